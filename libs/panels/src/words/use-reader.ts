import { useCallback } from 'react';
import { measureSpec, type SubjectKey, type Unit } from '@pendapa/contracts';
import { useFormat, useText, type Format } from '@pendapa/i18n';
import {
  daysOf,
  stateOf,
  toPlotValue,
  share,
  rowsOf,
  totalOf,
  type AnswerTo,
  type Figure,
  type Shown,
  type Row,
  type Series,
} from '@pendapa/query';
import type { PeriodLabels } from './panel-words.ts';
import { definitionOf, useMemberName } from './use-names.ts';
import { USUAL_DAY, USUAL_PERIOD } from './room-of.ts';
import { useOfKnown, useStateWords } from './use-state-words.ts';
import { formatValues, type FormattedValues } from './formatted-values.ts';

/** Texts of a bar, for any chart. */
export interface ReadBar {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
  readonly hidden: boolean;
  readonly text: string;
  /** Text of the value with all digits, for the tooltip. */
  readonly exact: string;
}

/** An answer with formatters for its values, using units and names of the vocabulary. */
export interface Reader<M extends string = string, D extends string = string> {
  readonly subject: SubjectKey;
  readonly format: Format;
  readonly answer: AnswerTo<M, D>;
  readonly rows: readonly Row<M, D>[];
  readonly periodLabels: PeriodLabels;
  /** Period labels of a measure that may cover other days. */
  readonly periodLabelsFor: (measure: NoInfer<M>) => PeriodLabels;
  /** Name of a measure. */
  readonly label: (measure: NoInfer<M>) => string;
  /** Name of a row's member. */
  readonly name: (dimension: NoInfer<D>, row: Pick<Row<M, D>, 'codes'>) => string;
  /** Formatted figure, or the word for its state. */
  readonly text: (measure: NoInfer<M>, row: Row<M, D>) => string;
  /** Text of the value with all digits, for the tooltip. */
  readonly exact: (measure: NoInfer<M>, row: Row<M, D>) => string;
  /** Share of the total, 0 to 1. */
  readonly share: (measure: NoInfer<M>, row: Row<M, D>) => number | null;
  readonly total: (measure: NoInfer<M>, series?: Series) => Figure;
  readonly totalText: (measure: NoInfer<M>) => string;
  /** Formatted figures for sentences. */
  readonly formatted: FormattedValues<M, D>;
  readonly bar: (dimension: NoInfer<D>, measure: NoInfer<M>, row: Row<M, D>) => ReadBar;
  /** Sentence why a figure is missing or incomplete; null if it is known. */
  readonly reason: (measure: NoInfer<M>, figure: Figure) => string | null;
  /** Formatted figure of any unit, or the word for its state. */
  readonly figureText: (figure: Shown, unit: Unit) => string;
  /** The same with all digits, for tooltips. */
  readonly figureTextExact: (figure: Shown, unit: Unit) => string;
  /** True if disclosure control hides the figure of a row. */
  readonly hidden: (measure: NoInfer<M>, row: Row<M, D>) => boolean;
}

/** Formatted days and dates of an answer. */
function periodLabelsOf(answer: AnswerTo, measure: string, format: Format): PeriodLabels {
  const { current, comparison } = daysOf(answer, measure);
  return {
    period: format.period(current),
    comparison: comparison ? format.period(comparison) : '-',
    year: current.to.slice(0, 4),
    date: format.date(answer.asOf),
  };
}

/** Period labels as long as those of an answer, to reserve space while it loads. */
export function useExpectedPeriodLabels(): PeriodLabels {
  const format = useFormat();
  const period = format.period(USUAL_PERIOD);
  return { period, comparison: period, year: USUAL_PERIOD.to.slice(0, 4), date: format.date(USUAL_DAY) };
}

export type Read = <M extends string, D extends string>(answer: AnswerTo<M, D>, measure: NoInfer<M>) => Reader<M, D>;

/** Returns a function that creates readers of a subject's answers; `measure` determines the days in texts. */
export function useReader(subject: SubjectKey): Read {
  const words = useText();
  const figures = useStateWords();
  const ofKnown = useOfKnown();
  const format = useFormat();
  const memberName = useMemberName();
  return useCallback(
    <M extends string, D extends string>(answer: AnswerTo<M, D>, measure: NoInfer<M>): Reader<M, D> => {
      const unit = (of: M): Unit => measureSpec(subject, of).unit;
      const hidden: Reader<M, D>['hidden'] = (of, row) => stateOf(row.current[of])?.state === 'hidden';
      const name: Reader<M, D>['name'] = (dimension, { codes }) => memberName(answer, dimension, codes[dimension]);
      const text: Reader<M, D>['text'] = (of, row) => figures.text(row.current[of], unit(of));
      const exact: Reader<M, D>['exact'] = (of, row) => figures.exact(row.current[of], unit(of));
      const rows = rowsOf(answer);
      const total: Reader<M, D>['total'] = (of, series) => totalOf(answer, of, series);
      return {
        subject,
        format,
        answer,
        rows,
        periodLabels: periodLabelsOf(answer, measure, format),
        periodLabelsFor: (of) => periodLabelsOf(answer, of, format),
        label: (of) => words(definitionOf(subject, of).label),
        name,
        text,
        exact,
        hidden,
        figureText: figures.text,
        figureTextExact: figures.exact,
        reason: (of, figure) => {
          const state = stateOf(figure);
          return state && figures.reason(state, subject, of);
        },
        share: (of, row) => share(row.current[of], totalOf(answer, of)),
        total,
        totalText: (of) => figures.text(total(of), unit(of)),
        formatted: formatValues<M, D>({ rows, name, total, ofKnown }, unit, format),
        bar: (dimension, of, row) => ({
          key: row.codes[dimension] ?? '',
          label: name(dimension, row),
          value: toPlotValue(row.current[of]),
          hidden: hidden(of, row),
          text: text(of, row),
          exact: exact(of, row),
        }),
      };
    },
    [subject, ofKnown, figures, words, format, memberName],
  );
}
