import { TrendLine } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import {
  ChartPanel,
  EVENT_KINDS_OVER_YEARS,
  FactCard,
  KpiStrip,
  MarkList,
  PageSentence,
  useCardWords,
  useMarks,
  usePanelWords,
  type ChartProps,
  type Reader,
} from '@pendapa/panels';
import { difference, toPlotValue, lastDayOf, yearMoments } from '@pendapa/query';
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
/** The rate to the data date grows with the age of a year, so it stands in the table alone. */
const LINES = [
  { key: 'yearEnd', role: 'actual' },
  { key: 'onTime', role: 'second' },
] as const;

/** True if the data reach 31 December: the last year is then complete. */
export const isYearEnd = (lastDay: string): boolean => lastDay.endsWith('-12-31');

type YearRead = Reader<Measure, 'year'>;
type YearRow = YearRead['rows'][number];

/** Years that are over, earliest first. */
const completeYears = ({ rows, answer }: YearRead) => (isYearEnd(lastDayOf(answer)) ? rows : rows.slice(0, -1));

interface RateLinesProps extends ChartProps<Measure, 'year'> {
  readonly measures: RateMeasures;
  /** True if events stand on the lines and in a list below. */
  readonly hasEvents?: boolean;
}

function RateLines({ read, description, height, measures, hasEvents = false }: RateLinesProps) {
  const t = useMessages(messages);
  const { format } = read;
  const years = read.rows.map(({ codes }) => codes.year);
  const { marks, breaks } = useMarks(EVENT_KINDS_OVER_YEARS, 'year')(years);
  return (
    <>
      <TrendLine
        moments={yearMoments(years, format)}
        lines={LINES.map(({ key, role }) => {
          const values = read.rows.map(({ current }) => toPlotValue(current[measures[key]]));
          return { key, role, label: t(key), values, exact: (index: number) => format.percent(values[index] ?? null, 2) };
        })}
        axis={{ title: '%', tick: format.percentAxis }}
        unfinished={isYearEnd(lastDayOf(read.answer)) ? null : read.rows.length - 1}
        close
        height={height}
        description={description}
        breaks={hasEvents ? breaks : []}
      />
      {hasEvents && <MarkList marks={marks} />}
    </>
  );
}

function YearLines({ name, measures }: { readonly name: 'paying' | 'filing' | 'events'; readonly measures: RateMeasures }) {
  const t = useMessages(messages);
  const hasEvents = name === 'events';
  /** Lowest and highest rate at the end of the complete years. */
  const rangeOf = (read: YearRead): string | null => {
    const years = completeYears(read);
    const rates = years.flatMap(({ current }) => toPlotValue(current[measures.yearEnd]) ?? []);
    if (name === 'events' || rates.length < Math.max(2, years.length)) return null;
    const { percent } = read.formatted;
    return t(`${name}.sentence`, { low: percent(Math.min(...rates)), high: percent(Math.max(...rates)) });
  };
  return (
    <ChartPanel
      words={usePanelWords(messages, name)}
      query={ratesByYear}
      measure={measures.obligations}
      height="small"
      hasLegend={hasEvents}
      sentence={hasEvents ? undefined : rangeOf}
      chart={(drawing) => <RateLines {...drawing} measures={measures} hasEvents={hasEvents} />}
      columns={({ dimensionColumn, measureColumn }) => [
        dimensionColumn('year'),
        measureColumn(measures.obligations),
        measureColumn(measures.onTime),
        measureColumn(measures.yearEnd),
        measureColumn(measures.toDate),
      ]}
    />
  );
}

/** Share of obligations settled by due year: on time and by 31 December. */
export const PaymentRateByYear = () => <YearLines name="paying" measures={PAYMENT_RATES} />;
/** Share of returns filed by due year: on time and by 31 December. */
export const FilingRateByYear = () => <YearLines name="filing" measures={FILING_RATES} />;
/** Share of obligations settled by due year, with the events of these years. */
export const PaymentEvents = () => <YearLines name="events" measures={PAYMENT_RATES} />;

const CARDS = [
  { name: 'paidInYear', measure: 'yearEndPaymentRate' },
  { name: 'paidOnTime', measure: 'onTimePaymentRate' },
  { name: 'filedInYear', measure: 'yearEndFilingRate' },
  { name: 'filedOnTime', measure: 'onTimeFilingRate' },
] as const satisfies readonly { readonly name: string; readonly measure: Measure }[];

function YearCard({ name, measure }: (typeof CARDS)[number]) {
  const t = useMessages(messages);
  return (
    <FactCard
      {...useCardWords(messages, name)}
      query={ratesByYear}
      measure={measure}
      fact={(read) => {
        const years = completeYears(read);
        const [before, last] = [years.at(-2), years.at(-1)];
        if (!last) return null;
        return {
          text: t('card.before', { year: read.format.year(last.codes.year), earlier: read.formatted.value(measure, before) }),
          figure: { kind: 'ratio', value: last.current[measure] },
        };
      }}
    />
  );
}

/** Cards: rates of the last complete year, and of the year before. */
export const YearKpis = () => (
  <KpiStrip>
    {CARDS.map((card) => (
      <YearCard key={card.name} {...card} />
    ))}
  </KpiStrip>
);

/** Ratio: a change under half a percentage point is no trend. */
const MIN_CHANGE = 0.005;
/** Ratio: a change since the first year that is a finding where the last two years are about equal. */
const MIN_LONG_CHANGE = 0.02;
/** Direction of a change of a rate. */
export const trendOf = (change: number) => (Math.abs(change) < MIN_CHANGE ? 'same' : change > 0 ? 'better' : 'worse');

/**
 * Compares the payment rates of the last two complete years, each as known on its 31 December. If they are about equal, it
 * compares with the first year. Example: "Compliance rose: 82% of the obligations of 2025 were settled by 31 December, compared with 79% in 2024".
 */
export function YearSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ratesByYear}
      measure="obligations"
      sentence={(read) => {
        const { format, formatted } = read;
        const years = completeYears(read);
        const [firstYear, [earlierYear, lastYear]] = [years[0], years.slice(-2)];
        if (!firstYear || !earlierYear || !lastYear) return null;
        const changeFrom = (year: YearRow) => toPlotValue(difference(lastYear.current.yearEndPaymentRate, year.current.yearEndPaymentRate));
        const [change, longChange] = [changeFrom(earlierYear), changeFrom(firstYear)];
        if (change === null) return null;
        const isLong = trendOf(change) === 'same' && longChange !== null && Math.abs(longChange) >= MIN_LONG_CHANGE;
        const base = isLong ? firstYear : earlierYear;
        return t(isLong ? (longChange < 0 ? 'fallen' : 'risen') : trendOf(change), {
          year: format.year(lastYear.codes.year),
          share: formatted.value('yearEndPaymentRate', lastYear),
          before: format.year(base.codes.year),
          earlier: formatted.value('yearEndPaymentRate', base),
        });
      }}
    />
  );
}
