import { TrendLine } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, EVENT_KINDS_OVER_YEARS, MarkList, PageSentence, useMarks, usePanelWords, type ChartProps } from '@pendapa/panels';
import { difference, toPlotValue, lastDayOf } from '@pendapa/query';
import { messages } from '../../messages/trend.ts';
import { ratesByYear } from '../../questions/compliance-trend.ts';

type Measure = (typeof ratesByYear.measures)[number];
/** Measures of a chart: `obligations` is the number that the three rates are shares of. */
type RateMeasures = Readonly<Record<'obligations' | 'onTime' | 'yearEnd' | 'toDate', Measure>>;

const PAYMENT_RATES: RateMeasures = {
  obligations: 'obligations',
  onTime: 'onTimePaymentRate',
  yearEnd: 'yearEndPaymentRate',
  toDate: 'paymentRate',
};
const FILING_RATES: RateMeasures = {
  obligations: 'expected',
  onTime: 'onTimeFilingRate',
  yearEnd: 'yearEndFilingRate',
  toDate: 'filingRate',
};
const LINES = [
  { key: 'toDate', role: 'comparison' },
  { key: 'yearEnd', role: 'actual' },
  { key: 'onTime', role: 'second' },
] as const;

/** Pixels: 320 of the payment chart (`medium`) and 72 of its list of events, so that both panels are equally high. */
const FILING_CHART_HEIGHT = 392;

/** True if the data reach 31 December: the last year is then complete. */
const isYearEnd = (lastDay: string): boolean => lastDay.endsWith('-12-31');

function RateLines({ read, description, height, measures }: ChartProps<Measure, 'year'> & { readonly measures: RateMeasures }) {
  const t = useMessages(messages);
  const { format } = read;
  const marksOn = useMarks(EVENT_KINDS_OVER_YEARS, 'year');
  const { marks, breaks } = marksOn(read.rows.map(({ codes }) => codes.year));
  // Both charts have the same years, so only the payment chart lists the events.
  const hasEvents = measures === PAYMENT_RATES;
  return (
    <>
      <TrendLine
        moments={read.rows.map(({ codes: { year } }) => ({ key: year ?? '', name: format.year(year), short: format.year(year), year: '' }))}
        lines={LINES.map(({ key, role }) => {
          const values = read.rows.map(({ current }) => toPlotValue(current[measures[key]]));
          return { key, role, label: t(key), values, exact: (index: number) => format.percent(values[index] ?? null, 2) };
        })}
        axis={{ title: '%', tick: format.percentAxis }}
        unfinished={isYearEnd(lastDayOf(read.answer)) ? null : read.rows.length - 1}
        height={height}
        description={description}
        breaks={hasEvents ? breaks : []}
      />
      {hasEvents && <MarkList marks={marks} />}
    </>
  );
}

const YearLines = ({ name, measures }: { readonly name: 'paying' | 'filing'; readonly measures: RateMeasures }) => (
  <ChartPanel
    words={usePanelWords(messages, name)}
    query={ratesByYear}
    measure={measures.obligations}
    height={measures === PAYMENT_RATES ? 'medium' : FILING_CHART_HEIGHT}
    hasLegend={measures === PAYMENT_RATES}
    chart={(drawing) => <RateLines {...drawing} measures={measures} />}
    columns={({ dimensionColumn, measureColumn }) => [
      dimensionColumn('year'),
      measureColumn(measures.obligations),
      measureColumn(measures.onTime),
      measureColumn(measures.yearEnd),
      measureColumn(measures.toDate),
    ]}
  />
);

/** Share of obligations settled by due year: on time, by 31 December, and until now. */
export const PaymentRateByYear = () => <YearLines name="paying" measures={PAYMENT_RATES} />;
/** Share of returns filed by due year: on time, by 31 December, and until now. */
export const FilingRateByYear = () => <YearLines name="filing" measures={FILING_RATES} />;

/** Ratio: a change under half a percentage point is no trend. */
const MIN_CHANGE = 0.005;
const trendOf = (change: number) => (Math.abs(change) < MIN_CHANGE ? 'same' : change > 0 ? 'better' : 'worse');

/**
 * Compares the payment rates of the last two complete years, each as known on its 31 December. Example: "Improved: 82% of the
 * obligations of 2025 settled by 31 December, 79% in 2024".
 */
export function YearSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ratesByYear}
      measure="obligations"
      sentence={({ rows, answer, format, formatted }) => {
        const completeYears = isYearEnd(lastDayOf(answer)) ? rows : rows.slice(0, -1);
        const [earlierYear, lastYear] = completeYears.slice(-2);
        if (!earlierYear || !lastYear) return null;
        const change = toPlotValue(difference(lastYear.current.yearEndPaymentRate, earlierYear.current.yearEndPaymentRate));
        if (change === null) return null;
        return t(trendOf(change), {
          year: format.year(lastYear.codes.year),
          share: formatted.value('yearEndPaymentRate', lastYear),
          before: format.year(earlierYear.codes.year),
          earlier: formatted.value('yearEndPaymentRate', earlierYear),
        });
      }}
    />
  );
}
