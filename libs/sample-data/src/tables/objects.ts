import type { DuckDBConnection } from '@duckdb/node-api';
import { FIRST_YEAR, LAST_DAY, LAST_YEAR } from '../facts/assumptions.ts';
import { TAX_TYPES, taxNumber } from '../facts/tax-types.ts';
import { unitNumber } from '../facts/units.ts';
import { CLOSING, OPENING, type Pool } from '../plan/object-pools.ts';
import { PLACE_SLOTS } from './draw-tables.ts';
import { query, temporary } from './load-rows.ts';

/** What is drawn for an object: its bits decide size, ward and days, in the objects' table and wherever the object pays. */
export const objectHash = (key: string, seed: number): string => `hash(${key}, ${String(seed)})`;
export const placeSlot = (hash: string): string => `CAST((${hash} >> 20) % ${String(PLACE_SLOTS)} AS INTEGER)`;

/**
 * A pool's objects stand in the order of their age. In each year the first of those still open close, and the youngest opened, both
 * in a fixed proportion; so whether an object was open all through a year follows from its place alone (see `payingWindow`).
 */
export async function fillObjects(connection: DuckDBConnection, pools: readonly Pool[], seed: number): Promise<void> {
  await temporary(
    connection,
    'sample_pools',
    { tax: 'INTEGER', unit: 'INTEGER', objects: 'BIGINT', first_key: 'BIGINT', since: 'DATE' },
    pools.map(({ tax, unit, objects, firstKey }) => ({
      tax: taxNumber(tax),
      unit: unitNumber(unit),
      objects,
      first_key: firstKey,
      since: TAX_TYPES.find(({ code }) => code === tax)?.validFrom ?? null,
    })),
  );
  const [first, last] = [String(FIRST_YEAR), String(LAST_YEAR)];
  const dayIn = (year: string, bits: number) =>
    `make_date(CAST(${year} AS INTEGER), 1, 1) + CAST((drawn >> ${String(bits)}) % CASE WHEN ${year} = ${last} THEN date_diff('day', DATE '${last}-01-01', DATE '${LAST_DAY}') ELSE 364 END AS INTEGER)`;
  const before = `since + CAST((drawn >> 36) % greatest(1, date_diff('day', since, DATE '${first}-01-01')) AS INTEGER)`;
  await query(
    connection,
    `INSERT INTO incoming.objects (object_key, object_id, tax_code, unit_code, region_code, opened_on, closed_on)
    WITH placed AS (SELECT tax, unit, objects, first_key, since, unnest(range(objects)) AS place FROM sample_pools),
    aged AS (
      SELECT *, first_key + place AS object_key, ${objectHash('first_key + place', seed)} AS drawn,
        ${first} - 1 + ((place + 1) * 1000 + ${String(CLOSING)} * objects - 1) // (${String(CLOSING)} * objects) AS closing_year,
        ${last} + 1 - ((objects - place) * 1000 + ${String(OPENING)} * objects - 1) // (${String(OPENING)} * objects) AS opening_year
      FROM placed
    ),
    dated AS (
      SELECT *, CASE WHEN opening_year < ${first} OR opening_year < year(since) THEN ${before}
          ELSE greatest(since, ${dayIn('opening_year', 36)}) END AS opened_on,
        CASE WHEN closing_year <= ${last} AND closing_year > year(since) THEN ${dayIn('closing_year', 44)} END AS closed_on
      FROM aged
    )
    SELECT d.object_key, concat('CONTOH-', t.code, '-', lpad(CAST(d.object_key AS VARCHAR), 9, '0')), t.code, u.code, p.region, d.opened_on, d.closed_on
    FROM dated d
    JOIN sample_taxes t ON t.number = d.tax
    JOIN sample_units u ON u.number = d.unit
    JOIN sample_places p ON p.unit = d.unit AND p.slot = ${placeSlot('d.drawn')}
    ORDER BY d.object_key`,
  );
}
