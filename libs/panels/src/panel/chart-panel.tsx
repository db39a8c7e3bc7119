import type { ReactNode } from 'react';
import { NamedRows } from '@pendapa/charts';
import { withQuery, type QuerySource } from '@pendapa/filters';
import type { AnswerTo, QueryResult } from '@pendapa/query';
import { namesIn } from '../words/names-in.ts';
import { useExpectedPeriodLabels, useReader, type Reader } from '../words/use-reader.ts';
import { AnswerRows } from '../table/answer-rows.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import type { ChartProps, Tabled } from '../table/drawing.ts';
import { usePageNames } from './page-names.tsx';
import { pixelsOf, type PanelHeight } from './panel-height.ts';
import type { PanelWords } from '../words/panel-words.ts';

export interface ChartPanelProps<M extends string, D extends string> extends Tabled<NoInfer<M>, NoInfer<D>> {
  readonly words: PanelWords;
  readonly query: QuerySource<M, D>;
  /** Measure without which there is nothing to show; texts use its days. */
  readonly measure: NoInfer<M>;
  readonly height?: PanelHeight;
  /** True if the legend of events stands below the chart. */
  readonly hasLegend?: boolean;
  /** False if a panel beside it shows the notes of the same answer. */
  readonly hasNotes?: boolean;
  /** Sentence computed from the figures. */
  readonly sentence?: (read: Reader<NoInfer<M>, NoInfer<D>>) => string | null;
  /** Labels of rows that the sentence mentions without their names. */
  readonly named?: (read: Reader<NoInfer<M>, NoInfer<D>>) => readonly string[];
  readonly chart: (drawing: ChartProps<NoInfer<M>, NoInfer<D>>) => ReactNode;
}

interface ResultChartProps<M extends string, D extends string> extends ChartPanelProps<M, D> {
  readonly query: QueryResult<M, D>;
}

function ResultChart<M extends string, D extends string>({
  words,
  query,
  measure,
  height: size = 'medium',
  hasLegend,
  hasNotes,
  sentence,
  named = () => [],
  chart,
  columns,
  table = (drawing) => <AnswerRows {...drawing} columns={columns} />,
}: ResultChartProps<M, D>) {
  const reader = useReader(query.subject);
  const expected = useExpectedPeriodLabels();
  const height = pixelsOf(size);
  const drawingOf = (answer: AnswerTo<M, D>): ChartProps<M, D> => {
    const read = reader(answer, measure);
    return { read, description: words.description(read.periodLabels), height };
  };
  const ofPage = usePageNames();
  const labelsNamed = (read: Reader<M, D>): ReadonlySet<string> =>
    new Set([...ofPage, ...(sentence ? namesIn(sentence, read) : []), ...named(read)]);
  return (
    <AnswerPanel
      title={words.title}
      result={query}
      measure={measure}
      height={height}
      hasLegend={hasLegend}
      hasNotes={hasNotes}
      view={{
        subtitle: (answer) => words.subtitle(answer ? reader(answer, measure).periodLabels : expected),
        sentence: sentence && ((answer) => sentence(reader(answer, measure))),
        chart: (answer) => {
          const drawing = drawingOf(answer);
          return <NamedRows value={labelsNamed(drawing.read)}>{chart(drawing)}</NamedRows>;
        },
        table: (answer) => table(drawingOf(answer)),
      }}
    />
  );
}

/** Panel of a chart with table view and sentence, with texts of the page and the vocabulary. */
export const ChartPanel = <M extends string, D extends string>({ query, ...panel }: ChartPanelProps<M, D>) =>
  withQuery(query, (known) => <ResultChart {...panel} query={known} />);
