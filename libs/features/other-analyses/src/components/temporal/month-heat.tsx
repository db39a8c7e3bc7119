import {
  ChartPanel,
  lastDayOf,
  MonthsTable,
  largest,
  unfinishedMonth,
  useAddressChoice,
  useFilteredAnswer,
  usePanelWords,
  useReferences,
  type Drawing,
} from '@pendapa/analysis';
import { HeatTable, roundScale } from '@pendapa/charts';
import { dateParts, monthEnd, type CalendarDate } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { SwitchChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';
import { useYears } from './use-years.ts';
import type { GridMonth, YearOfMonths } from './year-grid.ts';

const usePer = () => useAddressChoice('per', ['month', 'working-day']);

/** How many days of a month were worked on; null where the calendar does not hold all of it, or the data end in it. */
function useWorkedDays(last: CalendarDate): (month: CalendarDate) => number | null {
  const calendar = new Map(useReferences()?.calendar.map((month) => [month.month, month]));
  return (month) => {
    const known = calendar.get(month);
    const whole = known?.days === dateParts(monthEnd(month)).day && monthEnd(month) <= last;
    return whole && known.workingDays > 0 ? known.workingDays : null;
  };
}

type Months = Drawing<'amount', 'month'>;

/** What a month brought, whole or on each of its working days, rounded to minor units; null where that is not known. */
function useAmountOf(last: CalendarDate): (month: GridMonth) => string | null {
  const [per] = usePer();
  const worked = useWorkedDays(last);
  return ({ month, amount }) => {
    if (per === 'month' || amount === null) return amount;
    const days = worked(month);
    return days === null ? null : String(Math.round(Number(amount) / days));
  };
}

const monthsIn = (years: readonly YearOfMonths[]): readonly GridMonth[] =>
  years.flatMap(({ months }) => months).filter(({ amount }) => amount !== null);

function Heat({ read, description, height }: Months) {
  const t = useMessages(messages);
  const format = useFormat();
  const years = useYears()(read.answer);
  const last = lastDayOf(read.answer);
  const amountOf = useAmountOf(last);
  const axis = format.moneyAxis(largest(monthsIn(years).map(amountOf)));
  const values = (year: YearOfMonths) => year.months.map((month) => (amountOf(month) === null ? null : Number(amountOf(month))));
  return (
    <HeatTable
      description={description}
      height={height}
      columns={(years[0]?.months ?? []).map(({ month }) => ({ key: month, label: format.monthName(month) }))}
      rows={[...years].reverse().map((year) => ({
        key: year.from,
        label: format.year(year.from),
        values: values(year),
        blank: (column) => (year.months[column]?.amount === null ? '' : undefined),
        unfinished: unfinishedMonth(
          year.months.map(({ month }) => month),
          last,
        ),
        exact: (column) => {
          const month = year.months[column];
          if (!month) return '';
          const amount = amountOf(month);
          return amount === null && month.amount !== null ? t('months.noCalendar') : format.moneyExact(amount);
        },
      }))}
      scale={roundScale(years.flatMap(values))}
      words={(value) => axis.cell(String(Math.round(value)))}
    />
  );
}

function Table({ read, description, height }: Months) {
  const t = useMessages(messages);
  const years = useYears()(read.answer);
  const last = lastDayOf(read.answer);
  const amountOf = useAmountOf(last);
  const [per] = usePer();
  return (
    <MonthsTable
      caption={description}
      rows={monthsIn(years)}
      month={({ month }) => month}
      maxHeight={height}
      columns={(make) => [make.money({ key: 'amount', header: t(per === 'month' ? 'amount' : 'perDay'), value: amountOf })]}
    />
  );
}

/** Every month of every year beside the same month of the others; whole, or on each working day. */
export function MonthHeat() {
  const t = useMessages(messages);
  const format = useFormat();
  const [per, choose] = usePer();
  const asked = useFilteredAnswer(ask.months);
  const yearsOf = useYears();
  const amountOf = useAmountOf(asked.answer ? lastDayOf(asked.answer) : '');
  const most = asked.answer ? largest(monthsIn(yearsOf(asked.answer)).map(amountOf)) : 0;
  const words = usePanelWords(messages, per === 'month' ? 'months' : 'monthsPerDay', { unit: format.moneyAxis(most).unitLabel });
  return (
    <>
      <SwitchChoice label={t('months.switch')} checked={per === 'working-day'} onChoose={(on) => choose(on ? 'working-day' : 'month')} />
      <ChartPanel
        words={words}
        asked={asked}
        measure="amount"
        height="small"
        chart={(drawing) => <Heat {...drawing} />}
        table={(drawing) => <Table {...drawing} />}
      />
    </>
  );
}
