import type { DuckDBConnection } from '@duckdb/node-api';
import { ALL_DUTIES, DUTY_COLUMNS, NAMELESS, PAYMENT_COLUMNS, type Duties } from '../../derived/obligation-rows.ts';
import { execute, integer, query } from '../../engine/duck.ts';
import type { Part } from '../../generations/manifest.ts';

/** The objects of the assessments and returns that payments of the table `payments` name, and of payments that name none. */
export const touchedObjectsSql = (payments: string): string => `CREATE TEMP TABLE touched_object AS
  SELECT object_key FROM ${payments} WHERE ${NAMELESS} AND object_key IS NOT NULL
  UNION SELECT object_key FROM next.assessments WHERE assessment_id IN (SELECT assessment_id FROM ${payments})
  UNION SELECT object_key FROM next.returns WHERE return_id IN (SELECT return_id FROM ${payments})`;

// All that an object owes is taken together: which obligation a payment without a number belongs to depends on the object's others.
/** Of these, everything that touched objects owe, and what is owed without an object and was paid by its number. */
export function touchedDuties({ assessments, returns }: Duties, payments: string): Duties {
  const touched = (relation: string, id: string) => `(SELECT * FROM ${relation} WHERE object_key IN (SELECT object_key FROM touched_object)
    OR (object_key IS NULL AND ${id} IN (SELECT ${id} FROM ${payments})))`;
  return { assessments: touched(assessments, 'assessment_id'), returns: touched(returns, 'return_id') };
}

/** Temporary tables of a load that only adds payments: which objects it touches in which tax year, and all that is owed and was paid there. */
export const TOUCHED = {
  years: 'touched_year',
  assessments: 'touched_assessment',
  returns: 'touched_return',
  payments: 'touched_payment',
  ids: 'touched_id',
} as const;

const IDS = [
  [ALL_DUTIES.assessments, TOUCHED.assessments, 'assessment_id', DUTY_COLUMNS.assessments],
  [ALL_DUTIES.returns, TOUCHED.returns, 'return_id', DUTY_COLUMNS.returns],
] as const;

// A payment that names no obligation belongs to one of its object's of the same tax year, and all other obligations stay as they are. Year
// by year, as the rows of one lie together: those of others are passed over by blocks.
/** Fills the tables of what is owed by touched objects for touched tax years, and of what is owed without an object and is paid by its number. */
export async function noteTouched(connection: DuckDBConnection, more: string): Promise<void> {
  const named = IDS.map(
    ([relation, , id]) =>
      `SELECT object_key, tax_year FROM ${relation} WHERE ${id} IN (SELECT ${id} FROM ${more} WHERE ${id} IS NOT NULL) AND object_key IS NOT NULL`,
  );
  await execute(
    connection,
    `CREATE TEMP TABLE ${TOUCHED.years} AS
      SELECT object_key, tax_year FROM ${more} WHERE ${NAMELESS} AND object_key IS NOT NULL AND tax_year IS NOT NULL UNION ${named.join(' UNION ')}`,
    ...IDS.map(
      ([relation, table, id, columns]) => `CREATE TEMP TABLE ${table} AS
        SELECT ${columns} FROM ${relation} WHERE object_key IS NULL AND ${id} IN (SELECT ${id} FROM ${more} WHERE ${id} IS NOT NULL)`,
    ),
  );
  for (const [cell] of await query(connection, `SELECT DISTINCT tax_year FROM ${TOUCHED.years} ORDER BY tax_year`)) {
    const ofYear = `tax_year = ${String(integer(cell))}`;
    const objects = `SELECT object_key FROM ${TOUCHED.years} WHERE ${ofYear}`;
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

// One look at all payments: finding out which of their texts are null takes as long as reading them. An id that is both an assessment's
// and a return's brings in payments on the other one, which meet no obligation afterwards.
/** Gathers the payments of a relation that may be on what is touched: those that name it, and those of its objects that name nothing. */
export const touchedPaymentsSql = (payments: string): readonly string[] => [
  `CREATE TEMP TABLE ${TOUCHED.ids} AS SELECT '' AS id ${IDS.map(([, table, id]) => `UNION SELECT ${id} FROM ${table}`).join(' ')}`,
  `CREATE TEMP TABLE ${TOUCHED.payments} AS SELECT ${PAYMENT_COLUMNS} FROM ${payments}
    WHERE ${NAMED_ID} IN (SELECT id FROM ${TOUCHED.ids}) AND (NOT (${NAMELESS}) OR object_key IN (SELECT object_key FROM ${TOUCHED.years}))`,
];

const DATED = [
  ['next.assessments', 'issued_on', 'assessment_id'],
  ['next.returns', 'period_end', 'return_id'],
] as const;

const SAME_OBLIGATION = `c.object_key = o.object_key AND c.tax_code = o.tax_code AND c.tax_year = o.tax_year
  AND coalesce(c.period, 0) = coalesce(o.period, 0)`;

/**
 * Years of obligations that change: those whose payments change, and, where obligations themselves do, all from the first of their
 * years on, as a payment that names no obligation may then belong to another one; and those that stay.
 */
export async function obligationYears(
  connection: DuckDBConnection,
  sources: readonly Pick<Part, 'kind' | 'year'>[],
): Promise<{ readonly touched: readonly number[]; readonly staying: readonly number[] }> {
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
  const touched = all.filter((year) => year >= first || paid.includes(year));
  return { touched, staying: all.filter((year) => !touched.includes(year)) };
}
