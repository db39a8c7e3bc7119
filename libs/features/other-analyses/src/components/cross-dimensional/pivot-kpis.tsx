import { FactCard, KpiStrip, PageSentence, type Fact } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cross-dimensional.ts';
import { useMeasureChoice } from './choices.ts';
import { outOfLine, type PivotCell } from './pivot.ts';
import { usePivot, usePivotAnswer, useSideNames, type PivotReader } from './use-pivot.ts';

/** The combination that is farthest above what was to be expected. */
export function PivotSentence() {
  const t = useMessages(messages);
  const [measure] = useMeasureChoice();
  const pivotOf = usePivot();
  const namesOf = useSideNames();
  return (
    <PageSentence
      asked={usePivotAnswer()}
      measure={measure}
      sentence={(read) => {
        const pivot = pivotOf(read);
        const { above } = outOfLine(pivot);
        return above && t('sentence.pivot', { ...namesOf(read, pivot.sides).both(above), index: read.format.decimal(above.index, 1) });
      }}
    />
  );
}

/** The whole, and what is farthest out of line to both sides. */
export function PivotKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const [measure] = useMeasureChoice();
  const asked = usePivotAnswer();
  const pivotOf = usePivot();
  const namesOf = useSideNames();
  const unit = measure === 'transactions' ? 'count' : 'money';
  const farthest =
    (of: (found: ReturnType<typeof outOfLine>) => PivotCell | null) =>
    (read: PivotReader): Fact => {
      const pivot = pivotOf(read);
      const cell = of(outOfLine(pivot));
      if (!cell) return { value: t('none'), text: t(pivot.indexed ? 'kpi.noneText' : 'table.negative') };
      const { row, column } = namesOf(read, pivot.sides).both(cell);
      const expected = cell.expected === null ? null : String(Math.round(cell.expected));
      return {
        value: t('kpi.times', { index: format.decimal(cell.index, 2) }),
        text: t('kpi.farthestText', {
          ...{ row, column, figure: format.value(cell.value, unit) },
          expected: format.value(unit === 'count' ? Number(expected) : expected, unit),
        }),
        figure: { kind: 'decimal', value: cell.index },
      };
    };
  return (
    <KpiStrip>
      <FactCard
        label={t(measure)}
        asked={asked}
        measure={measure}
        fact={(read) => {
          const { cells, rows, columns } = pivotOf(read);
          return {
            value: read.totalText(measure),
            exact: format.valueExact(read.total(measure), unit),
            text: t('kpi.wholeText', { cells: format.count(cells.length), of: format.count(rows.length * columns.length) }),
            figure: { kind: unit, value: read.total(measure) },
          };
        }}
      />
      <FactCard label={t('kpi.above')} asked={asked} measure={measure} fact={farthest(({ above }) => above)} />
      <FactCard label={t('kpi.below')} asked={asked} measure={measure} fact={farthest(({ below }) => below)} />
    </KpiStrip>
  );
}
