import type { DuckDBConnection } from '@duckdb/node-api';
import { FIRST_YEAR, LAST_DAY, LAST_YEAR, TAX_SHAPES } from '../facts/assumptions.ts';
import { DUTIES } from '../facts/duties.ts';
import { OBJECT_SHAPES } from '../facts/object-kinds.ts';
import { FIRMS_OWN, TAXPAYERS_AN_OBJECT } from '../facts/people.ts';
import { TAX_CODES, TAX_TYPES, taxNumber, type TaxCode } from '../facts/tax-types.ts';
import { unitNumber } from '../facts/units.ts';
import { spans } from '../plan/apportion.ts';
import type { Pool } from '../plan/object-pools.ts';
import { CLOSING, OPENING } from '../plan/open-objects.ts';
import { otherHash } from './object-events.ts';
import { PLACE_SLOTS } from './draw-tables.ts';
import { behind, query, temporary, temporarySlots } from './load-rows.ts';

/** What is drawn for an object: its bits decide size, ward and days, in the objects' table and wherever the object pays. */
export const objectHash = (key: string, seed: number): string => `hash(${key}, ${String(seed)})`;
export const placeSlot = (hash: string): string => `CAST((${hash} >> 20) % ${String(PLACE_SLOTS)} AS INTEGER)`;

/** Sizes are drawn in so many steps, 0 being the largest. */
export const SIZE_STEPS = 1_048_576;
export const sizeRank = (hash: string): string => `CAST(${hash} % ${String(SIZE_STEPS)} AS BIGINT)`;

const KIND_SLOTS = 100;
const PER_MILLE = 1_000;

/** Per mille of the open objects of a tax that owe anything. */
export const payableNumber = (tax: TaxCode): number => Math.round((DUTIES[tax]?.payable ?? 0) * PER_MILLE);

/** What a tax says about its objects, one row for each tax. */
async function fillShapes(connection: DuckDBConnection): Promise<void> {
  const shapes = TAX_CODES.flatMap((tax) => {
    const [shape, duty] = [OBJECT_SHAPES[tax], DUTIES[tax]];
    if (!shape || !duty) return [];
    return [
      {
        tax: taxNumber(tax),
        duty: duty.kind,
        payable: payableNumber(tax),
        individual: Math.round(shape.individual * PER_MILLE),
        base: shape.base,
        evenness: TAX_SHAPES[tax].evenness,
        by_size: shape.bySize,
        id_type: shape.number,
      },
    ];
  });
  await temporary(
    connection,
    'sample_shapes',
    {
      tax: 'INTEGER',
      duty: 'VARCHAR',
      payable: 'BIGINT',
      individual: 'BIGINT',
      base: 'BIGINT',
      evenness: 'DOUBLE',
      by_size: 'BOOLEAN',
      id_type: 'VARCHAR',
    },
    shapes,
  );
  const kinds = TAX_CODES.flatMap((tax) =>
    spans(KIND_SLOTS, OBJECT_SHAPES[tax]?.kinds ?? [], ({ weight }) => weight).map(({ item, from, to }) => ({
      tax: taxNumber(tax),
      class: item.class,
      use: item.use,
      slot_from: from,
      slot_to: to,
    })),
  );
  await temporarySlots(
    connection,
    'sample_kinds',
    { class: 'VARCHAR', use: 'VARCHAR' },
    behind(kinds, ({ tax }) => tax * KIND_SLOTS),
  );
}

async function fillPools(connection: DuckDBConnection, pools: readonly Pool[]): Promise<void> {
  await temporary(
    connection,
    'sample_pools',
    { tax: 'INTEGER', unit: 'INTEGER', objects: 'BIGINT', first_key: 'BIGINT', phase: 'BIGINT', since: 'DATE' },
    pools.map(({ tax, unit, objects, firstKey, phase }) => ({
      tax: taxNumber(tax),
      unit: unitNumber(unit),
      objects,
      first_key: firstKey,
      phase,
      since: TAX_TYPES.find(({ code }) => code === tax)?.validFrom ?? null,
    })),
  );
}

/** How many taxpayers there are at most; keys up to `people` are individuals, the `firms` after them corporate. */
export function ownersOf(pools: readonly Pool[]): { readonly people: number; readonly firms: number } {
  const total = pools.reduce((sum, { objects }) => sum + objects, 0);
  return { people: Math.ceil(total * TAXPAYERS_AN_OBJECT.individual), firms: Math.ceil(total * TAXPAYERS_AN_OBJECT.corporate) };
}

/** Even in 0..1; its product with its root is taken for taxpayers, so that few of them own many objects. */
const owner = (owners: number): string => {
  const even = '(CAST((other >> 24) % 1073741824 AS DOUBLE) / 1073741824)';
  return `CAST(floor(${String(owners)} * ${even} * sqrt(${even})) AS BIGINT)`;
};

/**
 * Numbers of objects fit the patterns of real ones and cannot be real: in a land object number the digits of the ward are 000, a plate
 * number never begins with 0, and no province has the digits 00.
 */
const objectId = `CASE id_type
  WHEN 'nop' THEN concat('31', right(bps_code, 2), substr(region, 7, 2), '0000', lpad(CAST(object_key AS VARCHAR), 8, '0'))
  WHEN 'nrkb' THEN concat('B 0', lpad(CAST(1 + object_key % 999 AS VARCHAR), 3, '0'), ' ',
    chr(CAST(65 + object_key // 999 // 676 AS INTEGER)), chr(CAST(65 + object_key // 999 // 26 % 26 AS INTEGER)), chr(CAST(65 + object_key // 999 % 26 AS INTEGER)))
  ELSE concat('00', lpad(CAST(s.tax AS VARCHAR), 2, '0'), lpad(CAST(object_key AS VARCHAR), 9, '0')) END`;

const landM2 = 'CAST(40 + 30000000 // (size + 12000) AS DOUBLE)';

/**
 * A pool's objects stand in the order of their age. In each year the first of those still open close, and the youngest opened, both
 * in a fixed proportion; so whether an object was open all through a year follows from its place alone (see `openWindow`).
 */
export async function fillObjects(connection: DuckDBConnection, pools: readonly Pool[], seed: number): Promise<void> {
  await fillPools(connection, pools);
  await fillShapes(connection);
  const { people, firms } = ownersOf(pools);
  const [first, last] = [String(FIRST_YEAR), String(LAST_YEAR)];
  const dayIn = (year: string, bits: number) =>
    `make_date(CAST(${year} AS INTEGER), 1, 1) + CAST(CAST(drawn >> ${String(bits)} AS BIGINT) % CASE WHEN ${year} = ${last} THEN date_diff('day', DATE '${last}-01-01', DATE '${LAST_DAY}') ELSE 364 END AS INTEGER)`;
  const before = `since + CAST(CAST(drawn >> 36 AS BIGINT) % CASE WHEN year(since) < ${first} THEN date_diff('day', since, DATE '${first}-01-01') ELSE 300 END AS INTEGER)`;
  await query(
    connection,
    `INSERT INTO incoming.objects (object_key, object_id, id_type, tax_code, taxpayer_key, unit_code, region_code, class_code, use_code,
      base_value, land_m2, building_m2, opened_on, closed_on, status, updated_on)
    WITH placed AS (SELECT tax, unit, objects, first_key, phase, since, unnest(range(objects)) AS place FROM sample_pools),
    drawn AS (
      SELECT *, first_key + place AS object_key, ${objectHash('first_key + place', seed)} AS drawn, ${otherHash('first_key + place', seed)} AS other,
        ${first} + (place * 1000 + phase) // (${String(CLOSING)} * objects) AS closing_year,
        ${last} - ((objects - place) * 1000 - 1 - phase) // (${String(OPENING)} * objects) AS opening_year
      FROM placed
    ),
    dated AS (
      SELECT *, ${sizeRank('drawn')} AS size,
        CASE WHEN opening_year < ${first} OR opening_year < year(since) THEN ${before}
          ELSE greatest(since, ${dayIn('opening_year', 36)}) END AS opened_on,
        CASE WHEN closing_year <= ${last} AND closing_year > year(since) THEN ${dayIn('closing_year', 44)} END AS closed_on
      FROM drawn
    ),
    shaped AS (
      SELECT d.*, h.id_type, h.base, h.evenness, p.region,
        CASE WHEN h.by_size THEN CAST(d.size * ${String(KIND_SLOTS)} // ${String(SIZE_STEPS)} AS INTEGER)
          ELSE CAST(d.other % ${String(KIND_SLOTS)} AS INTEGER) END AS kind_slot,
        d.size * 1000 // ${String(SIZE_STEPS)} >= ${String(FIRMS_OWN)} AND CAST((d.other >> 7) % 1000 AS BIGINT) < h.individual AS person,
        NOT ${payable('h', 'd')} AND h.duty <> 'campaign' AS resting
      FROM dated d
      JOIN sample_shapes h ON h.tax = d.tax
      JOIN sample_places p ON p.slot = d.unit * ${String(PLACE_SLOTS)} + ${placeSlot('d.drawn')}
    )
    SELECT s.object_key, ${objectId}, s.id_type, t.code, 1 + CASE WHEN person THEN ${owner(people)} ELSE ${String(people)} + ${owner(firms)} END,
      u.code, s.region, k.class, k.use,
      s.base * ${String(SIZE_STEPS)} // (s.size + CAST(s.evenness * ${String(SIZE_STEPS)} AS BIGINT) + 1) // 1000 * 1000,
      CASE WHEN id_type = 'nop' THEN ${landM2} END,
      CASE WHEN id_type <> 'nop' THEN NULL WHEN k.class = 'BUMI' THEN 0 ELSE floor(${landM2} * (40 + CAST((other >> 50) % 140 AS BIGINT)) / 100) END,
      opened_on, closed_on,
      CASE WHEN closed_on IS NOT NULL THEN 'closed' WHEN resting THEN 'suspended' ELSE 'active' END,
      greatest(closed_on, opened_on + CAST(CAST(other >> 40 AS BIGINT) % (1 + date_diff('day', opened_on, DATE '${LAST_DAY}')) AS INTEGER))
    FROM shaped s
    JOIN sample_kinds k ON k.slot = s.tax * ${String(KIND_SLOTS)} + s.kind_slot
    JOIN sample_taxes t ON t.number = s.tax
    JOIN sample_units u ON u.number = s.unit
    LEFT JOIN sample_cities c ON c.city = left(s.region, 5)`,
  );
}

/**
 * Whether an object owes anything at all: of land and buildings the larger ones (small homes are exempt), of the others those that
 * are not suspended. Takes the names of a row of `sample_shapes` and of one with `drawn`.
 */
export function payable(shape: string, object: string): string {
  const rank = `CASE WHEN ${shape}.duty = 'campaign' THEN ${sizeRank(`${object}.drawn`)} * 1000 // ${String(SIZE_STEPS)} ELSE CAST((${object}.drawn >> 52) % 1000 AS BIGINT) END`;
  return `(${rank} < ${shape}.payable)`;
}
