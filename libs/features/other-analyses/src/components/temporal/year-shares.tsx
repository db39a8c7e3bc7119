import { TrendLine, type ChartLine } from '@pendapa/charts';
import { useFilteredAnswer } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { axisTitle, ChartPanel, MonthsTable, usePanelWords } from '@pendapa/panels';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';
import { findHalfOfYear, averageCumulativeShares } from './season.ts';
import { cumulativeShares, type YearOfMonths } from './year-grid.ts';
import { useYears } from './years.ts';

/** Pixels: the height of the months panel beside it, with its events. */
const HEIGHT = 384;
/** Roles of the last two complete years, shown with the average. */
const ROLES = ['actual', 'second'] as const;

interface Curve extends Pick<ChartLine, 'key' | 'label' | 'role'> {
  readonly shares: readonly number[];
}

function useCurves(years: readonly YearOfMonths[]): readonly Curve[] {
  const t = useMessages(messages);
  const format = useFormat();
  const whole = years.filter((year) => year.isComplete && cumulativeShares(year).length > 0).reverse();
  const own = whole.slice(0, ROLES.length).map((year, at): Curve => ({
    key: year.from,
    label: format.year(year.from),
    role: ROLES[at] ?? 'second',
    shares: cumulativeShares(year),
  }));
  if (whole.length < 2) return own;
  return [
    ...own,
    { key: 'usual', label: t('shares.usual', { count: whole.length }), role: 'comparison', shares: averageCumulativeShares(years) },
  ];
}

/** Cumulative shares of years by month, with the usual month of half the year. */
export function YearShares() {
  const t = useMessages(messages);
  const format = useFormat();
  const result = useFilteredAnswer(ask.months);
  const years = useYears()(result.answer);
  const whole = years.filter((year) => year.isComplete);
  const curves = useCurves(years);
  const sharedMonths = whole.flatMap((year) => {
    const shares = cumulativeShares(year);
    return shares.map((soFar, at) => ({ month: year.months[at]?.month ?? '', part: soFar - (shares[at - 1] ?? 0), soFar }));
  });
  return (
    <ChartPanel
      words={usePanelWords(messages, 'shares')}
      query={result}
      measure="amount"
      height={HEIGHT}
      sentence={() => {
        const [half, last] = [findHalfOfYear(years), whole.at(-1)];
        if (!half || !last) return null;
        const month = format.monthLong(last.months[half.monthIndex]?.month ?? null);
        const share = format.percent(cumulativeShares(last)[half.monthIndex] ?? null);
        return t('shares.sentence', { month, year: format.year(last.from), share, usual: format.percent(half.share) });
      }}
      chart={({ description, height }) => (
        <TrendLine
          moments={(years[0]?.months ?? []).map(({ month }) => {
            const name = format.monthName(month);
            return { key: month, name, short: name, year: '' };
          })}
          lines={curves.map(({ shares, ...line }) => ({ ...line, values: shares, exact: (at) => format.percent(shares[at] ?? null, 2) }))}
          axis={{ title: axisTitle(t('shares.axis'), '%'), tick: format.percentAxis }}
          unfinished={null}
          height={height}
          description={description}
        />
      )}
      table={({ description }) => (
        <MonthsTable
          caption={description}
          rows={sharedMonths}
          monthOf={({ month }) => month}
          columns={(make) => [
            make.percent({ key: 'part', header: t('shares.part'), value: ({ part }) => part }),
            make.percent({ key: 'soFar', header: t('shares.soFar'), value: ({ soFar }) => soFar }),
          ]}
        />
      )}
    />
  );
}
