import {
  ChartPanel,
  drawn,
  LASTING,
  lastDayOf,
  MarkList,
  PageSentence,
  useFilteredAnswer,
  useMarks,
  usePanelWords,
  type Drawing,
  type Row,
} from '@pendapa/analysis';
import { TrendLine } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/trend.ts';
import { years } from '../../questions/compliance-trend.ts';

type Measure = (typeof years.measures)[number];
interface Duty {
  readonly all: Measure;
  readonly lines: readonly {
    readonly measure: Measure;
    readonly key: 'onTime' | 'yearEnd' | 'toDate';
    readonly role: 'second' | 'actual' | 'comparison';
  }[];
}
const duty = (all: Measure, onTime: Measure, yearEnd: Measure, toDate: Measure): Duty => ({
  all,
  lines: [
    { measure: toDate, key: 'toDate', role: 'comparison' },
    { measure: yearEnd, key: 'yearEnd', role: 'actual' },
    { measure: onTime, key: 'onTime', role: 'second' },
  ],
});
const PAYING = duty('obligations', 'onTimePaymentRate', 'yearEndPaymentRate', 'paymentRate');
const FILING = duty('expected', 'onTimeFilingRate', 'yearEndFilingRate', 'filingRate');

/** Pixels: as high as the other with what its letters stand for. */
const UNLETTERED = 392;

const isOver = (last: string): boolean => last.endsWith('-12-31');

function Lines({ read, description, height, duty: { all, lines } }: Drawing<Measure, 'year'> & { readonly duty: Duty }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { marks, breaks } = useMarks(LASTING, 'year')(read.rows.map(({ codes }) => codes.year));
  // In one of the charts beside each other; the narrow one has no room for their letters.
  const lettered = all === PAYING.all;
  return (
    <>
      <TrendLine
        moments={read.rows.map(({ codes: { year } }) => ({ key: year ?? '', name: format.year(year), short: format.year(year), year: '' }))}
        lines={lines.map(({ measure, key, role }) => ({
          ...{ key, role, label: t(key) },
          values: read.rows.map(({ current }) => drawn(current[measure])),
          exact: (index) => format.percent(drawn(read.rows[index]?.current[measure] ?? null), 2),
        }))}
        axis={{ title: '%', tick: (value) => format.percent(value, 0) }}
        unfinished={isOver(lastDayOf(read.answer)) ? null : read.rows.length - 1}
        height={height}
        description={description}
        breaks={lettered ? breaks : []}
      />
      {lettered && <MarkList marks={marks} />}
    </>
  );
}

const YearLines = ({ name, duty: { all, lines } }: { readonly name: 'paying' | 'filing'; readonly duty: Duty }) => (
  <ChartPanel
    words={usePanelWords(messages, name)}
    asked={useFilteredAnswer(years)}
    measure={all}
    height={all === PAYING.all ? 'medium' : UNLETTERED}
    chart={(drawing) => <Lines {...drawing} duty={{ all, lines }} />}
    columns={({ by, of }) => [by('year'), of(all), ...[...lines].reverse().map(({ measure }) => of(measure))]}
  />
);

/** Paying by year: on time, by the end of the year, and until now. */
export const PayingYears = () => <YearLines name="paying" duty={PAYING} />;
export const FilingYears = () => <YearLines name="filing" duty={FILING} />;

/** Half a point is no trend. */
const LEAST = 0.005;
const trendOf = (change: number) => (Math.abs(change) < LEAST ? 'same' : change > 0 ? 'better' : 'worse');

/** The last two years that are over, both as they stood on their 31 December. */
export function YearSentence() {
  const t = useMessages(messages);
  const rate = (row: Row<Measure, 'year'> | undefined) => drawn(row?.current.yearEndPaymentRate ?? null);
  return (
    <PageSentence
      asked={useFilteredAnswer(years)}
      measure="obligations"
      sentence={({ rows, answer, format }) => {
        const over = isOver(lastDayOf(answer)) ? rows : rows.slice(0, -1);
        const [before, last] = [over.at(-2), over.at(-1)];
        const [earlier, later] = [rate(before), rate(last)];
        if (earlier === null || later === null) return null;
        return t(trendOf(later - earlier), {
          ...{ year: format.year(last?.codes.year ?? null), share: format.percent(later) },
          ...{ before: format.year(before?.codes.year ?? null), earlier: format.percent(earlier) },
        });
      }}
    />
  );
}
