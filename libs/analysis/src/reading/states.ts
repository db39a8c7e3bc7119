import type { MeasureColumn, ValueState } from '@pendapa/contracts';
import type { AnswerTo } from './answer-to.ts';
import { rowsOf, type Row, type Series } from './rows.ts';

/** Why the total of a measure is null; null where it is a number. */
export const totalState = <M extends string>(answer: AnswerTo<M>, measure: NoInfer<M>, series: Series = 'current'): ValueState | null =>
  answer.totals.states?.[series][measure] ?? null;

const columnIn = (answer: AnswerTo, measure: string): MeasureColumn | undefined =>
  answer.columns.filter((column) => column.kind === 'measure').find(({ key, series }) => key === measure && series === 'current');

/** Why the figure of a row is null. Rows are known by their codes, so that those to which something was added are still told apart. */
export function rowStates<M extends string, D extends string>(
  answer: AnswerTo<M, D>,
): (measure: M, row: Pick<Row<M, D>, 'codes'>) => ValueState | null {
  const read = new Map<M, ReadonlyMap<string, ValueState>>();
  const statesOf = (measure: M): ReadonlyMap<string, ValueState> => {
    const column = columnIn(answer, measure);
    const rows = rowsOf(answer);
    return new Map(
      (column?.states ?? []).flatMap(({ state, at }) => at.map((index) => [JSON.stringify(rows[index]?.codes), state] as const)),
    );
  };
  return (measure, { codes }) => {
    const known = read.get(measure) ?? statesOf(measure);
    read.set(measure, known);
    return known.size === 0 ? null : (known.get(JSON.stringify(codes)) ?? null);
  };
}
