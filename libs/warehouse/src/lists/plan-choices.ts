import { listSpec, type ListChoices, type ListQuery } from '@pendapa/contracts';
import { integer, type RunSql } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import { Binder } from '../queries/dialect.ts';
import type { Explanation, RowsOf } from '../queries/explain.ts';
import type { Context } from '../queries/resolve.ts';
import type { Need } from '../rollups/on-demand.ts';
import { caseRows, prepareList } from './prepare-list.ts';

export interface ChoicesPlan {
  readonly explanation: Explanation;
  readonly needs: readonly Need[];
  readonly read: (runSql: RunSql) => Promise<ListChoices>;
}

/** Plans the numbers of cases of each choice of a list's filters: those that the list would have with that choice alone. */
export function planChoices(listQuery: ListQuery, given: Context, rowsOf: RowsOf): ChoicesPlan {
  const list = prepareList(listQuery, given, rowsOf);
  const { declaration, context, isComplete, needs, request } = list;
  const keys = isComplete ? (listSpec(listQuery.list).filters ?? []) : [];
  const binder = new Binder(context.dialect, true);
  const counts = keys.map((choicesOf) => {
    const { rows } = caseRows(declaration, request(binder, { choicesOf }));
    return `SELECT ${quoted(choicesOf)} AS filter_key, choice, count(*) AS cases FROM (${rows}) listed GROUP BY choice`;
  });
  // One statement takes less time than one for each filter. ClickHouse orders a union as a whole only if it is a subquery.
  const statement = `SELECT filter_key, choice, cases FROM (${counts.join(' UNION ALL ')}) counted ORDER BY filter_key, choice`;
  const read = async (runSql: RunSql): Promise<ListChoices> => {
    const rows = keys.length === 0 ? [] : await runSql(statement, binder.values, 'once');
    const choicesOf = (key: string) =>
      rows.filter(([filter]) => filter === key).map(([, code, cases]) => ({ code: String(code), cases: integer(cases) }));
    return { choices: Object.fromEntries(keys.map((key) => [key, choicesOf(key)])), generation: context.generation };
  };
  return { explanation: list.explanation(), needs, read };
}
