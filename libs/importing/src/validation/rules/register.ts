import { defineRule } from '../rule.ts';

const NOP_DIGITS = 18;

export const objectNumber = defineRule({
  key: 'object-number',
  severity: 'refuse',
  extracts: ['objects'],
  fields: ['id', 'idType'],
  at: 'id',
  params: ['value', 'type'],
  sql: `SELECT file_number, line, object_id, upper(id_type) FROM judged WHERE
      (id_type = 'nop' AND NOT (regexp_full_match(object_id, '[0-9. -]+') AND length(regexp_replace(object_id, '[^0-9]', '', 'g')) = ${NOP_DIGITS}))
      OR (id_type = 'nrkb' AND NOT regexp_full_match(object_id, '[A-Z]{1,2} ?[0-9]{1,4} ?[A-Z]{0,3}'))`,
  says: { id: '"{{value}}" bukan {{type}} yang sah.', en: '"{{value}}" is not a valid {{type}}.' },
  title: { id: 'NOP 18 angka, NRKB berbentuk nomor kendaraan', en: 'A NOP has 18 digits, an NRKB the form of a number plate' },
  advice: {
    id: 'Simpan nomor objek sebagai teks agar nol di depan tidak hilang.',
    en: 'Keep object numbers as text, so that leading zeros are not lost.',
  },
});

const PATHS = `paths AS (
  SELECT r0.region_code, [r0.region_code, r1.region_code, r2.region_code, r3.region_code] AS codes,
    coalesce(CASE WHEN r0.level = 'city' THEN r0.bps_code END, CASE WHEN r1.level = 'city' THEN r1.bps_code END,
      CASE WHEN r2.level = 'city' THEN r2.bps_code END, CASE WHEN r3.level = 'city' THEN r3.bps_code END) AS city_bps
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
  // Land object numbers begin with the statistical office's code of the city, which counts the same cities differently.
  sql: `WITH ${PATHS} SELECT j.file_number, j.line, j.object_id, p.city_bps, j.region_code FROM judged j JOIN paths p USING (region_code)
    WHERE j.id_type = 'nop' AND p.city_bps IS NOT NULL AND left(regexp_replace(j.object_id, '[^0-9]', '', 'g'), 4) <> p.city_bps`,
  says: {
    id: 'NOP "{{value}}" tidak berawalan kode BPS {{city}} dari kota wilayah {{region}}.',
    en: 'The NOP "{{value}}" does not begin with {{city}}, the BPS code of the city of the region {{region}}.',
  },
  title: { id: 'Kode kota dalam NOP cocok dengan wilayahnya', en: "The NOP's city digits fit its region" },
  advice: {
    id: 'Bandingkan kode BPS dan kode Kemendagri kota itu; keduanya berbeda urutan.',
    en: "Compare the city's BPS and Kemendagri codes: they number the cities differently.",
  },
});

export const objectRegion = defineRule({
  key: 'object-region',
  severity: 'warn',
  extracts: ['objects'],
  needs: ['regions', 'units'],
  fields: ['unit', 'region'],
  at: 'region',
  params: ['region', 'unit', 'served'],
  sql: `WITH ${PATHS} SELECT j.file_number, j.line, j.region_code, j.unit_code, u.region_code FROM judged j
    JOIN known.units u USING (unit_code) JOIN paths p ON p.region_code = j.region_code
    WHERE u.region_code IS NOT NULL AND j.region_code <> 'UNMAPPED' AND list_position(p.codes, u.region_code) IS NULL`,
  says: {
    id: 'Wilayah "{{region}}" di luar wilayah kerja "{{unit}}" ({{served}}).',
    en: 'The region "{{region}}" lies outside {{served}}, which "{{unit}}" serves.',
  },
  title: { id: 'Objek berada di wilayah kerja unitnya', en: "An object lies in its unit's region" },
  advice: { id: 'Perbaiki unit atau wilayah objek.', en: "Correct the object's unit or region." },
});
