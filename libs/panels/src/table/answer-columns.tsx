import { measureSpec, type Unit, type Value } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useComparisonName } from '@pendapa/filters';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { joinByKey, isKnown, toPlotValue, isWeakGrowth, ratio, type Row, type QueryResult } from '@pendapa/query';
import { messages } from '../messages/texts.ts';
import { BAND_DIMENSIONS } from '../words/bands.ts';
import type { Reader } from '../words/use-reader.ts';
import { definitionOf } from '../words/use-names.ts';
import type { TableColumn } from './table-column.ts';
import { useColumns, type Columns } from './use-columns.tsx';

/** Columns of an answer with names, units, totals and definitions of the vocabulary; `make` for other columns. */
export interface AnswerColumns<M extends string, D extends string, R extends Row<M, D> = Row<M, D>> {
  readonly read: Reader<M, D>;
  readonly make: Columns<R>;
  /** Column of member names; `text` returns another name, or null for the usual one. */
  readonly dimensionColumn: (dimension: NoInfer<D>, text?: (row: R) => string | null) => TableColumn<R>;
  readonly measureColumn: (measure: NoInfer<M>, header?: string) => TableColumn<R>;
  /** Column of a measure of another answer by the same dimensions. */
  readonly joinedColumn: <N extends string>(
    result: Pick<QueryResult<N, NoInfer<D>>, 'subject' | 'answer'>,
    by: NoInfer<D> | readonly NoInfer<D>[],
    measure: NoInfer<N>,
    header?: string,
  ) => TableColumn<R>;
  /** Column of the share of the total. */
  readonly shareColumn: (measure: NoInfer<M>, header?: string) => TableColumn<R>;
  /** Column of the change from the comparison, whose name is the header. */
  readonly growthColumn: (measure: NoInfer<M>, header?: string) => TableColumn<R>;
  /** Column of a ratio to a plan, as icon and word. */
  readonly statusColumn: (measure: NoInfer<M>) => TableColumn<R>;
  /** All dimensions and measures, in the order of the query. */
  readonly allColumns: () => readonly TableColumn<R>[];
}

const TIME = ['day', 'month', 'year'];
const isDated = (dimension: string): dimension is 'day' | 'month' => dimension === 'day' || dimension === 'month';

/** Sort value of a dimension: time by the calendar, bands by their bounds. */
function orderOf(dimension: string): ((code: string | null) => Value) | undefined {
  if (TIME.includes(dimension)) return (code) => (code === null ? null : Number(code.replaceAll('-', '')));
  return BAND_DIMENSIONS.some((band) => band === dimension) ? (code) => code : undefined;
}

const kindOf = (unit: Unit) => (unit === 'ratio' ? 'percent' : unit);

function makeMeasureColumn<M extends string, D extends string, R extends Row<M, D>>(
  { subject, label, total }: Reader<M, D>,
  make: Columns<R>,
): (measure: M, header?: string) => TableColumn<R> {
  return (measure, header) =>
    make[kindOf(measureSpec(subject, measure).unit)]({
      key: measure,
      header: header ?? label(measure),
      value: ({ current }) => current[measure],
      total: total(measure),
    });
}

/** Removes columns without any known figure. */
export const knownColumns = <R,>(rows: readonly R[], columns: readonly TableColumn<R>[]): readonly TableColumn<R>[] =>
  columns.filter(({ sortBy }) => rows.some((row) => isKnown(sortBy(row))));

/** True if the row has too few payers; needs their count in the answer. */
const isWeakRow = ({ current, comparison }: Row<string, string>): boolean =>
  isWeakGrowth(current['payingObjects'] ?? null, comparison['payingObjects'] ?? null);

/** Column factory for tables of an answer. */
export function useAnswerColumns<M extends string, D extends string, R extends Row<M, D>>(read: Reader<M, D>): AnswerColumns<M, D, R> {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  const make = useColumns<R>();
  const compared = useComparisonName();
  const { answer, subject, total } = read;
  const measureColumn = makeMeasureColumn(read, make);
  const memberText = (dimension: D, row: R): string => {
    const code = row.codes[dimension];
    if (dimension === 'month') return format.month(code);
    return dimension === 'year' ? format.year(code) : read.name(dimension, row);
  };
  const dimensionColumn: AnswerColumns<M, D, R>['dimensionColumn'] = (dimension, words) => {
    const order = orderOf(dimension);
    return make.name({
      key: dimension,
      header: text(DIMENSION_LABELS[dimension as string as keyof typeof DIMENSION_LABELS]),
      text: (row) => words?.(row) ?? memberText(dimension, row),
      order: order && (({ codes }) => order(codes[dimension])),
      ...(isDated(dimension) && { file: { kind: dimension, value: ({ codes }: R) => codes[dimension] } }),
    });
  };
  return {
    read,
    make,
    dimensionColumn,
    measureColumn,
    joinedColumn: (result, dimensions, measure, header = text(definitionOf(result.subject, measure).label)) =>
      make[kindOf(measureSpec(result.subject, measure).unit)]({ header, ...joinByKey(result.answer, dimensions, measure) }),
    shareColumn: (measure, header = t('share')) => {
      const whole = total(measure);
      return make.percent({
        key: `${measure} share`,
        header,
        value: ({ current }) => ratio(current[measure], whole),
        total: ratio(whole, whole),
      });
    },
    growthColumn: (measure, header = compared) =>
      make.change({
        key: `${measure} growth`,
        header,
        value: ({ current }) => current[measure],
        before: ({ comparison }) => comparison[measure],
        spec: measureSpec(subject, measure),
        total: total(measure),
        totalBefore: total(measure, 'comparison'),
        weak: isWeakRow,
      }),
    statusColumn: (measure) =>
      make.status({
        key: `${measure} status`,
        header: t('status'),
        ratio: ({ current }) => toPlotValue(current[measure]),
      }),
    allColumns: () => [
      ...answer.columns.flatMap((column) => (column.kind === 'dimension' ? [dimensionColumn(column.key as string as D)] : [])),
      ...answer.columns.flatMap((column) =>
        column.kind === 'measure' && column.series === 'current' ? [measureColumn(column.key as M)] : [],
      ),
    ],
  };
}
