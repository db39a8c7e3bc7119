import { listSpec, type ListChoices, type ListQuery } from '@pendapa/contracts';
import { integer, type RunSql } from '../engine/duck.ts';
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
  const statements = (isComplete ? (listSpec(listQuery.list).filters ?? []) : []).map((choicesOf) => {
    const binder = new Binder(context.dialect, true);
    const { rows } = caseRows(declaration, request(binder, { choicesOf }));
    return {
      choicesOf,
      binder,
      statement: `SELECT choice, count(*) FROM (${rows}) listed GROUP BY choice ORDER BY choice`,
    };
  });
  const read = async (runSql: RunSql): Promise<ListChoices> => {
    const choices: ListChoices['choices'] = {};
    for (const { choicesOf, binder, statement } of statements) {
      const rows = await runSql(statement, binder.values, 'once');
      choices[choicesOf] = rows.map(([code, cases]) => ({ code: String(code), cases: integer(cases) }));
    }
    return { choices, generation: context.generation };
  };
  return { explanation: list.explanation(), needs, read };
}
