import { useFormat, useMessages } from '@pendapa/i18n';
import {
  FactCard,
  KpiStrip,
  missingOf,
  NextSteps,
  PageSentence,
  PanelRow,
  useCardWords,
  useMeasureDefinition,
  useMissingText,
  type Fact,
} from '@pendapa/panels';
import { isKnown, share, toPlotValue, type CodeFilter } from '@pendapa/query';
import { cardTexts } from '../../messages/cross-dimensional-cards.ts';
import { messages } from '../../messages/cross-dimensional.ts';
import { ChoiceRow, PivotChoices } from './choice-row.tsx';
import { unitOf, useMeasureChoice } from './choices.ts';
import { gapFigure, outOfLine, ratedCells, type PivotCell } from './pivot.ts';
import type { Side } from '../../questions/cross-dimensional.ts';
import { CombinationGaps, CombinationShares } from './share-bars.tsx';
import { usePivot, usePivotAnswer, useSideNames, type PivotReader } from './use-pivot.ts';

/** Names the combination furthest above the average of all rows. */
export function PivotSentence() {
  const t = useMessages(messages);
  const [measure] = useMeasureChoice();
  const unit = unitOf(measure);
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
          gap: read.figureText(gapFigure(above, unit), unit),
        });
      }}
    />
  );
}

/** Cards of the total and of the combinations furthest above and below their expected values. */
export function PivotKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const [measure] = useMeasureChoice();
  const result = usePivotAnswer();
  const pivotOf = usePivot();
  const namesOf = useSideNames();
  const definition = useMeasureDefinition();
  const unit = unitOf(measure);
  const missingText = useMissingText();
  /** Only where every combination is known can it be said that none is out of line. */
  const withoutFurthest = ({ reason }: PivotReader, { cells, indexed }: ReturnType<typeof pivotOf>): Fact => {
    const open = cells.find(({ value }) => !isKnown(value));
    if (open) return { value: '-', text: reason(measure, open.value) };
    return { value: t('none'), text: t(indexed ? 'kpi.noneText' : 'table.negative') };
  };
  const farthest =
    (of: (found: ReturnType<typeof outOfLine>) => PivotCell | null) =>
    (read: PivotReader): Fact => {
      const pivot = pivotOf(read);
      const cell = of(outOfLine(pivot, pivot.sides));
      if (!cell) return withoutFurthest(read, pivot);
      const { row, column } = namesOf(read, pivot.sides).both(cell);
      const whole = pivot.columns.find(({ code }) => code === cell.row.codes[pivot.sides[1]])?.total ?? null;
      return {
        text: t('kpi.farthestText', { row, column, whole: format.percent(share(whole, read.total(measure))) }),
        exact: read.figureTextExact(cell.value, unit),
        figure: { kind: 'ratio', value: cell.shareOfRow },
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
            text: missing ? missingText(missing, read.subject) : t('kpi.wholeText', combinations),
            figure: { kind: unit, value: read.total(measure) },
          };
        }}
      />
      <FactCard {...useCardWords(cardTexts, 'kpi.above')} query={result} measure={measure} fact={farthest(({ above }) => above)} />
      <FactCard {...useCardWords(cardTexts, 'kpi.below')} query={result} measure={measure} fact={farthest(({ below }) => below)} />
    </KpiStrip>
  );
}

/** Pages that explain a row, and the filter that takes its code. */
const PAGES: Readonly<Partial<Record<Side, { readonly page: string; readonly filter: CodeFilter | 'region' }>>> = {
  city: { page: '/detailed-regional', filter: 'region' },
  unit: { page: '/revenue-up3d-current', filter: 'unit' },
  taxType: { page: '/tax-types', filter: 'tax' },
  taxCategory: { page: '/tax-types', filter: 'category' },
  channel: { page: '/revenue-channel', filter: 'channel' },
  bank: { page: '/bank-channels', filter: 'bank' },
};
const CHANNELS: readonly Side[] = ['channel', 'channelClass'];
/** Class of channels at a counter, which could be paid digitally. */
const COUNTER = 'semi';

/** Next steps: open the pages of the rows with the largest amounts above the average. */
function PivotSteps() {
  const t = useMessages(messages);
  const format = useFormat();
  const [measure] = useMeasureChoice();
  const unit = unitOf(measure);
  const pivotOf = usePivot();
  const namesOf = useSideNames();
  return (
    <NextSteps
      query={usePivotAnswer()}
      measure={measure}
      steps={(read) => {
        const pivot = pivotOf(read);
        const [rowSide, columnSide] = pivot.sides;
        const target = PAGES[rowSide];
        if (!target) return [];
        // A high digital share is nothing to act on.
        const isToDo = ({ row: { codes } }: PivotCell): boolean => columnSide !== 'channelClass' || codes.channelClass === COUNTER;
        return ratedCells(pivot, pivot.sides)
          .filter((cell) => (toPlotValue(gapFigure(cell, unit)) ?? 0) > 0 && isToDo(cell))
          .map((cell) => {
            const whole = pivot.columns.find(({ code }) => code === cell.row.codes[columnSide])?.total ?? null;
            return {
              figure: read.figureText(gapFigure(cell, unit), unit),
              text: t(columnSide === 'channelClass' ? 'steps.counter' : 'steps.above', {
                ...namesOf(read, pivot.sides).both(cell),
                share: format.percent(cell.shareOfRow),
                whole: format.percent(share(whole, read.total(measure))),
              }),
              page: CHANNELS.includes(columnSide) ? '/payment-channels' : target.page,
              choices: { [target.filter]: [cell.row.codes[rowSide] ?? ''] },
            };
          });
      }}
    />
  );
}

/** Two dimensions: the combination that stands out among the rows of its column, by share and by amount, and where to act. */
export const PivotView = () => (
  <>
    <ChoiceRow>
      <PivotChoices />
    </ChoiceRow>
    <PanelRow hasEqualWidths>
      <CombinationShares of="column" />
      <CombinationGaps />
    </PanelRow>
    <PivotSteps />
  </>
);
