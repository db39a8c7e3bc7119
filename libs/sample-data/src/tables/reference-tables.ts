import type { DuckDBConnection } from '@duckdb/node-api';
import { BANK_CODES, BANKS } from '../facts/banks.ts';
import { CHANNEL_CODES, CHANNELS } from '../facts/channels.ts';
import { CITIES } from '../facts/cities.ts';
import { TAX_CATEGORIES, TAX_PERIOD, TAX_TYPES } from '../facts/tax-types.ts';
import { UNITS, type Unit } from '../facts/units.ts';
import { loadRows } from './load-rows.ts';
import type { RegionRow } from './regions.ts';

function unitName(unit: Unit, regions: readonly RegionRow[]): { id: string; en: string } {
  const city = CITIES.find(({ code }) => code === unit.city);
  const place = regions.find(({ region_code }) => region_code === unit.district)?.name;
  switch (unit.kind) {
    case 'head-office':
      return { id: 'Kantor Pusat', en: 'Head office' };
    case 'sub-agency':
      return { id: `Suku Badan ${city?.name ?? ''}`, en: `City office ${city?.name ?? ''}` };
    case 'samsat':
      return { id: `Samsat ${city?.name ?? ''}`, en: `Samsat ${city?.name ?? ''}` };
    case 'up3d':
      return { id: `UP3D ${place ?? city?.name ?? ''}`, en: `UP3D ${place ?? city?.name ?? ''}` };
  }
}

/** Districts of a UP3D, separated by semicolons. The other units serve all of their region. */
function districtsOf({ kind, region }: Unit, regions: readonly RegionRow[]): string | null {
  if (kind !== 'up3d') return null;
  const served = regions.filter(
    ({ level, region_code, parent_code }) => level === 'district' && [region_code, parent_code].includes(region),
  );
  return served.map(({ region_code }) => region_code).join(';');
}

const text = 'VARCHAR';

/** Writes regions, units, tax types, channels and banks into the draft. */
export async function fillReferenceTables(connection: DuckDBConnection, regions: readonly RegionRow[]): Promise<void> {
  await loadRows(
    connection,
    'incoming.regions',
    { region_code: text, level: text, name: text, parent_code: text, bps_code: text, population: 'BIGINT', area_km2: 'DOUBLE' },
    regions,
  );
  await loadRows(
    connection,
    'incoming.units',
    { unit_code: text, name_id: text, name_en: text, kind: text, parent_code: text, region_code: text, district_codes: text },
    UNITS.map((unit) => {
      const { id, en } = unitName(unit, regions);
      const { code, kind, parent, region } = unit;
      return {
        unit_code: code,
        name_id: id,
        name_en: en,
        kind,
        parent_code: parent,
        region_code: region,
        district_codes: districtsOf(unit, regions),
      };
    }),
  );
  await loadRows(
    connection,
    'incoming.tax_types',
    {
      tax_code: text,
      account_code: text,
      name_id: text,
      name_en: text,
      legacy_name: text,
      legacy_code: text,
      category_code: text,
      category_id: text,
      category_en: text,
      assessment_system: text,
      tax_period: text,
      valid_from: 'DATE',
    },
    TAX_TYPES.map(({ code, account, id, en, legacy, legacyAccount, category, system, validFrom }) => ({
      tax_code: code,
      account_code: account,
      name_id: id,
      name_en: en,
      legacy_name: legacy,
      legacy_code: legacyAccount,
      category_code: category,
      category_id: TAX_CATEGORIES[category].id,
      category_en: TAX_CATEGORIES[category].en,
      assessment_system: system,
      tax_period: TAX_PERIOD[code],
      valid_from: validFrom,
    })),
  );
  await loadRows(
    connection,
    'incoming.channels',
    { channel_code: text, name_id: text, name_en: text, class: text, live_from: 'DATE' },
    CHANNEL_CODES.map((code) => ({
      channel_code: code,
      name_id: CHANNELS[code].id,
      name_en: CHANNELS[code].en,
      class: CHANNELS[code].class,
      live_from: CHANNELS[code].liveFrom,
    })),
  );
  await loadRows(
    connection,
    'incoming.banks',
    { bank_code: text, name_id: text, name_en: text, group_name: text },
    BANK_CODES.map((code) => ({ bank_code: code, name_id: BANKS[code].id, name_en: BANKS[code].en, group_name: BANKS[code].group })),
  );
}
