import type { DuckDBConnection } from '@duckdb/node-api';
import {
  AGGREGATE_NAMES,
  AGGREGATES,
  AGGREGATES_IN_ORDER,
  aggregateAddedSql,
  aggregateSql,
  contributionsSql,
  FINEST_MONTHS,
  MONEY_COLUMNS,
  summedSql,
  sumType,
  zeroColumns,
  type AggregateName,
} from './aggregates.ts';
import { attachBuilt } from '../../engine/attach-built.ts';
import { execute, query } from '../../engine/duck.ts';
import type { Manifest, Part } from '../../generations/manifest.ts';
import { buildPart, type BuiltPart, type Expected } from '../../generations/build-part.ts';
import { databaseOf, fileOf } from '../published-tables.ts';
import { joinedPayments } from '../payers/joined-payments.ts';

/** Changes that a load makes to the payments of a calendar year. */
export interface ChangedYear {
  readonly year: number;
  /** Parts that stay unchanged. */
  readonly staying: readonly Part[];
  /** True if payments are only added, so that sums and counts can be updated. */
  readonly onlyAdds: boolean;
}

/** Every aggregate of a year must sum to its payments, however it was built. */
function expectedOf(parts: readonly Part[]): Expected {
  const amount = parts.reduce((sum, part) => sum + BigInt(part.sums['payments.amount'] ?? '0'), 0n);
  const entries = parts.reduce((sum, part) => sum + BigInt(part.rows['payments'] ?? 0), 0n);
  const sums = AGGREGATE_NAMES.flatMap((name) => [[`${name}.amount`, amount] as const, [`${name}.entries`, entries] as const]);
  return { rows: {}, sums: Object.fromEntries(sums) };
}

/** Builds aggregates from the file of a finished payments part, so that they sum what the part holds. */
async function buildWhole(connection: DuckDBConnection, folder: string, { path, part }: BuiltPart): Promise<BuiltPart> {
  const source = `source_${databaseOf(part)}`;
  await attachBuilt(connection, path, source);
  try {
    return await buildPart(connection, folder, {
      kind: 'aggregates',
      year: part.year,
      fill: async (worker, database) => {
        const payments = `${source}.payments`;
        const [type, zero] = [await sumType(worker, payments), await zeroColumns(worker, payments)];
        const sourceOf = (name: AggregateName): string =>
          name !== FINEST_MONTHS && AGGREGATES[name].grain === 'month'
            ? summedSql(name, `${database}.${FINEST_MONTHS}`)
            : contributionsSql(name, payments);
        for (const name of AGGREGATES_IN_ORDER)
          await execute(worker, aggregateSql(name, `${database}.${name}`, [sourceOf(name)], type, zero));
      },
      rollups: AGGREGATE_NAMES,
      expected: expectedOf([part]),
    });
  } finally {
    await execute(connection, `DETACH ${source}`);
  }
}

/**
 * Adds incoming payments to the served aggregates of a year.
 * Served payments are not read again; the file is copied if its sum type stays.
 */
async function buildAdded(
  connection: DuckDBConnection,
  folder: string,
  { year, staying }: ChangedYear,
  served: Part,
  payments: Part,
): Promise<BuiltPart> {
  const servedTable = (name: string) => `${databaseOf(served)}.${name}`;
  const { incoming } = joinedPayments(year);
  const money = MONEY_COLUMNS.join(', ');
  // No sum of the new tables exceeds the sum of all these.
  const known = (['agg_day', FINEST_MONTHS] as const).map((name) => `(${summedSql(name, servedTable(name))}) ${name}`);
  const largest = [...known, incoming].map((table) => `SELECT ${money} FROM ${table}`);
  const type = await sumType(connection, `(${largest.join(' UNION ALL ')}) largest`);
  const stored = await query(connection, `SELECT typeof(amount) FROM ${servedTable(FINEST_MONTHS)} LIMIT 1`);
  const copied = stored[0]?.[0] === type.replace(' ', '');
  return buildPart(connection, folder, {
    kind: 'aggregates',
    year,
    ...(copied ? { changes: await fileOf(connection, served) } : {}),
    fill: async (worker, database) => {
      for (const name of AGGREGATE_NAMES) {
        const target = `${database}.${name}`;
        const sources = [summedSql(name, servedTable(name)), contributionsSql(name, incoming)];
        await execute(
          worker,
          ...(copied ? aggregateAddedSql(name, target, servedTable(name), incoming, type) : [aggregateSql(name, target, sources, type)]),
        );
      }
    },
    rollups: AGGREGATE_NAMES,
    expected: expectedOf([...staying, payments]),
  });
}

/** Builds the aggregates of a year whose payments part is finished. */
export function buildAggregates(
  connection: DuckDBConnection,
  folder: string,
  plan: ChangedYear,
  base: Manifest | null,
  payments: BuiltPart,
): Promise<BuiltPart> {
  const served = base?.parts.find(({ kind, year }) => kind === 'aggregates' && year === plan.year);
  return plan.onlyAdds && served ? buildAdded(connection, folder, plan, served, payments.part) : buildWhole(connection, folder, payments);
}
