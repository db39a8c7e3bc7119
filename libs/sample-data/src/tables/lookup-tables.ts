import type { DuckDBConnection } from '@duckdb/node-api';
import { BANK_CODES, bankNumber, BANKS_OF_CHANNEL } from '../facts/banks.ts';
import { CHANNEL_CODES } from '../facts/channels.ts';
import { unitNumber, UNITS, type Unit } from '../facts/units.ts';
import { spans } from '../plan/apportion.ts';
import { noise } from '../plan/noise.ts';
import { numbers } from './codes.ts';
import { offsetSpans, query, createSlotTable } from './load-rows.ts';
import type { RegionRow } from './regions.ts';

export const PLACE_SLOTS = 1_000;
export const BANK_SLOTS = 100;

/** Regions in which the objects of a unit lie: the wards of a UP3D; the city of a Samsat, whose extract has no ward. */
function placesOf(unit: Unit, regions: readonly RegionRow[]): readonly string[] {
  if (unit.kind !== 'up3d') return [unit.region];
  return regions
    .filter(({ level, region_code }) => level === 'ward' && region_code.startsWith(`${unit.region}.`))
    .map(({ region_code }) => region_code);
}

const collectors = CHANNEL_CODES.flatMap((channel) =>
  spans(BANK_SLOTS, BANK_CODES, (bank) => BANKS_OF_CHANNEL[channel][bank] ?? 0).flatMap(({ item, from, to }) =>
    Array.from({ length: to - from }, () => bankNumber(item)),
  ),
);
// A list and not a table. Joining every slot of the channels with every slot of the banks would give many times the payments.
/** Number of the bank in a slot of a channel's banks. */
export const collector = (channel: string, slot: string): string =>
  `${numbers(collectors)}[(${channel} - 1) * ${String(BANK_SLOTS)} + ${slot} + 1]`;

/** Constants of all years: the wards of units. */
export async function fillLookupTables(connection: DuckDBConnection, regions: readonly RegionRow[], seed: number): Promise<void> {
  const places = UNITS.flatMap((unit) => {
    const own = placesOf(unit, regions).map((region, index) => {
      const random = noise(seed, unitNumber(unit), index, 7);
      return { region, weight: 0.4 + 1.6 * random * random };
    });
    return spans(PLACE_SLOTS, own, ({ weight }) => weight).map(({ item, from, to }) => ({
      unit: unitNumber(unit),
      region: item.region,
      slot_from: from,
      slot_to: to,
    }));
  });
  const named = regions.map(({ region_code }) => `'${region_code}'`).join(', ');
  await query(connection, `CREATE OR REPLACE TEMP TYPE sample_region AS ENUM (${named})`);
  await createSlotTable(
    connection,
    'sample_places',
    { region: 'VARCHAR' },
    offsetSpans(places, ({ unit }) => unit * PLACE_SLOTS),
  );
}
