import { useDrill } from '@pendapa/analysis';
import { HeatTable, roundScale } from '@pendapa/charts';
import { addMonths, dateParts, monthEnd } from '@pendapa/contracts';
import { useAddressChoice, useFilteredAnswer } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { ChartPanel, MonthsTable, usePanelWords } from '@pendapa/panels';
import { lastDayOf, unfinishedMonth, useReferences } from '@pendapa/query';
import { SwitchChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';
import { monthIndexInYear, type GridMonth, type YearOfMonths } from './year-grid.ts';
import { useYears } from './years.ts';

/** Heat table of months by year: total, or amount per working day. A month leads to the causes of its change from the year before. */
export function MonthHeat() {
  const t = useMessages(messages);
  const format = useFormat();
  const [per, choose] = useAddressChoice('per', ['month', 'working-day']);
  const { open } = useDrill();
  const calendar = new Map(useReferences()?.calendar.map((month) => [month.month, month]));
  const result = useFilteredAnswer(ask.months);
  const years = useYears()(result.answer);
  const last = result.answer ? lastDayOf(result.answer) : '';
  /** Amount per working day, rounded to minor units; null if the calendar or the data do not cover the month. */
  const amountOf = ({ month, amount }: GridMonth): string | null => {
    if (per === 'month' || amount === null) return amount;
    const known = calendar.get(month);
    const whole = known?.days === dateParts(monthEnd(month)).day && monthEnd(month) <= last;
    return whole && known.workingDays > 0 ? String(Math.round(Number(amount) / known.workingDays)) : null;
  };
  const valuesOf = ({ months }: YearOfMonths) => months.map(amountOf).map((amount) => (amount === null ? null : Number(amount)));
  const openIn = ({ months }: YearOfMonths): number | null =>
    unfinishedMonth(
      months.map(({ month }) => month),
      last,
    );
  /** Without the month that is not over, which would change the scale. */
  const endedValuesOf = (year: YearOfMonths) => valuesOf(year).filter((_, column) => column !== openIn(year));
  const known = years.flatMap(({ months }) => months).filter(({ amount }) => amount !== null);
  const unit = format.moneyTable(known.map(amountOf));
  return (
    <>
      <SwitchChoice label={t('months.switch')} checked={per === 'working-day'} onChoose={(on) => choose(on ? 'working-day' : 'month')} />
      <ChartPanel
        words={usePanelWords(messages, per === 'month' ? 'months' : 'monthsPerDay', { unit: unit.unitLabel })}
        query={result}
        measure="amount"
        height="small"
        chart={({ description }) => (
          <HeatTable
            description={description}
            columns={(years[0]?.months ?? []).map(({ month }) => ({ key: month, label: format.monthName(month) }))}
            rows={years.toReversed().map((year) => ({
              key: year.from,
              label: format.year(year.from),
              values: valuesOf(year),
              blank: (column) => (year.months[column]?.amount === null ? '' : undefined),
              unfinished: openIn(year),
              // The first year has none before it.
              isStatic: () => year === years[0],
              exact: (column) => {
                const month = year.months[column];
                if (!month) return '';
                const amount = amountOf(month);
                return amount === null && month.amount !== null ? t('months.noCalendar') : format.moneyExact(amount);
              },
            }))}
            scale={roundScale(years.flatMap(endedValuesOf))}
            words={(value) => unit.wholeCell(String(Math.round(value)))}
            onSelect={(year, month) => open([{ by: 'month', code: addMonths(year, monthIndexInYear(year, month)) }])}
          />
        )}
        table={({ description }) => (
          <MonthsTable
            caption={description}
            rows={known}
            monthOf={({ month }) => month}
            columns={(make) => [make.money({ key: 'amount', header: t(per === 'month' ? 'amount' : 'perDay'), value: amountOf })]}
          />
        )}
      />
    </>
  );
}
