import { createHash } from 'node:crypto';
import type { ListedCases, ListQuery } from '@pendapa/contracts';
import type { Row, RunSql } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import { Binder } from '../queries/dialect.ts';
import type { RowsOf } from '../queries/explain.ts';
import type { Context } from '../queries/resolve.ts';
import type { ViewDefinition } from '../rollups/on-demand.ts';
import { caseStatement, storedListSql, storedPageSql } from './case-statement.ts';
import { listedCases, planUnplaced, shownIn, type CasePlan } from './plan-cases.ts';
import { caseRows, prepareList, type PreparedList } from './prepare-list.ts';

/** Writes every value into the statement, because a statement that creates a table takes no parameters. */
class LiteralBinder extends Binder {
  override readonly bind = quoted;
  override readonly code = quoted;
}

/** Plan of a page of a whole list. */
export interface WholeListPlan extends CasePlan {
  /** The sorted list, stored once for all its pages; null if it is not stored. */
  readonly stored: ViewDefinition | null;
}

function storedList(list: PreparedList, numbers: boolean): ViewDefinition {
  const { declaration, context, listQuery, request } = list;
  const binder = new LiteralBinder(context.dialect, true);
  const rows = caseRows(declaration, request(binder));
  const select = storedListSql(rows, listQuery, shownIn(list, numbers), binder);
  const name = `list_${createHash('sha256').update(select).digest('hex').slice(0, 24)}`;
  const table = `${context.schema}.${name}`;
  return { tables: [table], statements: [`CREATE TABLE ${table} AS ${select}`] };
}

/** Reads a page of the stored list, or of the list itself where it cannot be stored. */
function pageReader(list: PreparedList, numbers: boolean, stored: ViewDefinition | null): (runSql: RunSql) => Promise<readonly Row[]> {
  const { declaration, context, listQuery, query, request } = list;
  const { offset, limit } = query.paging;
  if (stored !== null) {
    const statement = storedPageSql(stored.tables[0], context.dialect);
    return (runSql) => runSql(statement, [String(offset), String(offset + limit)], 'once');
  }
  const binder = new Binder(context.dialect, true);
  const statement = caseStatement(caseRows(declaration, request(binder)), listQuery, query.paging, shownIn(list, numbers), binder);
  return (runSql) => runSql(statement, binder.values, 'once');
}

/**
 * Plans a page of a whole list for a file: any number of cases. The first page also counts cases without a place.
 * @param canStore whether the list can be stored, so that a page does not cost the whole list
 * @throws QueryError as `planCases`
 */
export function planWholeList(listQuery: ListQuery, numbers: boolean, canStore: boolean, given: Context, rowsOf: RowsOf): WholeListPlan {
  const list = prepareList(listQuery, given, rowsOf);
  const { query, isComplete, needs } = list;
  const page = query.paging;
  const stored = isComplete && canStore ? storedList(list, numbers) : null;
  const readPage = isComplete ? pageReader(list, numbers, stored) : () => Promise.resolve([]);
  const readUnplaced = isComplete && page.offset === 0 ? planUnplaced(list) : null;
  const read = async (runSql: RunSql): Promise<ListedCases> => {
    const rows = await readPage(runSql);
    const unplaced = readUnplaced === null ? [] : await readUnplaced(runSql);
    return listedCases(list, { rows, page, maxRows: Number.MAX_SAFE_INTEGER, unplaced });
  };
  // A page of a stored list costs next to nothing.
  const explanation = { ...list.explanation(), ...(stored !== null && page.offset > 0 && { queue: 'fast' as const }) };
  return { explanation, needs, stored, read };
}
