import type { DuckDBConnection } from '@duckdb/node-api';
import { execute } from '../../engine/duck.ts';
import { yearDaysSql } from '../../engine/literals.ts';

/** Payments of a year by taxpayers with new ones: only their figures can change. */
export interface JoinedPayments {
  /** Relation of all their payments, including new ones. */
  readonly after: string;
  /** The same without new ones. */
  readonly before: string;
}

const TABLE = 'joined_payment';
const COLUMNS = 'taxpayer_key, tax_code, unit_code, amount, transactions';

/** Relations of a year's incoming and served payments. */
export function joinedPayments(year: number): { readonly incoming: string; readonly served: string } {
  const paymentsOfYearSql = (schema: string) =>
    `(SELECT * FROM ${schema}.payments WHERE posted_on BETWEEN ${yearDaysSql(year)}) ${schema}_payments`;
  return { incoming: paymentsOfYearSql('incoming'), served: paymentsOfYearSql('published') };
}

/** Runs work on all payments of taxpayers with new payments in a year. */
export async function withJoinedPayments(
  connection: DuckDBConnection,
  year: number,
  work: (joined: JoinedPayments) => Promise<void>,
): Promise<void> {
  const { incoming, served } = joinedPayments(year);
  const named = `SELECT taxpayer_key FROM ${incoming} WHERE taxpayer_key IS NOT NULL`;
  await execute(
    connection,
    `CREATE OR REPLACE TEMP TABLE ${TABLE} AS SELECT ${COLUMNS}, true AS is_new FROM ${incoming} WHERE taxpayer_key IS NOT NULL
      UNION ALL SELECT ${COLUMNS}, false FROM ${served} WHERE taxpayer_key IN (${named})`,
  );
  try {
    await work({ after: TABLE, before: `(SELECT * FROM ${TABLE} WHERE NOT is_new) before_joining` });
  } finally {
    await execute(connection, `DROP TABLE ${TABLE}`);
  }
}
