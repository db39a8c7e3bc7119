import type { DuckDBConnection } from '@duckdb/node-api';
import { ALL_OBLIGATIONS, OBLIGATION_COLUMNS, NAMELESS, PAYMENT_COLUMNS, type ObligationRelations } from './obligation-rows.ts';
import { execute, integer, query } from '../../engine/duck.ts';
import type { Part } from '../../generations/manifest.ts';

/** Objects of assessments and returns that these payments name, and of payments that name none. */
export const dirtyObjectsSql = (payments: string): string => `CREATE TEMP TABLE touched_object AS
  SELECT object_key FROM ${payments} WHERE ${NAMELESS} AND object_key IS NOT NULL
  UNION SELECT object_key FROM next.assessments WHERE assessment_id IN (SELECT assessment_id FROM ${payments})
  UNION SELECT object_key FROM next.returns WHERE return_id IN (SELECT return_id FROM ${payments})`;

// An object's obligations stay together: they decide which of them a payment without a number settles.
/** Obligations of dirty objects, and those without an object that these payments name. */
export function dirtyObligations({ assessments, returns }: ObligationRelations, payments: string): ObligationRelations {
  const dirtyRows = (
    relation: string,
    id: string,
  ) => `(SELECT * FROM ${relation} WHERE object_key IN (SELECT object_key FROM touched_object)
    OR (object_key IS NULL AND ${id} IN (SELECT ${id} FROM ${payments})))`;
  return { assessments: dirtyRows(assessments, 'assessment_id'), returns: dirtyRows(returns, 'return_id') };
}

/** Temporary tables of a load that only adds payments: dirty objects and tax years, their obligations and payments. */
export const DIRTY = {
  years: 'touched_year',
  assessments: 'touched_assessment',
  returns: 'touched_return',
  payments: 'touched_payment',
  ids: 'touched_id',
} as const;

const IDS = [
  [ALL_OBLIGATIONS.assessments, DIRTY.assessments, 'assessment_id', OBLIGATION_COLUMNS.assessments],
  [ALL_OBLIGATIONS.returns, DIRTY.returns, 'return_id', OBLIGATION_COLUMNS.returns],
] as const;

// A payment without a number settles an obligation of its object and tax year; all others stay unchanged.
// Rows of a tax year lie together, so other years are skipped by blocks.
/** Collects obligations of dirty objects and tax years, and those without an object that payments name. */
export async function collectDirtyObligations(connection: DuckDBConnection, more: string): Promise<void> {
  const named = IDS.map(
    ([relation, , id]) =>
      `SELECT object_key, tax_year FROM ${relation} WHERE ${id} IN (SELECT ${id} FROM ${more} WHERE ${id} IS NOT NULL) AND object_key IS NOT NULL`,
  );
  await execute(
    connection,
    `CREATE TEMP TABLE ${DIRTY.years} AS
      SELECT object_key, tax_year FROM ${more} WHERE ${NAMELESS} AND object_key IS NOT NULL AND tax_year IS NOT NULL UNION ${named.join(' UNION ')}`,
    ...IDS.map(
      ([relation, table, id, columns]) => `CREATE TEMP TABLE ${table} AS
        SELECT ${columns} FROM ${relation} WHERE object_key IS NULL AND ${id} IN (SELECT ${id} FROM ${more} WHERE ${id} IS NOT NULL)`,
    ),
  );
  for (const [cell] of await query(connection, `SELECT DISTINCT tax_year FROM ${DIRTY.years} ORDER BY tax_year`)) {
    const ofYear = `tax_year = ${String(integer(cell))}`;
    const objects = `SELECT object_key FROM ${DIRTY.years} WHERE ${ofYear}`;
    await execute(
      connection,
      ...IDS.map(
        ([relation, table, , columns]) =>
          `INSERT INTO ${table} SELECT ${columns} FROM ${relation} WHERE ${ofYear} AND object_key IN (${objects})`,
      ),
    );
  }
}

const NAMED_ID = "coalesce(assessment_id, return_id, '')";

// One scan of all payments: testing texts for null takes as long as reading them.
// An id of both an assessment and a return also finds payments of the other, which match nothing later.
/** Collects payments that may settle dirty obligations: those that name them, and unnamed ones of their objects. */
export const dirtyPaymentsSql = (payments: string): readonly string[] => [
  `CREATE TEMP TABLE ${DIRTY.ids} AS SELECT '' AS id ${IDS.map(([, table, id]) => `UNION SELECT ${id} FROM ${table}`).join(' ')}`,
  `CREATE TEMP TABLE ${DIRTY.payments} AS SELECT ${PAYMENT_COLUMNS} FROM ${payments}
    WHERE ${NAMED_ID} IN (SELECT id FROM ${DIRTY.ids}) AND (NOT (${NAMELESS}) OR object_key IN (SELECT object_key FROM ${DIRTY.years}))`,
];

const DATED = [
  ['next.assessments', 'issued_on', 'assessment_id'],
  ['next.returns', 'period_end', 'return_id'],
] as const;

const SAME_OBLIGATION = `c.object_key = o.object_key AND c.tax_code = o.tax_code AND c.tax_year = o.tax_year
  AND coalesce(c.period, 0) = coalesce(o.period, 0)`;

/**
 * Returns dirty and unchanged years of obligations.
 * Changed payments make their years dirty.
 * Changed obligations also make later years dirty, as an unnamed payment may then settle another one.
 */
export async function obligationYears(
  connection: DuckDBConnection,
  sources: readonly Pick<Part, 'kind' | 'year'>[],
): Promise<{ readonly dirty: readonly number[]; readonly unchanged: readonly number[] }> {
  const years = async (selects: readonly string[]) => (await query(connection, selects.join(' UNION '))).map(([year]) => integer(year));
  const all = await years(DATED.map(([table, date]) => `SELECT year(${date}) FROM ${table}`));
  const changed = sources.flatMap(({ kind, year }) => (year !== null && (kind === 'assessments' || kind === 'returns') ? [year] : []));
  const first = Math.min(...changed);
  const paid = await years(
    DATED.flatMap(([table, date, id]) => [
      `SELECT year(${date}) FROM ${table} WHERE ${id} IN (SELECT ${id} FROM changed_payment)`,
      `SELECT year(${date}) FROM ${table} o SEMI JOIN (SELECT * FROM changed_payment WHERE ${NAMELESS}) c ON ${SAME_OBLIGATION}`,
    ]),
  );
  const dirty = all.filter((year) => year >= first || paid.includes(year));
  return { dirty, unchanged: all.filter((year) => !dirty.includes(year)) };
}
