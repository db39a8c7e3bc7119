import type { DuckDBConnection } from '@duckdb/node-api';
import {
  ALL_OBLIGATIONS,
  BY_ID,
  NAMELESS,
  obligationRowsSql,
  PAYMENT_COLUMNS,
  PORTION_TABLES,
  type ObligationRelations,
} from './obligation-rows.ts';
import { ALL_SHARED, paidSql, sharedSql, SUM_TABLES, sumsSql, type PaymentRelations } from './obligation-sums.ts';
import { exact, execute, integer, firstRow } from '../../engine/duck.ts';
import { keyRanges, rowsInMemory } from '../../engine/key-ranges.ts';
import { dirtyObligations, dirtyObjectsSql } from './dirty-obligations.ts';

/** A condition on `object_key`; all obligations of an object lie in one portion. */
type Portion = string;

/** The only portion if there are few obligations. */
const EVERYTHING: Portion = 'true';

// An obligation with its payments takes up to 200 bytes; building the holders at the same time takes as much.
const BYTES_OF_ONE = 400;

/** Returns how many obligations fit into the engine's memory at a time. */
export const maxObligationsInMemory = (connection: DuckDBConnection): Promise<number> => rowsInMemory(connection, BYTES_OF_ONE);

const OWED = '(SELECT object_key FROM next.assessments UNION ALL SELECT object_key FROM next.returns) owed';

/** Splits obligations into portions of about `max`; one portion holds those without an object. */
export async function portionsOf(connection: DuckDBConnection, max: number): Promise<readonly Portion[]> {
  const [total] = await firstRow(connection, `SELECT count(*) FROM ${OWED}`);
  if (integer(total) <= max) return [EVERYTHING];
  return ['object_key IS NULL', ...(await keyRanges(connection, 'object_key', OWED, max))];
}

/** Rows of a relation in a portion. */
const inPortion = (relation: string, portion: Portion): string =>
  portion === EVERYTHING ? relation : `(SELECT * FROM ${relation} WHERE ${portion})`;

const PAYMENTS = 'next.payments';
const NAMELESS_PAYMENTS = 'nameless_payment';
/** Payments that name an obligation of another portion, by mistake or because their object is missing. */
const STRAYS = 'stray_payment';

const dropSql = (tables: readonly string[]) => tables.map((table) => `DROP TABLE IF EXISTS ${table}`);
const dropRoundTables = (connection: DuckDBConnection) => execute(connection, ...dropSql([...SUM_TABLES, ...PORTION_TABLES]));

const obligationsIn = (portion: Portion): ObligationRelations => ({
  assessments: inPortion(ALL_OBLIGATIONS.assessments, portion),
  returns: inPortion(ALL_OBLIGATIONS.returns, portion),
});

const paymentsOf = (portion: Portion): PaymentRelations => ({
  named: inPortion(PAYMENTS, portion),
  nameless: portion === EVERYTHING ? PAYMENTS : inPortion(NAMELESS_PAYMENTS, portion),
});

async function collectStrayPayments(connection: DuckDBConnection, { named }: PaymentRelations): Promise<void> {
  const [strays] = await firstRow(connection, 'SELECT count(*) FROM paid_on_obligation WHERE number IS NULL');
  if (integer(strays) === 0) return;
  await execute(
    connection,
    `INSERT INTO ${STRAYS} SELECT ${PAYMENT_COLUMNS} FROM ${named} p ANTI JOIN (${BY_ID}) o
        ON o.id = coalesce(p.assessment_id, p.return_id) AND o.declared = (p.assessment_id IS NULL)
      WHERE NOT (${NAMELESS})`,
  );
}

/** Sums a portion with its objects' payments; returns the number of documents of its returns. */
async function sumPortion(connection: DuckDBConnection, portion: Portion, years: string): Promise<bigint> {
  const payments = paymentsOf(portion);
  const isOnlyPortion = portion === EVERYTHING;
  await execute(
    connection,
    ...obligationRowsSql(obligationsIn(portion), [payments.nameless]),
    sharedSql(payments.named),
    `CREATE TEMP TABLE paid_on_obligation AS ${paidSql(payments, { matched: years, keepsUnmatched: !isOnlyPortion })}`,
  );
  if (!isOnlyPortion) await collectStrayPayments(connection, payments);
  await execute(connection, ...sumsSql(years));
  const [returns] = await firstRow(connection, 'SELECT sum(coalesce(documents, 1)) FROM declared');
  await dropRoundTables(connection);
  return exact(returns);
}

/** Subtracts obligations of stray payments in their state without them, and adds them again with them. */
async function addStrayPayments(connection: DuckDBConnection, portions: readonly Portion[], years: string): Promise<void> {
  const [strays] = await firstRow(connection, `SELECT count(*) FROM ${STRAYS}`);
  if (integer(strays) === 0) return;
  await execute(connection, dirtyObjectsSql(STRAYS));
  const [dirtyCount] = await firstRow(connection, 'SELECT count(*) FROM touched_object');
  if (integer(dirtyCount) === 0) return;
  const all = { matched: years, shared: ALL_SHARED };
  for (const portion of portions) {
    const payments = paymentsOf(portion);
    await execute(connection, ...obligationRowsSql(dirtyObligations(obligationsIn(portion), STRAYS), [payments.nameless]));
    const [owed] = await firstRow(connection, 'SELECT (SELECT count(*) FROM assessed) + (SELECT count(*) FROM declared)');
    if (integer(owed) > 0)
      await execute(
        connection,
        `CREATE TEMP TABLE paid_on_obligation AS ${paidSql(payments, all)}`,
        ...sumsSql(years, true),
        `INSERT INTO paid_on_obligation ${paidSql({ named: STRAYS, nameless: STRAYS }, all)}`,
        ...sumsSql(years),
      );
    await dropRoundTables(connection);
  }
}

/**
 * Computes the obligations of the given years in portions.
 * @returns the number of portions, and of documents of returns of all years
 */
export async function sumPortions(
  connection: DuckDBConnection,
  years: string,
  max: number,
): Promise<{ readonly returns: bigint; readonly rounds: number }> {
  const portions = await portionsOf(connection, max);
  let returns = 0n;
  try {
    if (portions.length > 1)
      await execute(
        connection,
        `CREATE TEMP TABLE ${NAMELESS_PAYMENTS} AS SELECT ${PAYMENT_COLUMNS} FROM ${PAYMENTS} WHERE ${NAMELESS} AND object_key IS NOT NULL`,
        `CREATE TEMP TABLE ${STRAYS} AS SELECT ${PAYMENT_COLUMNS} FROM ${PAYMENTS} WHERE false`,
      );
    for (const portion of portions) returns += await sumPortion(connection, portion, years);
    if (portions.length > 1) await addStrayPayments(connection, portions, years);
  } finally {
    await execute(connection, ...dropSql([NAMELESS_PAYMENTS, STRAYS]));
  }
  return { returns, rounds: portions.length };
}
