import { OBLIGATION_COLUMNS, obligationRowsSql, PAYMENT_COLUMNS, PORTION_TABLES } from './obligation-rows.ts';
import { ALL_SHARED, paidSql, SUM_TABLES } from './obligation-sums.ts';
import type { Manifest } from '../../generations/manifest.ts';
import { assessmentsKnownOn, returnsKnownOn } from './earlier-states.ts';

/** Temporary relations with obligations and the payments that may belong to them. */
const RELATIONS = { assessments: 'due_assessment', returns: 'due_return', payments: 'due_payment', years: 'due_year' } as const;
const dropSql = (tables: readonly string[]) => tables.map((table) => `DROP TABLE IF EXISTS ${table}`);

/** Conditions on `object_key` that split obligations into portions; all obligations of an object lie in one portion. */
export type Portions = readonly string[];

// An obligation with its payments takes about 500 bytes while it is processed.
const MAX_OBLIGATIONS = 400_000;

/** Splits the obligations of a generation into portions of at most `max` each. */
export function portionsOf({ parts }: Pick<Manifest, 'parts'>, max = MAX_OBLIGATIONS): Portions {
  const obligations = parts.reduce((sum, { rows }) => sum + (rows['assessments'] ?? 0) + (rows['returns'] ?? 0), 0);
  const count = Math.ceil(obligations / max);
  return count <= 1 ? ['true'] : Array.from({ length: count }, (_, index) => `hash(object_key) % ${String(count)} = ${String(index)}`);
}

interface DueObligations {
  readonly schema: string;
  /** Days as `from AND to` on which obligations fell due or were issued. */
  readonly days: string;
  readonly assessed?: 'due_on' | 'issued_on';
  /** Uses what was known on this day. */
  readonly asOf: string;
  /** A condition on obligations: only these are matched with payments. */
  readonly matched: string;
  readonly portions: Portions;
}

/** Statements that run for each portion; `own` lists temporary tables that are dropped after it. */
interface PortionWork {
  readonly statements: (keep: (table: string, rows: string) => string) => readonly string[];
  readonly temporaryTables?: readonly string[];
}

// An object's obligations of a tax year stay together: they decide which of them a payment without a number settles.
// A payment may name another object than its obligation, or none, so each portion reads all payments.
/** Matches obligations with payments, portion by portion, and collects the results in temporary tables. */
export function portionsSql(
  { schema, days, assessed = 'due_on', asOf, matched, portions }: DueObligations,
  { statements, temporaryTables = [] }: PortionWork,
): readonly string[] {
  const gather = (table: 'assessments' | 'returns', known: string, portion: string) => `CREATE TEMP TABLE ${RELATIONS[table]} AS
    SELECT ${OBLIGATION_COLUMNS[table]} FROM ${known} k WHERE tax_year IN (SELECT tax_year FROM ${RELATIONS.years}) AND ${portion}`;
  return [
    `CREATE TEMP TABLE ${RELATIONS.years} AS SELECT tax_year FROM ${schema}.assessments WHERE ${assessed} BETWEEN ${days}
      UNION SELECT tax_year FROM ${schema}.returns WHERE due_on BETWEEN ${days} OR pay_due_on BETWEEN ${days}`,
    // A view, as a table of payments would take more memory than all else.
    `CREATE OR REPLACE TEMP VIEW ${RELATIONS.payments} AS SELECT ${PAYMENT_COLUMNS} FROM ${schema}.payments WHERE posted_on <= ${asOf}`,
    ...portions.flatMap((portion, index) => [
      gather('assessments', assessmentsKnownOn(`${schema}.assessments`, asOf), portion),
      gather('returns', returnsKnownOn(`${schema}.returns`, asOf), portion),
      ...obligationRowsSql({ assessments: RELATIONS.assessments, returns: RELATIONS.returns }, [RELATIONS.payments]),
      `CREATE TEMP TABLE paid_on_obligation AS ${paidSql({ named: RELATIONS.payments, nameless: RELATIONS.payments }, { matched: matched, shared: ALL_SHARED })}`,
      ...statements((table, rows) => (index === 0 ? `CREATE TEMP TABLE ${table} AS ${rows}` : `INSERT INTO ${table} ${rows}`)),
      ...dropSql([...temporaryTables, ...SUM_TABLES, ...PORTION_TABLES, RELATIONS.assessments, RELATIONS.returns]),
    ]),
    ...dropSql([RELATIONS.years]),
  ];
}
