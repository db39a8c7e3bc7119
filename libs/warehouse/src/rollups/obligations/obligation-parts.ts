import type { DuckDBConnection } from '@duckdb/node-api';
import { TEMPORARY_OF_CHANGES } from '../changed-sums.ts';
import {
  ASSESSED,
  LOAD_TABLES,
  obligationCodesSql,
  obligationRowsSql,
  PAYMENT_COLUMNS,
  PORTION_TABLES,
  paymentsKnownAddedSql,
  paymentsKnownSql,
} from './obligation-rows.ts';
import { ALL_SHARED, paidSql, SUM_TABLES, sumsSql } from './obligation-sums.ts';
import {
  addToObligationsSql,
  freshOf,
  freshTablesSql,
  OBLIGATION_TABLE_NAMES,
  obligationTableSql,
  type ObligationTable,
} from './obligation-tables.ts';
import { exact, execute, integer, firstRow, query } from '../../engine/duck.ts';
import type { Manifest, Part } from '../../generations/manifest.ts';
import { collectDirtyObligations, obligationYears, DIRTY, dirtyPaymentsSql } from './dirty-obligations.ts';
import { maxObligationsInMemory, sumPortions } from './obligation-rounds.ts';
import { buildPart, type BuiltPart } from '../../generations/build-part.ts';
import { fileOf, relationOf } from '../published-tables.ts';
import { replacedPaymentsSql, type Replacement } from '../../schema/replacement.ts';

type Slot = Pick<Part, 'kind' | 'year'>;

/** Collects payments that the load adds or removes. */
async function collectChangedPayments(connection: DuckDBConnection, base: Manifest | null, replace: Replacement): Promise<void> {
  const replaced = base && replacedPaymentsSql(replace);
  const removed = replaced ? ` UNION ALL SELECT ${PAYMENT_COLUMNS} FROM published.payments WHERE ${replaced}` : '';
  await execute(connection, `CREATE TEMP TABLE changed_payment AS SELECT ${PAYMENT_COLUMNS} FROM incoming.payments${removed}`);
}

/** Returns true if payments are known for the same taxes as before; otherwise obligations of every year change. */
async function hasSameKnownPayments(connection: DuckDBConnection, onlyAdds: boolean): Promise<boolean> {
  await execute(connection, paymentsKnownSql('payments_known_before', 'published'));
  await execute(
    connection,
    onlyAdds
      ? paymentsKnownAddedSql('payments_known', 'payments_known_before', 'incoming.payments')
      : paymentsKnownSql('payments_known', 'next'),
  );
  const differing = 'SELECT * FROM payments_known EXCEPT SELECT * FROM payments_known_before';
  const [count] = await firstRow(
    connection,
    `SELECT count(*) FROM ((${differing}) UNION ALL (SELECT * FROM payments_known_before EXCEPT SELECT * FROM payments_known)) differing`,
  );
  return integer(count) === 0;
}

type Fill = (name: ObligationTable, target: string) => readonly string[];

function write(
  connection: DuckDBConnection,
  folder: string,
  fill: Fill,
  sums: Readonly<Record<string, bigint>>,
  changes?: string,
): Promise<BuiltPart> {
  return buildPart(connection, folder, {
    kind: 'obligations',
    year: null,
    ...(changes === undefined ? {} : { changes }),
    fill: async (worker, database) => {
      for (const name of OBLIGATION_TABLE_NAMES) await execute(worker, ...fill(name, `${database}.${name}`));
    },
    rollups: OBLIGATION_TABLE_NAMES,
    expected: { rows: {}, sums },
  });
}

/** If payments were only added, subtracts dirty obligations in their old state and adds them in their new one. */
async function buildAdded(connection: DuckDBConnection, folder: string, served: Part): Promise<BuiltPart> {
  const [before, more] = [DIRTY.payments, 'changed_payment'];
  const all = { matched: 'true', shared: ALL_SHARED };
  await collectDirtyObligations(connection, more);
  await execute(
    connection,
    ...dirtyPaymentsSql('published.payments'),
    ...obligationRowsSql({ assessments: DIRTY.assessments, returns: DIRTY.returns }, [before, more]),
    `CREATE TEMP TABLE paid_on_obligation AS ${paidSql({ named: before, nameless: before }, all)}`,
    ...sumsSql('true', true),
    `INSERT INTO paid_on_obligation ${paidSql({ named: more, nameless: more }, all)}`,
    ...sumsSql('true'),
  );
  const sums = Object.fromEntries(Object.entries(served.sums).map(([key, sum]) => [key, BigInt(sum)]));
  return write(connection, folder, addToObligationsSql, sums, await fileOf(connection, served));
}

/** Computes dirty years of obligations; other years are copied from the served part. */
async function buildDirtyYears(
  connection: DuckDBConnection,
  folder: string,
  served: Part | undefined,
  rebuilt: readonly Slot[],
  max: number,
): Promise<BuiltPart> {
  const { dirty, unchanged } = served ? await obligationYears(connection, rebuilt) : { dirty: [], unchanged: [] };
  // Unchanged obligations are read too, as an unnamed payment may settle one of them.
  const years = unchanged.length > 0 ? `source_year IN (${dirty.length > 0 ? dirty.join(', ') : 'NULL'})` : 'true';
  const { returns, rounds } = await sumPortions(connection, years, max);
  const [gross] = await firstRow(connection, 'SELECT sum(principal) FROM next.assessments');
  const unchangedRows = (name: ObligationTable) =>
    served && unchanged.length > 0 ? `${relationOf(served, name)} WHERE source_year IN (${unchanged.join(', ')})` : null;
  return write(connection, folder, (name, target) => [obligationTableSql(name, target, unchangedRows(name), rounds === 1)], {
    'assessment_sums.gross': exact(gross),
    'filing_sums.expected': returns,
  });
}

async function work(
  connection: DuckDBConnection,
  folder: string,
  base: Manifest | null,
  replace: Replacement,
  rebuilt: readonly Slot[],
  max: number,
): Promise<BuiltPart | null> {
  const owed = await query(connection, 'SELECT 1 FROM (SELECT 1 FROM next.assessments UNION ALL SELECT 1 FROM next.returns) owed LIMIT 1');
  if (owed.length === 0) return null;
  const sameKnown = await hasSameKnownPayments(connection, base !== null && replace.days === null);
  await execute(connection, obligationCodesSql('next'), ...freshTablesSql);
  const served = sameKnown ? base?.parts.find(({ kind }) => kind === 'obligations') : undefined;
  if (served) await collectChangedPayments(connection, base, replace);
  const owes = rebuilt.some(({ kind }) => kind === 'assessments' || kind === 'returns');
  return served && !owes && replace.days === null
    ? buildAdded(connection, folder, served)
    : buildDirtyYears(connection, folder, served, rebuilt, max);
}

/**
 * Builds the part of obligations and their payments from the schema `next`; only dirty years are computed.
 * @param max about how many obligations are in memory at a time
 * @returns null if there are no obligations
 */
export async function buildObligations(
  connection: DuckDBConnection,
  folder: string,
  base: Manifest | null,
  replace: Replacement,
  rebuilt: readonly Slot[],
  max?: number,
): Promise<BuiltPart | null> {
  try {
    return await work(connection, folder, base, replace, rebuilt, max ?? (await maxObligationsInMemory(connection)));
  } finally {
    const ofLoad = [...LOAD_TABLES, ...Object.values(DIRTY), ...TEMPORARY_OF_CHANGES];
    const tables = [...SUM_TABLES, ...PORTION_TABLES, ...ofLoad, ...OBLIGATION_TABLE_NAMES.map(freshOf)];
    await execute(connection, `DROP VIEW IF EXISTS ${ASSESSED}`, ...tables.map((table) => `DROP TABLE IF EXISTS ${table}`));
  }
}
