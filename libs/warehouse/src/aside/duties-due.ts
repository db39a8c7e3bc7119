import { DUTY_COLUMNS, PAYMENT_COLUMNS } from '../derived/obligation-rows.ts';
import { assessmentsKnownOn, returnsKnownOn } from './obligations-then.ts';

/** Temporary tables of what fell due, and of the payments that may be on it. */
export const DUE = { assessments: 'due_assessment', returns: 'due_return', payments: 'due_payment', years: 'due_year' } as const;
export const dropSql = (tables: readonly string[]) => tables.map((table) => `DROP TABLE IF EXISTS ${table}`);

// As in a load of payments, all that an object owes for a tax year is taken together: to which of its obligations a payment without a
// number belongs depends on the others.
/** Gathers what a schema tells, on the day `seen`, of what fell due on the days, or was issued on them, and all payments until then. */
export function gatheredSql(schema: string, days: string, seen: string, assessed: 'due_on' | 'issued_on' = 'due_on'): readonly string[] {
  const gather = (table: 'assessments' | 'returns', known: string) => `CREATE TEMP TABLE ${DUE[table]} AS
    SELECT ${DUTY_COLUMNS[table]} FROM ${known} k WHERE tax_year IN (SELECT tax_year FROM ${DUE.years})`;
  return [
    `CREATE TEMP TABLE ${DUE.years} AS SELECT tax_year FROM ${schema}.assessments WHERE ${assessed} BETWEEN ${days}
      UNION SELECT tax_year FROM ${schema}.returns WHERE due_on BETWEEN ${days} OR pay_due_on BETWEEN ${days}`,
    gather('assessments', assessmentsKnownOn(`${schema}.assessments`, seen)),
    gather('returns', returnsKnownOn(`${schema}.returns`, seen)),
    `CREATE TEMP TABLE ${DUE.payments} AS SELECT ${PAYMENT_COLUMNS} FROM ${schema}.payments WHERE posted_on <= ${seen}`,
  ];
}
