import type { DuckDBConnection } from '@duckdb/node-api';
import { FIRST_YEAR, LAST_DAY, LAST_YEAR } from '../facts/assumptions.ts';
import { OBLIGATION_RULES, isOwedSql } from '../facts/obligations.ts';
import { OBJECT_SHAPES } from '../facts/object-kinds.ts';
import { FIRMS_OWN, TAXPAYERS_AN_OBJECT } from '../facts/people.ts';
import { CLOSING_SECTOR } from '../facts/planted.ts';
import { TAX_CODES, TAX_TYPES, taxNumber } from '../facts/tax-types.ts';
import { unitNumber } from '../facts/units.ts';
import type { Pool } from '../plan/object-pools.ts';
import { SIZE_STEPS } from '../plan/natural-tax.ts';
import { CLOSING_PER_MILLE, OPENING_PER_MILLE } from '../plan/open-objects.ts';
import { redistributeShares, usualShares } from '../plan/unit-shares.ts';
import { isBlankSql } from './blank-fields.ts';
import { PLACE_SLOTS } from './lookup-tables.ts';
import { usuallyPaysSql } from './obligations.ts';
import { dropTables, query, createTemporaryTable } from './load-rows.ts';
import { otherHash, suspendedInPandemicSql, pandemicFrom, pandemicTo } from './object-events.ts';
import { baseValue, isExempt, taxOwed, KIND_SLOTS, objectHash, payableNumber, PER_MILLE, placeSlot, sizeRank } from './objects.ts';
import { REGISTER } from './year-tables.ts';

/** Values of a tax for its objects, one row for each tax. */
async function fillShapes(connection: DuckDBConnection): Promise<void> {
  const shapes = TAX_CODES.flatMap((tax) => {
    const [shape, rule] = [OBJECT_SHAPES[tax], OBLIGATION_RULES[tax]];
    if (!shape || !rule) return [];
    return [
      {
        tax: taxNumber(tax),
        payable: payableNumber(tax),
        individual: Math.round(shape.individual * PER_MILLE),
      },
    ];
  });
  const types = { tax: 'INTEGER', payable: 'BIGINT', individual: 'BIGINT' };
  await createTemporaryTable(connection, 'sample_shapes', types, shapes);
}

async function fillPools(connection: DuckDBConnection, pools: readonly Pool[]): Promise<void> {
  const shareOf = new Map(
    TAX_CODES.flatMap((tax) => {
      const own = pools.filter((pool) => pool.tax === tax);
      const shares = redistributeShares(usualShares(tax), (unit) => own.some((pool) => pool.unit === unit));
      return own.map((pool) => [pool, shares.find(({ unit }) => unit === pool.unit)?.share ?? 0] as const);
    }),
  );
  await createTemporaryTable(
    connection,
    'sample_pools',
    {
      pool: 'INTEGER',
      tax: 'INTEGER',
      unit: 'INTEGER',
      objects: 'BIGINT',
      first_key: 'BIGINT',
      phase: 'BIGINT',
      level: 'DOUBLE',
      each: 'DOUBLE',
      share: 'DOUBLE',
      since: 'DATE',
    },
    pools.map((own, pool) => ({
      pool,
      tax: taxNumber(own.tax),
      unit: unitNumber(own.unit),
      objects: own.objects,
      first_key: own.firstKey,
      phase: own.phase,
      level: own.level,
      each: own.each,
      share: shareOf.get(own) ?? 0,
      since: TAX_TYPES.find(({ code }) => code === own.tax)?.validFrom ?? null,
    })),
  );
}

/** Taxes whose objects have numbers of the agency. Numbers of land name the district, so that an extract knows it. */
const NUMBERED_BY_AGENCY = TAX_CODES.filter((tax) => OBJECT_SHAPES[tax]?.number === 'nopd')
  .map(taxNumber)
  .join(', ');

/** Coprime to the slots of kinds. Neighbours are of different kinds, so that few objects have their share of each. */
const KIND_STEP = '61';

/** Maximum number of taxpayers. Keys up to `people` are individuals, the `firms` after them corporate. */
export function ownersOf(pools: readonly Pool[]): { readonly people: number; readonly firms: number } {
  const total = pools.reduce((sum, { objects }) => sum + objects, 0);
  return { people: Math.ceil(total * TAXPAYERS_AN_OBJECT.individual), firms: Math.ceil(total * TAXPAYERS_AN_OBJECT.corporate) };
}

/** Even in 0..1. Its product with its root selects taxpayers, so that few of them own many objects. */
const ownerSql = (owners: number): string => {
  const even = '(CAST((other >> 24) % 1073741824 AS DOUBLE) / 1073741824)';
  return `CAST(floor(${String(owners)} * ${even} * sqrt(${even})) AS BIGINT)`;
};

const LEAP_YEAR = '2020';

/**
 * The register: all objects in the order of their keys, with numbers for their codes and with their random numbers. It is read several
 * times for each year.
 * The objects of a pool are ordered by age. In each year the oldest open ones close and the youngest open, both in a fixed proportion. For
 * taxes with cases the youngest stays. `openWindow` can thus tell from an object's place alone whether it was open all through a year.
 * For taxes with few objects in a unit, bases are set so that the tax of their usual payers is the unit's share. Suspended objects are
 * excluded, because they owe nothing.
 */
export async function fillRegister(connection: DuckDBConnection, pools: readonly Pool[], seed: number): Promise<void> {
  await fillPools(connection, pools);
  await fillShapes(connection);
  const { people, firms } = ownersOf(pools);
  const [first, last] = [String(FIRST_YEAR), String(LAST_YEAR)];
  const dayIn = (year: string, bits: number) =>
    `make_date(CAST(${year} AS INTEGER), 1, 1) + CAST(CAST(drawn >> ${String(bits)} AS BIGINT) % CASE WHEN ${year} = ${last} THEN date_diff('day', DATE '${last}-01-01', DATE '${LAST_DAY}') ELSE 364 END AS INTEGER)`;
  const before = `since + CAST(CAST(drawn >> 36 AS BIGINT) % CASE WHEN year(since) < ${first} THEN date_diff('day', since, DATE '${first}-01-01') ELSE 300 END AS INTEGER)`;
  const closing = `${first} + (place * 1000 + phase) // (${String(CLOSING_PER_MILLE)} * objects)`;
  // One thread computes the places of few pools, and all threads compute the random numbers. So it is a separate step with few columns.
  await query(connection, 'CREATE OR REPLACE TEMP TABLE sample_spots AS SELECT pool, unnest(range(objects)) AS place FROM sample_pools');
  await query(connection, 'SET preserve_insertion_order = true');
  await query(
    connection,
    `CREATE TABLE ${REGISTER} AS
    WITH placed AS (
      SELECT tax, unit, objects, phase, level, since, place, first_key + place AS object_key FROM sample_spots s JOIN sample_pools p ON p.pool = s.pool
    ),
    drawn AS (
      SELECT *, ${objectHash('object_key', seed)} AS drawn, ${otherHash('object_key', seed)} AS other,
        CASE WHEN tax = ${String(taxNumber(CLOSING_SECTOR.tax))} AND (other >> 14) % 100 < ${String(CLOSING_SECTOR.closedPercent)} THEN least(${String(CLOSING_SECTOR.year)}, ${closing}) ELSE ${closing} END AS closing_year,
        ${last} - ((objects - place) * 1000 - 1 - phase) // (${String(OPENING_PER_MILLE)} * objects) AS opening_year
      FROM placed
    ),
    dated AS (
      SELECT *, ${sizeRank('drawn')} AS size,
        CASE WHEN opening_year < ${first} OR opening_year < year(since) THEN ${before}
          ELSE greatest(since, ${dayIn('opening_year', 36)}) END AS opened_on,
        CASE WHEN closing_year <= ${last} AND closing_year > year(since) AND (place < objects - 1 OR NOT ${isOwedSql('tax', 'case')}) THEN ${dayIn('closing_year', 44)} END AS closed_on
      FROM drawn
    ),
    shaped AS (
      SELECT d.*, CASE WHEN d.tax IN (${NUMBERED_BY_AGENCY}) AND ${isBlankSql('objects.ward', 'd.drawn')} THEN left(CAST(p.region AS VARCHAR), 5) ELSE p.region END AS region,
        CAST(d.object_key * ${KIND_STEP} % ${String(KIND_SLOTS)} AS INTEGER) AS kind_slot,
        d.size * 1000 // ${String(SIZE_STEPS)} >= ${String(FIRMS_OWN)} AND CAST((d.other >> 7) % 1000 AS BIGINT) < h.individual AS person,
        CAST((d.drawn >> 52) % 1000 AS BIGINT) >= h.payable AS resting
      FROM dated d
      JOIN sample_shapes h ON h.tax = d.tax
      JOIN sample_places p ON p.slot = d.unit * ${String(PLACE_SLOTS)} + ${placeSlot('d.drawn')}
    ),
    valued AS (SELECT s.*, ${baseValue('s')} AS natural_base, hash(object_key, ${String(seed)}, 4) AS habit FROM shaped s),
    owing AS (
      SELECT tax, unit, count(*) AS payers, CAST(sum(${taxOwed('r', 'natural_base')}) AS DOUBLE) AS owed
      FROM valued r WHERE ${isOwedSql('tax', 'month', 'notice')} AND NOT resting AND ${usuallyPaysSql('r')} GROUP BY tax, unit
    ),
    fitted AS (
      SELECT o.tax, o.unit, p.each * sum(o.payers) OVER (PARTITION BY o.tax) * p.share / o.owed AS factor
      FROM owing o JOIN sample_pools p ON p.tax = o.tax AND p.unit = o.unit
    ),
    based AS (
      SELECT v.*, greatest(1000, CAST(round(v.natural_base * coalesce(f.factor, 1) / 1000) AS BIGINT) * 1000) AS base
      FROM valued v LEFT JOIN fitted f ON f.tax = v.tax AND f.unit = v.unit AND NOT v.resting
    )
    SELECT object_key, 1 + CASE WHEN person THEN ${ownerSql(people)} ELSE ${String(people)} + ${ownerSql(firms)} END AS taxpayer_key, tax, unit,
      CAST(region AS sample_region) AS region, opened_on, closed_on, CAST(kind_slot AS TINYINT) AS kind_slot, base, ${isExempt('r')} AS exempt, resting,
      CAST(dayofyear(make_date(${LEAP_YEAR}, month(opened_on), day(opened_on))) AS INTEGER) AS year_day,
      drawn, habit,
      CASE WHEN ${suspendedInPandemicSql('other')} THEN ${pandemicFrom('other')} END AS rests_from, CASE WHEN ${suspendedInPandemicSql('other')} THEN ${pandemicTo('other')} END AS rests_to
    FROM based r`,
  );
  await query(connection, 'SET preserve_insertion_order = false');
  await dropTables(connection, 'sample_spots');
}
