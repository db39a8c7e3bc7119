import type { ReactNode } from 'react';
import type { DimensionOf, MeasureOf, QuerySpec, SubjectKey } from '@pendapa/contracts';
import type { QueryResult } from '@pendapa/query';
import { useFilteredAnswer } from './use-filtered-answer.ts';

/** Query about any subject. Its measures and dimensions were checked at its declaration. */
interface Question<M extends string, D extends string> extends Omit<QuerySpec, 'measures' | 'by'> {
  readonly measures: readonly M[];
  readonly by?: readonly D[];
}

/** A declared query, or the result of one, where several parts share an answer or change together. */
export type QuerySource<M extends string = string, D extends string = string> = QueryResult<M, D> | Question<M, D>;

interface QueryRunnerProps<M extends string, D extends string> {
  readonly question: Question<M, D>;
  readonly draw: (result: QueryResult<M, D>) => ReactNode;
}

function QueryRunner<M extends string, D extends string>({ question, draw }: QueryRunnerProps<M, D>) {
  // Measures and dimensions are those of the query.
  const result = useFilteredAnswer(question as QuerySpec<SubjectKey, MeasureOf<SubjectKey>, DimensionOf<SubjectKey>>);
  return draw(result as QueryResult<string, string> as QueryResult<M, D>);
}

/** Renders a query result; a query is sent first, with the filters of the page. */
export const withQuery = <M extends string, D extends string>(
  source: QuerySource<M, D>,
  draw: (result: QueryResult<M, D>) => ReactNode,
): ReactNode => ('state' in source ? draw(source) : <QueryRunner question={source} draw={draw} />);
