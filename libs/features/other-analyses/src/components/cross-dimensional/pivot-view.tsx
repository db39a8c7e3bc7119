import { useFormat, useMessages } from '@pendapa/i18n';
import {
  FactCard,
  KpiStrip,
  missingOf,
  PageSentence,
  useCardWords,
  useMeasureDefinition,
  useMissingText,
  type Fact,
} from '@pendapa/panels';
import { isKnown, share } from '@pendapa/query';
import { cardTexts } from '../../messages/cross-dimensional-cards.ts';
import { messages } from '../../messages/cross-dimensional.ts';
import { ChoiceRow, PivotChoices } from './choice-row.tsx';
import { useMeasureChoice } from './choices.ts';
import { outOfLine, type PivotCell } from './pivot.ts';
import { CombinationShares } from './share-bars.tsx';
import { usePivot, usePivotAnswer, useSideNames, type PivotReader } from './use-pivot.ts';

/** Names the combination furthest above the average of all rows. */
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

/** Cards of the total and of the combinations furthest above and below their expected values. */
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

/** Two dimensions: the combination that stands out, among the rows of its column and the columns of its row. */
export const PivotView = () => (
  <>
    <ChoiceRow>
      <PivotChoices />
    </ChoiceRow>
    <CombinationShares of="column" />
    <CombinationShares of="row" />
  </>
);
