import { HeatTable, roundScale } from '@pendapa/charts';
import { dateParts, monthEnd, monthsOf, type CalendarDate } from '@pendapa/contracts';
import { pageAddress, useFilteredAnswer, useFilters } from '@pendapa/filters';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { ChartPanel, usePanelWords } from '@pendapa/panels';
import { columnOf, toPlotValue, largestAbsolute, lastDayOf, useReferences } from '@pendapa/query';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';

const MAX_DAYS_OF_MONTH = 31;

const dayOf = (month: CalendarDate, column: number): CalendarDate | null =>
  column < dateParts(monthEnd(month)).day ? `${month.slice(0, 8)}${String(column + 1).padStart(2, '0')}` : null;

/** Heat table of revenue by day and month. A day leads to its taxes. */
export function DayHeat() {
  const t = useMessages(messages);
  const { go } = useAddress();
  const { choices } = useFilters();
  const text = useText();
  const format = useFormat();
  const holidays = new Map(useReferences()?.calendar.flatMap((month) => month.holidays.map(({ day, name }) => [day, text(name)] as const)));
  const result = useFilteredAnswer(ask.days);
  const largestAmount = largestAbsolute(result.answer ? columnOf(result.answer, 'amount') : []);
  const axis = format.moneyAxis(largestAmount);
  // 31 columns fit two digits each.
  const digits = largestAmount / axis.scale < 10 ? 1 : 0;
  /** Opens the trend with the day as its period. */
  const showDay = (month: string, column: string): void => {
    const day = dayOf(month, Number(column) - 1);
    if (day !== null) go(pageAddress('/revenue-op-trend', { ...choices, period: { from: day, to: day } }));
  };
  const columns = Array.from({ length: MAX_DAYS_OF_MONTH }, (_, column) => column);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'days', { unit: axis.unitLabel })}
      query={result}
      measure="amount"
      chart={({ read: { answer, rows, figureTextExact }, ...frame }) => {
        const last = lastDayOf(answer);
        const amounts = new Map(rows.map(({ codes, current }) => [codes.day, current.amount]));
        return (
          <HeatTable
            {...frame}
            columns={columns.map((column) => ({ key: String(column + 1), label: String(column + 1) }))}
            rows={monthsOf({ from: answer.period.from, to: last }).map((month) => ({
              key: month,
              label: format.month(month),
              values: columns.map((column) => toPlotValue(amounts.get(dayOf(month, column)) ?? null)),
              blank: (column) => (amounts.has(dayOf(month, column)) ? undefined : ''),
              ticked: (column) => holidays.has(dayOf(month, column) ?? ''),
              exact: (column) => {
                const day = dayOf(month, column);
                if (day === null || day > last) return '-';
                const amount = amounts.has(day) ? figureTextExact(amounts.get(day) ?? null, 'money') : t('days.nothing');
                return [format.date(day), holidays.get(day), amount].filter((words) => words !== undefined).join(', ');
              },
            }))}
            scale={roundScale([...amounts.values()].map(toPlotValue))}
            words={(value) => format.decimal(value / axis.scale, digits)}
            onSelect={showDay}
          />
        );
      }}
    />
  );
}
