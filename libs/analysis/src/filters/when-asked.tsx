import type { ReactNode } from 'react';
import type { DimensionOf, MeasureOf, QuerySpec, SubjectKey } from '@pendapa/contracts';
import type { Asked } from '../request/use-answer.ts';
import { useFilteredAnswer } from './use-filtered-answer.ts';

/** Measures and dimensions of any subject; they were checked where the query is declared. */
interface Question<M extends string, D extends string> extends Omit<QuerySpec, 'measures' | 'by'> {
  readonly measures: readonly M[];
  readonly by?: readonly D[];
}

/** A declared query, or the result of one, where several parts share an answer or change together. */
export type Askable<M extends string = string, D extends string = string> = Asked<M, D> | Question<M, D>;

interface AskingProps<M extends string, D extends string> {
  readonly question: Question<M, D>;
  readonly draw: (asked: Asked<M, D>) => ReactNode;
}

function Asking<M extends string, D extends string>({ question, draw }: AskingProps<M, D>) {
  // Measures and dimensions are those of the query.
  const asked = useFilteredAnswer(question as QuerySpec<SubjectKey, MeasureOf<SubjectKey>, DimensionOf<SubjectKey>>);
  return draw(asked as Asked<string, string> as Asked<M, D>);
}

/** Renders a query result; a query is sent first, with the filters of the page. */
export const whenAsked = <M extends string, D extends string>(
  askable: Askable<M, D>,
  draw: (asked: Asked<M, D>) => ReactNode,
): ReactNode => ('state' in askable ? draw(askable) : <Asking question={askable} draw={draw} />);
