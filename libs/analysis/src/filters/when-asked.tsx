import type { ReactNode } from 'react';
import type { DimensionOf, MeasureOf, StatedQuestion, SubjectKey } from '@pendapa/contracts';
import type { Asked } from '../request/use-answer.ts';
import { useFilteredAnswer } from './use-filtered-answer.ts';

/** Measures and dimensions of any subject; which ones belong to which was held where the question is stated. */
interface Question<M extends string, D extends string> extends Omit<StatedQuestion, 'measures' | 'by'> {
  readonly measures: readonly M[];
  readonly by?: readonly D[];
}

/** A question as its page states it, or what was asked already, where several parts draw one answer or change together. */
export type Askable<M extends string = string, D extends string = string> = Asked<M, D> | Question<M, D>;

interface AskingProps<M extends string, D extends string> {
  readonly question: Question<M, D>;
  readonly draw: (asked: Asked<M, D>) => ReactNode;
}

function Asking<M extends string, D extends string>({ question, draw }: AskingProps<M, D>) {
  // Measures and dimensions are those that the question names.
  const asked = useFilteredAnswer(question as StatedQuestion<SubjectKey, MeasureOf<SubjectKey>, DimensionOf<SubjectKey>>);
  return draw(asked as Asked<string, string> as Asked<M, D>);
}

/** Draws what was asked; a question is asked first, with the filters of the page. */
export const whenAsked = <M extends string, D extends string>(
  askable: Askable<M, D>,
  draw: (asked: Asked<M, D>) => ReactNode,
): ReactNode => ('state' in askable ? draw(askable) : <Asking question={askable} draw={draw} />);
