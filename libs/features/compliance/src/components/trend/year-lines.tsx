import {
  ChartPanel,
  difference,
  toPlotValue,
  lastDayOf,
  LASTING,
  MarkList,
  PageSentence,
  useMarks,
  usePanelWords,
  type ChartProps,
} from '@pendapa/analysis';
import { TrendLine } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/trend.ts';
import { years } from '../../questions/compliance-trend.ts';

type Measure = (typeof years.measures)[number];
type YearMeasures = Readonly<Record<'all' | 'onTime' | 'yearEnd' | 'toDate', Measure>>;

const PAYING: YearMeasures = { all: 'obligations', onTime: 'onTimePaymentRate', yearEnd: 'yearEndPaymentRate', toDate: 'paymentRate' };
const FILING: YearMeasures = { all: 'expected', onTime: 'onTimeFilingRate', yearEnd: 'yearEndFilingRate', toDate: 'filingRate' };
const LINES = [
  { key: 'toDate', role: 'comparison' },
  { key: 'yearEnd', role: 'actual' },
  { key: 'onTime', role: 'second' },
] as const;

/** Pixels: the height of the other chart with its legend of events. */
const UNLETTERED = 392;

const isOver = (last: string): boolean => last.endsWith('-12-31');

function Lines({ read, description, height, measures }: ChartProps<Measure, 'year'> & { readonly measures: YearMeasures }) {
  const t = useMessages(messages);
  const { format } = read;
  const { marks, breaks } = useMarks(LASTING, 'year')(read.rows.map(({ codes }) => codes.year));
  // Only one of the two charts shows event letters; the narrow one has no room.
  const lettered = measures === PAYING;
  return (
    <>
      <TrendLine
        moments={read.rows.map(({ codes: { year } }) => ({ key: year ?? '', name: format.year(year), short: format.year(year), year: '' }))}
        lines={LINES.map(({ key, role }) => {
          const values = read.rows.map(({ current }) => toPlotValue(current[measures[key]]));
          return { key, role, label: t(key), values, exact: (index: number) => format.percent(values[index] ?? null, 2) };
        })}
        axis={{ title: '%', tick: format.percentAxis }}
        unfinished={isOver(lastDayOf(read.answer)) ? null : read.rows.length - 1}
        height={height}
        description={description}
        breaks={lettered ? breaks : []}
      />
      {lettered && <MarkList marks={marks} />}
    </>
  );
}

const YearLines = ({ name, measures }: { readonly name: 'paying' | 'filing'; readonly measures: YearMeasures }) => (
  <ChartPanel
    words={usePanelWords(messages, name)}
    query={years}
    measure={measures.all}
    height={measures === PAYING ? 'medium' : UNLETTERED}
    hasLegend={measures === PAYING}
    chart={(drawing) => <Lines {...drawing} measures={measures} />}
    columns={({ dimensionColumn, measureColumn }) => [
      dimensionColumn('year'),
      measureColumn(measures.all),
      measureColumn(measures.onTime),
      measureColumn(measures.yearEnd),
      measureColumn(measures.toDate),
    ]}
  />
);

/** Payment by year: on time, by the end of the year, and until now. */
export const PayingYears = () => <YearLines name="paying" measures={PAYING} />;
export const FilingYears = () => <YearLines name="filing" measures={FILING} />;

/** A change under half a percentage point is no trend. */
const MIN_CHANGE = 0.005;
const trendOf = (change: number) => (Math.abs(change) < MIN_CHANGE ? 'same' : change > 0 ? 'better' : 'worse');

/** Compares the last two complete years, both as known on their 31 December. */
export function YearSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={years}
      measure="obligations"
      sentence={({ rows, answer, format, formatted }) => {
        const [before, last] = (isOver(lastDayOf(answer)) ? rows : rows.slice(0, -1)).slice(-2);
        if (!before || !last) return null;
        const change = toPlotValue(difference(last.current.yearEndPaymentRate, before.current.yearEndPaymentRate));
        if (change === null) return null;
        return t(trendOf(change), {
          year: format.year(last.codes.year),
          share: formatted.value('yearEndPaymentRate', last),
          before: format.year(before.codes.year),
          earlier: formatted.value('yearEndPaymentRate', before),
        });
      }}
    />
  );
}
