import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import {
  ChartPanel,
  FactCard,
  KpiStrip,
  missingOf,
  PageSentence,
  PanelRow,
  useCardWords,
  useMeasureDefinition,
  useMissingText,
  usePanelWords,
  useReader,
  type Fact,
} from '@pendapa/panels';
import { isKnown, share, type AnswerTo } from '@pendapa/query';
import { cardTexts } from '../../messages/cross-dimensional-cards.ts';
import { messages } from '../../messages/cross-dimensional.ts';
import type { Side } from '../../questions/cross-dimensional.ts';
import { ChoiceRow, PivotChoices } from './choice-row.tsx';
import { useColumnsChoice, useMeasureChoice, useRows, useSaying, type Measure } from './choices.ts';
import { PivotGrid, useFigureWords } from './pivot-grid.tsx';
import { PivotTable } from './pivot-table.tsx';
import { outOfLine, type PivotCell } from './pivot.ts';
import { usePivot, usePivotAnswer, useSideNames, type PivotReader } from './use-pivot.ts';
import { ColumnUsers } from './column-users.tsx';

/** Names the combination farthest above the average of all rows. */
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
        const { above } = outOfLine(pivot, pivot.sides);
        if (!above) return null;
        const column = pivot.columns.find(({ code }) => code === above.row.codes[pivot.sides[1]]);
        return t('sentence.pivot', {
          ...namesOf(read, pivot.sides).both(above),
          measure: t(measure).toLowerCase(),
          share: read.format.percent(above.shareOfRow),
          whole: read.format.percent(share(column?.total ?? null, read.total(measure))),
        });
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
      const cell = of(outOfLine(pivot, pivot.sides));
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

/** Rows and columns of the first part; the details have all. */
const FIRST_MEMBERS = { rows: 8, columns: 7 };

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
      <PanelRow>
        <ChartPanel
          words={words}
          query={result}
          measure={measure}
          height="large"
          chart={(drawing) => <PivotGrid {...drawing} limits={FIRST_MEMBERS} />}
          table={(drawing) => <PivotTable {...drawing} />}
        />
        <ColumnUsers />
      </PanelRow>
    </>
  );
}
