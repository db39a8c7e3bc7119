import { ChartPanel, drawn, largest, lastDayOf, useFilteredAnswer, usePanelWords, useReferences, type Drawing } from '@pendapa/analysis';
import { HeatTable, roundScale } from '@pendapa/charts';
import { addMonths, dateParts, monthEnd, monthStart, type CalendarDate } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';

type Days = Drawing<'amount', 'day'>;

const LONGEST_MONTH = 31;

/** Months of the year up to the last day, in order. */
function monthsBetween(from: CalendarDate, to: CalendarDate): readonly CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

const dayOf = (month: CalendarDate, column: number): CalendarDate | null =>
  column < dateParts(monthEnd(month)).day ? `${month.slice(0, 8)}${String(column + 1).padStart(2, '0')}` : null;

function Heat({ read, description, height }: Days) {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  const holidays = new Map(useReferences()?.calendar.flatMap((month) => month.holidays.map(({ day, name }) => [day, text(name)] as const)));
  const last = lastDayOf(read.answer);
  const amounts = new Map(read.rows.map(({ codes, current }) => [codes.day, current.amount]));
  const most = largest([...amounts.values()]);
  const axis = format.moneyAxis(most);
  // 31 columns have room for two digits each.
  const digits = most / axis.scale < 10 ? 1 : 0;
  return (
    <HeatTable
      description={description}
      height={height}
      columns={Array.from({ length: LONGEST_MONTH }, (_, column) => ({ key: String(column + 1), label: String(column + 1) }))}
      rows={monthsBetween(read.answer.period.from, last).map((month) => {
        const at = (column: number): CalendarDate | null => dayOf(month, column);
        return {
          key: month,
          label: format.month(month),
          values: Array.from({ length: LONGEST_MONTH }, (_, column) => drawn(amounts.get(at(column)) ?? null)),
          blank: (column) => (amounts.has(at(column)) ? undefined : ''),
          ticked: (column) => holidays.has(at(column) ?? ''),
          exact: (column) => {
            const day = at(column);
            if (day === null || day > last) return '-';
            const amount = amounts.has(day) ? format.valueExact(amounts.get(day) ?? null, 'money') : t('days.nothing');
            return [format.date(day), holidays.get(day), amount].filter((words) => words !== undefined).join(', ');
          },
        };
      })}
      scale={roundScale([...amounts.values()].map(drawn))}
      words={(value) => format.decimal(value / axis.scale, digits)}
    />
  );
}

/** Every day of the year: on which of them money comes. */
export function DayHeat() {
  const format = useFormat();
  const asked = useFilteredAnswer(ask.days);
  const amounts = asked.answer?.columns.find((column) => column.kind === 'measure')?.values ?? [];
  const unit = format.moneyAxis(largest(amounts)).unitLabel;
  return (
    <ChartPanel
      words={usePanelWords(messages, 'days', { unit })}
      asked={asked}
      measure="amount"
      chart={(drawing) => <Heat {...drawing} />}
    />
  );
}
