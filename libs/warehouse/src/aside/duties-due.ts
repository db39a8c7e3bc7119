import { DUTY_COLUMNS, obligationRowsSql, PAYMENT_COLUMNS, PORTION_TABLES } from '../derived/obligation-rows.ts';
import { ALL_SHARED, paidSql, SUM_TABLES } from '../derived/obligation-sums.ts';
import type { Manifest } from '../generations/manifest.ts';
import { assessmentsKnownOn, returnsKnownOn } from './obligations-then.ts';

/** Temporary relations of what fell due, and of the payments that may be on it. */
const DUE = { assessments: 'due_assessment', returns: 'due_return', payments: 'due_payment', years: 'due_year' } as const;
const dropSql = (tables: readonly string[]) => tables.map((table) => `DROP TABLE IF EXISTS ${table}`);

/** Conditions on `object_key` that cut what is owed into portions: everything that an object owes lies in one of them. */
export type Portions = readonly string[];

// While it is worked out, an obligation takes some 500 bytes with the payments on it.
const MOST_AT_A_TIME = 400_000;

/** Portions of at most so many obligations of a generation each. */
export function portionsOf({ parts }: Pick<Manifest, 'parts'>, most = MOST_AT_A_TIME): Portions {
  const owed = parts.reduce((sum, { rows }) => sum + (rows['assessments'] ?? 0) + (rows['returns'] ?? 0), 0);
  const count = Math.ceil(owed / most);
  return count <= 1 ? ['true'] : Array.from({ length: count }, (_, index) => `hash(object_key) % ${String(count)} = ${String(index)}`);
}

interface Due {
  readonly schema: string;
  /** What fell due on these days, as `from AND to`, or was issued on them. */
  readonly days: string;
  readonly assessed?: 'due_on' | 'issued_on';
  /** The day as of which it is known. */
  readonly seen: string;
  /** A condition on obligations: of these, payments are laid beside them. */
  readonly worked: string;
  readonly portions: Portions;
}

/** What is worked out of a portion: statements, and the temporary tables among them that only this portion has. */
interface Told {
  readonly statements: (keep: (table: string, rows: string) => string) => readonly string[];
  readonly own?: readonly string[];
}

// As in a load of payments, all that an object owes for a tax year is taken together: to which of its obligations a payment without a
// number belongs depends on the others. A payment that names an obligation may name another object or none: each portion looks at all.
/** Lays obligations and the payments on them side by side, one portion after the other, and keeps in temporary tables what each of them tells. */
export function portionsSql(
  { schema, days, assessed = 'due_on', seen, worked, portions }: Due,
  { statements, own = [] }: Told,
): readonly string[] {
  const gather = (table: 'assessments' | 'returns', known: string, portion: string) => `CREATE TEMP TABLE ${DUE[table]} AS
    SELECT ${DUTY_COLUMNS[table]} FROM ${known} k WHERE tax_year IN (SELECT tax_year FROM ${DUE.years}) AND ${portion}`;
  return [
    `CREATE TEMP TABLE ${DUE.years} AS SELECT tax_year FROM ${schema}.assessments WHERE ${assessed} BETWEEN ${days}
      UNION SELECT tax_year FROM ${schema}.returns WHERE due_on BETWEEN ${days} OR pay_due_on BETWEEN ${days}`,
    // Written down they would take more memory than all else; read again they cost little.
    `CREATE OR REPLACE TEMP VIEW ${DUE.payments} AS SELECT ${PAYMENT_COLUMNS} FROM ${schema}.payments WHERE posted_on <= ${seen}`,
    ...portions.flatMap((portion, index) => [
      gather('assessments', assessmentsKnownOn(`${schema}.assessments`, seen), portion),
      gather('returns', returnsKnownOn(`${schema}.returns`, seen), portion),
      ...obligationRowsSql({ assessments: DUE.assessments, returns: DUE.returns }, [DUE.payments]),
      `CREATE TEMP TABLE paid_on_obligation AS ${paidSql({ named: DUE.payments, nameless: DUE.payments }, { worked, shared: ALL_SHARED })}`,
      ...statements((table, rows) => (index === 0 ? `CREATE TEMP TABLE ${table} AS ${rows}` : `INSERT INTO ${table} ${rows}`)),
      ...dropSql([...own, ...SUM_TABLES, ...PORTION_TABLES, DUE.assessments, DUE.returns]),
    ]),
    ...dropSql([DUE.years]),
  ];
}
