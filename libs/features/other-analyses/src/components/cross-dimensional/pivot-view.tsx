import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import {
  AnswerRows,
  ChartPanel,
  FactCard,
  KpiStrip,
  missingOf,
  PageSentence,
  useCardWords,
  useMeasureDefinition,
  useMissingText,
  usePanelWords,
  useReader,
  type Fact,
} from '@pendapa/panels';
import { isKnown, type AnswerTo } from '@pendapa/query';
import { cardTexts } from '../../messages/cross-dimensional-cards.ts';
import { messages } from '../../messages/cross-dimensional.ts';
import type { Side } from '../../questions/cross-dimensional.ts';
import { ChoiceRow, PivotChoices } from './choice-row.tsx';
import { useColumnsChoice, useMeasureChoice, useRows, useSaying, type Measure } from './choices.ts';
import { PivotGrid, useFigureWords } from './pivot-grid.tsx';
import { outOfLine, type PivotCell } from './pivot.ts';
import { usePivot, usePivotAnswer, useSideNames, type PivotDrawing, type PivotReader } from './use-pivot.ts';

/** Card of the combination farthest above its expected value. */
export function PivotSentence() {
  const t = useMessages(messages);
  const [measure] = useMeasureChoice();
  const pivotOf = usePivot();
  const namesOf = useSideNames();
  return (
    <PageSentence
      query={usePivotAnswer()}
      measure={measure}
      sentence={(read) => {
        const pivot = pivotOf(read);
        const { above } = outOfLine(pivot);
        return above && t('sentence.pivot', { ...namesOf(read, pivot.sides).both(above), index: read.format.decimal(above.index, 1) });
      }}
    />
  );
}

/** Cards of the total and of the combinations farthest above and below their expected values. */
export function PivotKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const [measure] = useMeasureChoice();
  const result = usePivotAnswer();
  const pivotOf = usePivot();
  const namesOf = useSideNames();
  const definition = useMeasureDefinition();
  const unit = measure === 'transactions' ? 'count' : 'money';
  const missingText = useMissingText();
  /** Only where every combination is known can it be said that none is out of line. */
  const withoutFarthest = ({ reason }: PivotReader, { cells, indexed }: ReturnType<typeof pivotOf>): Fact => {
    const open = cells.find(({ value }) => !isKnown(value));
    if (open) return { value: '-', text: reason(measure, open.value) };
    return { value: t('none'), text: t(indexed ? 'kpi.noneText' : 'table.negative') };
  };
  const farthest =
    (of: (found: ReturnType<typeof outOfLine>) => PivotCell | null) =>
    (read: PivotReader): Fact => {
      const pivot = pivotOf(read);
      const cell = of(outOfLine(pivot));
      if (!cell) return withoutFarthest(read, pivot);
      const { row, column } = namesOf(read, pivot.sides).both(cell);
      const expected = cell.expected === null ? null : String(Math.round(cell.expected));
      return {
        value: t('kpi.times', { index: format.decimal(cell.index, 2) }),
        text: t('kpi.farthestText', {
          row,
          column,
          expected: format.value(unit === 'count' ? Number(expected) : expected, unit),
        }),
        exact: read.figureTextExact(cell.value, unit),
        figure: { kind: 'decimal', value: cell.index },
      };
    };
  return (
    <KpiStrip>
      <FactCard
        label={t(measure)}
        definition={definition('revenue', measure)}
        query={result}
        measure={measure}
        needsRows={false}
        fact={(read) => {
          const { cells, rows, columns } = pivotOf(read);
          const missing = missingOf(read.answer, measure);
          const combinations = { cells: format.count(cells.length), of: format.count(rows.length * columns.length) };
          return {
            value: read.totalText(measure),
            exact: read.figureTextExact(read.total(measure), unit),
            text: missing ? missingText(missing) : t('kpi.wholeText', combinations),
            figure: { kind: unit, value: read.total(measure) },
          };
        }}
      />
      <FactCard {...useCardWords(cardTexts, 'kpi.above')} query={result} measure={measure} fact={farthest(({ above }) => above)} />
      <FactCard {...useCardWords(cardTexts, 'kpi.below')} query={result} measure={measure} fact={farthest(({ below }) => below)} />
    </KpiStrip>
  );
}

/** Table with one row for each combination and the values of the grid. */
function PivotTable({ read, ...frame }: PivotDrawing) {
  const t = useMessages(messages);
  const format = useFormat();
  const [measure] = useMeasureChoice();
  const { sides, cellAt } = usePivot()(read);
  const cellOf = (row: PivotReader['rows'][number]) => cellAt(row.codes[sides[0]], row.codes[sides[1]]);
  const indexOf = (row: PivotReader['rows'][number]): number | null => {
    const cell = cellOf(row);
    return cell?.pale ? null : (cell?.index ?? null);
  };
  return (
    <AnswerRows
      read={read}
      {...frame}
      columns={({ dimensionColumn, measureColumn, shareColumn, make }) => [
        dimensionColumn(sides[0]),
        dimensionColumn(sides[1]),
        measureColumn(measure),
        ...(measure === 'transactions' ? [] : [measureColumn('transactions')]),
        shareColumn(measure),
        make.percent({ key: 'row', header: t('table.shareOfRow'), value: (row) => cellOf(row)?.shareOfRow ?? null }),
        {
          ...make.decimal({ key: 'index', header: t('table.index'), value: indexOf }),
          cell: (row) => format.decimal(indexOf(row), 2),
        },
      ]}
    />
  );
}

/** Unit of the cells. */
function useUnitText(answer: AnswerTo<Measure, Side> | null): string {
  const t = useMessages(messages);
  const [measure] = useMeasureChoice();
  const [saying] = useSaying();
  const figures = useFigureWords(measure);
  const reader = useReader('revenue');
  const pivotOf = usePivot();
  if (saying !== 'figure') return t(`saying.${saying}`);
  return answer ? figures(pivotOf(reader(answer, measure))).unit : '';
}

/**
 * Table of two dimensions that shows unusual combinations. Each cell is compared with the value expected if the dimensions were
 * independent.
 */
export function PivotView() {
  const t = useMessages(messages);
  const text = useText();
  const result = usePivotAnswer();
  const unit = useUnitText(result.answer);
  const [rows] = useRows();
  const [columns] = useColumnsChoice();
  const [measure] = useMeasureChoice();
  const words = usePanelWords(messages, 'table', {
    measure: t(measure),
    rows: text(DIMENSION_LABELS[rows]),
    columns: text(DIMENSION_LABELS[columns]),
    unit,
  });
  return (
    <>
      <ChoiceRow>
        <PivotChoices />
      </ChoiceRow>
      <ChartPanel
        words={words}
        query={result}
        measure={measure}
        height="large"
        chart={(drawing) => <PivotGrid {...drawing} />}
        table={(drawing) => <PivotTable {...drawing} />}
      />
    </>
  );
}
