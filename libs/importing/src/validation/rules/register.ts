import { defineRule } from '../rule.ts';

const NOP_DIGITS = 18;

export const objectNumber = defineRule({
  key: 'object-number',
  severity: 'refuse',
  extracts: ['objects'],
  fields: ['id', 'idType'],
  at: 'id',
  params: ['value', 'type'],
  sql: `SELECT file_number, line, object_id, upper(id_type) FROM resolved WHERE
      (id_type = 'nop' AND NOT (regexp_full_match(object_id, '[0-9. -]+') AND length(regexp_replace(object_id, '[^0-9]', '', 'g')) = ${NOP_DIGITS}))
      OR (id_type = 'nrkb' AND NOT regexp_full_match(object_id, '[A-Z]{1,2} ?[0-9]{1,4} ?[A-Z]{0,3}'))`,
  text: { id: '"{{value}}" bukan {{type}} yang sah.', en: '"{{value}}" is not a valid {{type}}.' },
  title: { id: 'NOP 18 angka, NRKB berbentuk nomor kendaraan', en: 'A NOP has 18 digits, an NRKB the form of a number plate' },
  advice: {
    id: 'Simpan nomor objek sebagai teks agar nol di depan tidak hilang.',
    en: 'Keep object numbers as text, so that leading zeros are not lost.',
  },
});

const PATHS_SQL = `paths AS (
  SELECT r0.region_code, [r0.region_code, r1.region_code, r2.region_code, r3.region_code] AS codes,
    coalesce(CASE WHEN r0.level = 'city' THEN r0.bps_code END, CASE WHEN r1.level = 'city' THEN r1.bps_code END,
      CASE WHEN r2.level = 'city' THEN r2.bps_code END, CASE WHEN r3.level = 'city' THEN r3.bps_code END) AS city_bps,
    CASE 'district' WHEN r0.level THEN r0.region_code WHEN r1.level THEN r1.region_code END AS district
  FROM known.regions r0 LEFT JOIN known.regions r1 ON r1.region_code = r0.parent_code
    LEFT JOIN known.regions r2 ON r2.region_code = r1.parent_code LEFT JOIN known.regions r3 ON r3.region_code = r2.parent_code)`;

export const objectCity = defineRule({
  key: 'object-city',
  severity: 'warn',
  extracts: ['objects'],
  needs: ['regions'],
  fields: ['id', 'idType', 'region'],
  at: 'id',
  params: ['value', 'city', 'region'],
  // Numbers of land objects begin with the statistical office's code of the city, which numbers cities differently.
  sql: `WITH ${PATHS_SQL} SELECT j.file_number, j.line, j.object_id, p.city_bps, j.region_code FROM resolved j JOIN paths p USING (region_code)
    WHERE j.id_type = 'nop' AND p.city_bps IS NOT NULL AND left(regexp_replace(j.object_id, '[^0-9]', '', 'g'), 4) <> p.city_bps`,
  text: {
    id: 'NOP "{{value}}" tidak berawalan kode BPS {{city}} dari kota wilayah {{region}}.',
    en: 'The NOP "{{value}}" does not begin with {{city}}, the BPS code of the city of the region {{region}}.',
  },
  title: { id: 'Kode kota dalam NOP cocok dengan wilayahnya', en: "The NOP's city digits fit its region" },
  advice: {
    id: 'Bandingkan kode BPS dan kode Kemendagri kota itu; keduanya berbeda urutan.',
    en: "Compare the city's BPS and Kemendagri codes: they number the cities differently.",
  },
});

/** An object known by city only may lie in any district of that city. */
export const objectRegion = defineRule({
  key: 'object-region',
  severity: 'warn',
  extracts: ['objects'],
  needs: ['regions', 'units'],
  fields: ['unit', 'region'],
  at: 'region',
  params: ['region', 'unit', 'served'],
  sql: `WITH ${PATHS_SQL} SELECT j.file_number, j.line, j.region_code, j.unit_code, coalesce(replace(u.district_codes, ';', ', '), u.region_code) FROM resolved j
    JOIN known.units u USING (unit_code) JOIN paths p ON p.region_code = j.region_code LEFT JOIN paths s ON s.region_code = u.region_code
    WHERE j.region_code <> 'UNMAPPED' AND CASE WHEN u.district_codes IS NOT NULL AND p.district IS NOT NULL
      THEN NOT list_contains(string_split(u.district_codes, ';'), p.district) ELSE u.region_code IS NOT NULL AND list_position(p.codes, u.region_code) IS NULL AND list_position(s.codes, j.region_code) IS NULL END`,
  text: {
    id: 'Wilayah "{{region}}" di luar wilayah kerja "{{unit}}" ({{served}}).',
    en: 'The region "{{region}}" lies outside {{served}}, which "{{unit}}" serves.',
  },
  title: { id: 'Objek berada di wilayah kerja unitnya', en: "An object lies in its unit's region" },
  advice: { id: 'Perbaiki unit atau wilayah objek.', en: "Correct the object's unit or region." },
});

const LISTED_SQL = `listed AS (
  SELECT file_number, line, unit_code, kind, region_code, active_from, active_to, unnest(string_split(district_codes, ';')) AS district FROM resolved)`;

export const unitDistrict = defineRule({
  key: 'unit-district',
  severity: 'refuse',
  extracts: ['units'],
  needs: ['regions'],
  fields: ['districts'],
  at: 'districts',
  params: ['value', 'name'],
  sql: `WITH ${LISTED_SQL} SELECT l.file_number, l.line, l.district, r.name FROM listed l JOIN known.regions r ON r.region_code = l.district WHERE r.level <> 'district'`,
  text: { id: '"{{value}}" ({{name}}) bukan kecamatan.', en: '"{{value}}" ({{name}}) is not a district.' },
  title: { id: 'Wilayah kerja unit berupa kecamatan', en: "A unit's districts are districts" },
  advice: {
    id: 'Tulis kode kecamatan, dipisah titik koma. Kosongkan bila unit melayani seluruh wilayahnya.',
    en: 'Write codes of districts, separated by semicolons. Leave it empty if the unit serves all of its region.',
  },
});

export const unitDistrictOutside = defineRule({
  key: 'unit-district-outside',
  severity: 'warn',
  extracts: ['units'],
  needs: ['regions'],
  fields: ['districts', 'region'],
  at: 'districts',
  params: ['value', 'unit', 'region'],
  sql: `WITH ${PATHS_SQL}, ${LISTED_SQL} SELECT l.file_number, l.line, l.district, l.unit_code, l.region_code FROM listed l JOIN paths p ON p.region_code = l.district
    WHERE l.region_code IS NOT NULL AND list_position(p.codes, l.region_code) IS NULL`,
  text: {
    id: 'Kecamatan "{{value}}" tidak terletak di "{{region}}", wilayah unit "{{unit}}".',
    en: 'The district "{{value}}" does not lie in "{{region}}", the region of the unit "{{unit}}".',
  },
  title: { id: 'Kecamatan unit terletak di wilayah unit itu', en: "A unit's districts lie in its region" },
  advice: {
    id: 'Perbaiki kode kecamatan, atau wilayah unit: wilayah itu memuat semua kecamatannya.',
    en: 'Correct the codes of the districts, or the region of the unit: it holds all of its districts.',
  },
});

export const unitDistrictShared = defineRule({
  key: 'unit-district-shared',
  severity: 'warn',
  extracts: ['units'],
  fields: ['districts'],
  at: 'districts',
  params: ['value', 'unit', 'other'],
  // Units of other kinds may share a district with a UP3D.
  sql: `WITH ${LISTED_SQL}, others AS (
      SELECT unit_code, district, active_from, active_to FROM listed WHERE kind = 'up3d' UNION ALL
      SELECT unit_code, unnest(string_split(district_codes, ';')), active_from, active_to FROM known.units
      WHERE kind = 'up3d' AND unit_code NOT IN (SELECT unit_code FROM resolved))
    SELECT l.file_number, l.line, l.district, l.unit_code, min(o.unit_code) FROM listed l JOIN others o ON o.district = l.district AND o.unit_code <> l.unit_code
    WHERE l.kind = 'up3d' AND coalesce(o.active_to, DATE '9999-12-31') >= coalesce(l.active_from, DATE '0001-01-01')
      AND coalesce(l.active_to, DATE '9999-12-31') >= coalesce(o.active_from, DATE '0001-01-01') GROUP BY ALL`,
  text: {
    id: 'Kecamatan "{{value}}" dilayani UP3D "{{unit}}" dan juga "{{other}}".',
    en: 'The district "{{value}}" is served by the UP3D "{{unit}}" and by "{{other}}" as well.',
  },
  title: { id: 'Satu kecamatan dilayani satu UP3D', en: 'A district is served by one UP3D' },
  advice: {
    id: 'Perbaiki kecamatannya. Bila satu unit menggantikan unit lain, isi masa tugasnya (activeFrom, activeTo).',
    en: 'Correct the districts. If one unit replaces the other, fill in their time of service (activeFrom, activeTo).',
  },
});
