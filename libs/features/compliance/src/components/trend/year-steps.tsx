import { useMessages } from '@pendapa/i18n';
import { NextSteps } from '@pendapa/panels';
import { byLargest, difference, isFew, isSomething, lastDayOf, toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/trend.ts';
import { yearTaxes } from '../../questions/compliance-trend.ts';
import { isYearEnd, trendOf } from './year-lines.tsx';

/** What to do: of the last complete year, the taxes whose rate fell, from the largest amount unpaid; each leads to the objects that owe. */
export function YearSteps() {
  const t = useMessages(messages);
  return (
    <NextSteps
      query={yearTaxes}
      measure="unpaidAmount"
      steps={({ rows, answer, name, text, format, formatted }) => {
        const years = [...new Set(rows.flatMap(({ codes }) => codes.year ?? []))].sort();
        const [before, last] = (isYearEnd(lastDayOf(answer)) ? years : years.slice(0, -1)).slice(-2);
        if (before === undefined || last === undefined) return null;
        return rows
          .filter(({ codes, current }) => codes.year === last && isSomething(current.unpaidAmount))
          .toSorted((a, b) => byLargest(a.current.unpaidAmount, b.current.unpaidAmount))
          .flatMap((row) => {
            const tax = row.codes.taxType;
            const earlier = rows.find(({ codes }) => codes.year === before && codes.taxType === tax);
            if (tax === null || !earlier || isFew(row.current.obligations) || isFew(earlier.current.obligations)) return [];
            const change = toPlotValue(difference(row.current.yearEndPaymentRate, earlier.current.yearEndPaymentRate));
            if (change === null || trendOf(change) !== 'worse') return [];
            const words = t('steps.fallen', {
              tax: name('taxType', row),
              year: format.year(last),
              share: formatted.value('yearEndPaymentRate', row),
              earlier: formatted.value('yearEndPaymentRate', earlier),
            });
            if (words === null) return [];
            const choices = { tax: [tax], period: { from: last, to: `${last.slice(0, 4)}-12-31` } };
            return { figure: text('unpaidAmount', row), text: words, page: '/compliance', choices, part: 'lists', isCaseList: true };
          });
      }}
    />
  );
}
