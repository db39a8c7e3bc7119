import { ChartPanel, lastDayOf, unfinishedMonth, useMemberName, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { divergingScale, HeatTable } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { ofPlan, unitMonths } from './unit-months.ts';
import { useUnitMonths, type MonthMeasure } from './questions.ts';

/** The plan of the month is the middle; each class is ten points wide, on every filter. */
const SCALE = divergingScale(1, 0.1);

function Heat({ read: { answer }, ...frame }: Drawing<MonthMeasure, 'unit' | 'month'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { months, units } = unitMonths(answer);
  const open = unfinishedMonth(months, lastDayOf(answer));
  return (
    <HeatTable
      {...frame}
      columns={months.map((month, index) => ({ key: month, label: format.monthName(month), unfinished: index === open }))}
      rows={units.map(({ unit, cells }) => ({
        key: unit ?? '',
        label: name(answer, 'unit', unit),
        values: cells.map(ofPlan),
        exact: (column) =>
          t('heat.exact', {
            realised: format.valueExact(cells[column]?.realised ?? null, 'money'),
            plan: format.valueExact(cells[column]?.plan ?? null, 'money'),
            percent: format.percent(ofPlan(cells[column] ?? null), 2),
          }),
      }))}
      scale={SCALE}
      words={(value) => format.percent(value, 0)}
      onSelect={useNarrow()('unit')}
    />
  );
}

/** Where and when the plan was missed. */
export function UnitMonthHeat() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      asked={useUnitMonths()}
      measure="realised"
      height="large"
      sentence={({ answer, format }) => {
        const worst = unitMonths(answer).weakestMonth;
        if (!worst) return null;
        return t('heat.sentence', { month: format.month(worst.month), count: format.count(worst.below), all: format.count(worst.of) });
      }}
      chart={(drawing) => <Heat {...drawing} />}
      columns={({ by, of, make }) => [
        by('unit'),
        by('month'),
        of('plan'),
        of('realised'),
        make.percent({ key: 'ratio', header: t('ofPlan'), value: ({ current }) => ofPlan(current) }),
      ]}
    />
  );
}
