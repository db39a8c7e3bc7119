import type { DuckDBConnection } from '@duckdb/node-api';
import { TEMPORARY_OF_CHANGES } from '../changed-sums.ts';
import { HOLDER_ROLLUPS, TEMPORARY_OF_HOLDERS } from './holder-sums.ts';
import { PAID, TOP_PAYER_ROLLUPS } from './top-payers.ts';
import { exact, execute, integer, firstRow, query } from '../../engine/duck.ts';
import { addPaymentsToYear, groupTaxpayers, sumArrearsOfYear, sumPaymentsOfYear, TEMPORARY_OF_YEARS } from './holder-years.ts';
import { rowsInMemory } from '../../engine/key-ranges.ts';
import type { Part } from '../../generations/manifest.ts';
import { buildPart, type BuiltPart } from '../../generations/build-part.ts';
import { emptyTableSql } from '../rollup.ts';
import { fileOf, relationOf } from '../published-tables.ts';

type Slot = Pick<Part, 'kind' | 'year'>;

const { holder_payments, holder_arrears } = HOLDER_ROLLUPS;
const TABLES = { ...TOP_PAYER_ROLLUPS, holder_payments, holder_arrears } as const;
type Table = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as readonly Table[];

const OF_HOLDERS: readonly Part['kind'][] = ['payments', 'arrears', 'register'];

/** Returns true if a load changes figures of taxpayers as holders, payers or debtors. */
export const changesHolders = (rebuilt: readonly Slot[]): boolean => rebuilt.some(({ kind }) => OF_HOLDERS.includes(kind));

interface Years {
  /** Years that are computed. */
  readonly work: readonly number[];
  /** Years of the served part that payments are added to. */
  readonly add: readonly number[];
  /** Years that are copied from the served part. */
  readonly keep: readonly number[];
}

/** Sources of the next generation's part. */
export interface HolderSources {
  /** The part that the load builds on. */
  readonly served: Part | undefined;
  readonly rebuilt: readonly Slot[];
  /** Returns true if payments of a year were only added. */
  readonly onlyAdds: (year: number) => boolean;
}

/** If the register changes, all years change. */
function yearsOf(all: readonly number[], kind: 'payments' | 'arrears', { served, rebuilt, onlyAdds }: HolderSources): Years {
  const whole = !served || rebuilt.some((slot) => slot.kind === 'register');
  const changes = (year: number) => whole || rebuilt.some((slot) => slot.kind === kind && slot.year === year);
  const added = (year: number) => !whole && kind === 'payments' && changes(year) && onlyAdds(year);
  return {
    work: all.filter((year) => changes(year) && !added(year)),
    add: all.filter(added),
    keep: all.filter((year) => !changes(year)),
  };
}

/** No row has the year 0. */
const yearList = (years: readonly number[]): string => (years.length > 0 ? years.join(', ') : '0');

/** Starts a table with the unchanged years; in a copy of the served part, other years are deleted. */
function startSql(name: Table, target: string, served: Part | undefined, { keep, add }: Years, copied: boolean): string {
  const years = [...keep, ...add];
  const day = name === 'holder_arrears' ? 'snapshot_on' : 'year_start';
  if (copied) return `DELETE FROM ${target} WHERE year(${day}) NOT IN (${yearList(years)})`;
  if (!served || years.length === 0) return emptyTableSql(TABLES[name], target);
  return `CREATE TABLE ${target} AS SELECT * FROM ${relationOf(served, name)} WHERE year(${day}) IN (${yearList(years)})`;
}

/** The control sum of a table: a multiple of the sum of its source rows. */
interface ControlSumSpec {
  readonly table: 'payments' | 'arrears';
  readonly day: string;
  readonly sum: string;
  readonly stored: 'holder_payments' | 'holder_arrears';
  readonly storedDay: string;
  readonly storedSum: string;
  readonly times: bigint;
}

// Twice, as rows exist by tax and over all taxes.
const PAYMENTS: ControlSumSpec = {
  table: 'payments',
  day: 'posted_on',
  sum: 'amount',
  times: 2n,
  stored: 'holder_payments',
  storedDay: 'year_start',
  storedSum: 'amount',
};
const ARREARS: ControlSumSpec = {
  table: 'arrears',
  day: 'snapshot_on',
  sum: 'principal + coalesce(penalty, 0)',
  times: 1n,
  stored: 'holder_arrears',
  storedDay: 'snapshot_on',
  storedSum: 'owed',
};

/** Sums rows with a taxpayer: unchanged years in the served part, other years in their sources. */
async function controlSum(
  connection: DuckDBConnection,
  { work, add, keep }: Years,
  served: Part | undefined,
  of: ControlSumSpec,
): Promise<bigint> {
  const sum = async (relation: string, day: string, years: readonly number[], expression: string, named = '') =>
    years.length === 0
      ? 0n
      : exact(
          (await firstRow(connection, `SELECT sum(${expression}) FROM ${relation} WHERE year(${day}) IN (${yearList(years)})${named}`))[0],
        );
  const named = ' AND taxpayer_key IS NOT NULL';
  const before = served ? await sum(relationOf(served, of.stored), of.storedDay, [...keep, ...add], of.storedSum) : 0n;
  const fresh = await sum(`next.${of.table}`, of.day, work, of.sum, named);
  return before + of.times * (fresh + (await sum(`incoming.${of.table}`, of.day, add, of.sum, named)));
}

// Half of the memory is left for the obligations, which are built at the same time.
const BYTES_PER_ROW = 800;

async function write(
  connection: DuckDBConnection,
  folder: string,
  served: Part | undefined,
  paid: Years,
  owed: Years,
  sums: Readonly<Record<string, bigint>>,
  max: number,
): Promise<BuiltPart> {
  // If whole years are written, their old rows would only take room in a copy.
  const copied = served && paid.work.length + owed.work.length === 0;
  return buildPart(connection, folder, {
    kind: 'holders',
    year: null,
    ...(copied ? { changes: await fileOf(connection, served) } : {}),
    fill: async (worker, database) => {
      const years = (name: Table) => (name === 'holder_arrears' ? owed : paid);
      await execute(worker, ...NAMES.map((name) => startSql(name, `${database}.${name}`, served, years(name), copied === true)));
      if (served) for (const year of paid.add) await addPaymentsToYear(worker, database, year, served, max);
      if (paid.work.length + owed.work.length > 0) await groupTaxpayers(worker);
      for (const year of paid.work) await sumPaymentsOfYear(worker, database, year, max);
      for (const year of owed.work) await sumArrearsOfYear(worker, database, year, max);
    },
    rollups: NAMES,
    expected: { rows: {}, sums },
  });
}

const namesTaxpayers = async (connection: DuckDBConnection, table: string): Promise<boolean> =>
  (await query(connection, `SELECT 1 FROM next.${table} WHERE taxpayer_key IS NOT NULL LIMIT 1`)).length > 0;

async function work(connection: DuckDBConnection, folder: string, sources: HolderSources, max?: number): Promise<BuiltPart | null> {
  const { served } = sources;
  if (!(await namesTaxpayers(connection, 'arrears')) && !(await namesTaxpayers(connection, 'payments'))) return null;
  const years = async (table: string, day: string) =>
    (await query(connection, `SELECT DISTINCT year(${day}) AS y FROM next.${table} ORDER BY y`)).map(([year]) => integer(year));
  const paid = yearsOf(await years('agg_month_unit', 'posted_on'), 'payments', sources);
  const owed = yearsOf(await years('arrears_sums', 'snapshot_on'), 'arrears', sources);
  const sums = {
    'holder_payments.amount': await controlSum(connection, paid, served, PAYMENTS),
    'holder_arrears.owed': await controlSum(connection, owed, served, ARREARS),
  };
  return write(connection, folder, served, paid, owed, sums, max ?? (await rowsInMemory(connection, BYTES_PER_ROW)));
}

/**
 * Builds the part of taxpayers as holders: largest payers, and sums of their groups, from the schema `next`.
 * Only dirty years are computed; added payments change only the taxpayers that have them.
 * @param max about how many rows are computed at a time
 * @returns null if no row names a taxpayer
 */
export async function buildHolders(
  connection: DuckDBConnection,
  folder: string,
  sources: HolderSources,
  max?: number,
): Promise<BuiltPart | null> {
  try {
    return await work(connection, folder, sources, max);
  } finally {
    const temporary = [...Object.values(PAID), ...TEMPORARY_OF_HOLDERS, ...TEMPORARY_OF_YEARS, ...TEMPORARY_OF_CHANGES];
    await execute(connection, ...temporary.map((table) => `DROP TABLE IF EXISTS ${table}`));
  }
}
