import { MAX_WORK_LIST_ROWS, type CalendarDate, type ListQuery } from '@pendapa/contracts';
import { integer, type Row, type RunSql } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import { Binder, type Dialect } from '../queries/dialect.ts';
import type { Explanation, RowsOf } from '../queries/explain.ts';
import type { Context } from '../queries/resolve.ts';
import type { Need } from '../rollups/on-demand.ts';
import { OWED } from '../rollups/arrears/arrears-sums.ts';
import { rowsBetween, sumOf, type CaseRequest } from './case-rows.ts';
import { caseKeySql } from './case-statement.ts';
import { caseRows, prepareList } from './prepare-list.ts';

/** An object that owes a tax, as it is stored outside the data: without names and numbers. */
export interface ChosenCase {
  /** Key of the object in this data folder. */
  readonly object: string;
  /** Digest of the object's number, which shows if the key belongs to another object later. */
  readonly mark: string;
  readonly tax: string;
  /** Minor units: the row of the list, and all debts of the object in this tax. */
  readonly amount: string;
  readonly owed: string;
  /** Latest due date of these debts. */
  readonly lastDue: CalendarDate;
}

export interface ChosenCases {
  /** By region, then the largest first. */
  readonly cases: readonly ChosenCase[];
  /** Number of rows of the list that were chosen; an object with two letters of one tax is one case. */
  readonly rows: number;
  /** Null if the list has no snapshot. */
  readonly snapshot: CalendarDate | null;
  readonly generation: number;
}

export interface ChosenPlan {
  readonly explanation: Explanation;
  readonly needs: readonly Need[];
  readonly read: (runSql: RunSql) => Promise<ChosenCases>;
}

/** SQL of the digest of an object's number; `salt` is a plain literal of the caller. */
export const markSql = ({ digest }: Dialect, salt: string, number: string): string => `left(${digest(`${quoted(salt)} || ${number}`)}, 16)`;

/** Debts of the snapshot by object and tax, of objects of the relation `chosen`. */
const wholeDebts = (request: CaseRequest): string =>
  `SELECT object_key, tax_code, ${sumOf(OWED)} AS owed, max(due_on) AS last_due
    FROM ${rowsBetween(request, 'arrears', request.day, request.day, '*')} a
    WHERE snapshot_on = ${request.binder.day(request.day)} AND object_key IN (SELECT object_key FROM chosen) GROUP BY object_key, tax_code`;

const caseOf = ([object, mark, tax, amount, owed, lastDue]: Row): ChosenCase => ({
  object: String(object),
  mark: String(mark),
  tax: String(tax),
  amount: String(amount),
  owed: String(owed),
  lastDue: String(lastDue) as CalendarDate,
});

/**
 * Plans reading the cases of a list of debts that a user chose.
 * @param keys keys of the shown rows; null: all cases, up to one more than a work list takes
 * @throws QueryError as `planCases`
 */
export function planChosen(listQuery: ListQuery, keys: readonly string[] | null, salt: string, given: Context, rowsOf: RowsOf): ChosenPlan {
  const list = prepareList(listQuery, given, rowsOf);
  const { context, declaration, needs, snapshot, isComplete } = list;
  const binder = new Binder(context.dialect, true);
  const request = list.request(binder);
  const ofKeys = keys === null ? '' : ` WHERE ${caseKeySql(context.dialect, 'listed.key')} IN (${binder.list(keys)})`;
  // A row of `next-step` is one letter; rows of one object and tax are one case.
  const statement = `WITH listed AS MATERIALIZED (${caseRows(declaration, request).rows}),
    chosen AS MATERIALIZED (
      SELECT key.object AS object_key, tax, min(region) AS region, ${sumOf('amount')} AS amount, count(*) AS list_rows
      FROM listed${ofKeys} GROUP BY key.object, tax
    ),
    whole AS (${wholeDebts(request)})
    SELECT CAST(c.object_key AS VARCHAR), ${markSql(context.dialect, salt, 'o.object_id')} AS mark, c.tax, c.amount, w.owed, w.last_due, c.list_rows
    FROM chosen c JOIN ${context.schema}.objects o ON o.object_key = c.object_key
      JOIN whole w ON w.object_key = c.object_key AND w.tax_code = c.tax
    ORDER BY c.region NULLS LAST, c.amount DESC, c.object_key, c.tax LIMIT ${String(MAX_WORK_LIST_ROWS + 1)}`;
  const read = async (runSql: RunSql): Promise<ChosenCases> => {
    const rows = isComplete ? await runSql(statement, binder.values, 'once') : [];
    return {
      cases: rows.map(caseOf),
      rows: rows.reduce((sum, row) => sum + integer(row.at(-1)), 0),
      snapshot,
      generation: context.generation,
    };
  };
  return { explanation: list.explanation(), needs, read };
}
