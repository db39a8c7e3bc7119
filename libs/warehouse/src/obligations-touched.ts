import type { DuckDBConnection } from '@duckdb/node-api';
import { NAMELESS, type Duties } from './derived/obligation-rows.ts';
import { integer, query } from './duck.ts';
import type { Part } from './manifest.ts';

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
