import {
  axisTitle,
  ChartPanel,
  difference,
  toPlotValue,
  largestAbsolute,
  MarkedChart,
  sum,
  usePanelWords,
  type ChartProps,
  type Figure,
  type Row,
} from '@pendapa/analysis';
import { DivergingMonths } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-trend.ts';
import { yearFlows } from '../../questions/arrears-op-trend.ts';

type FlowMeasure = (typeof yearFlows.measures)[number];
type Year = Pick<Row<FlowMeasure, 'year'>, 'current'>;

const cameIn = ({ current }: Year): Figure => sum([current.added, current.returned]);
const changed = ({ current }: Year): Figure => difference(current.closing, current.opening);

function Flows({ read: { rows, label, format, words }, description, height }: ChartProps<FlowMeasure, 'year'>) {
  const t = useMessages(messages);
  const years = rows.filter(({ codes }) => codes.year !== null);
  const moments = years.map(({ codes }) => {
    const year = format.year(codes.year);
    return { key: codes.year ?? '', name: year, short: year, year: '' };
  });
  const flow = (key: string, name: string, of: (row: Year) => Figure) => ({
    key,
    label: name,
    values: years.map((row) => toPlotValue(of(row))),
    exact: (index: number) => (years[index] ? words(of(years[index]), 'count') : '-'),
  });
  const scale = format.countAxis(largestAbsolute(years.flatMap((row) => [cameIn(row), row.current.cleared])));
  return (
    <MarkedChart moments={years.map(({ codes }) => codes.year)} cut="year" height={height}>
      {(room) => (
        <DivergingMonths
          {...room}
          description={description}
          moments={moments}
          flows={{
            up: flow('in', t('flow.in'), cameIn),
            down: flow('cleared', label('cleared'), ({ current }) => current.cleared),
            net: flow('net', t('flow.net'), changed),
          }}
          axis={{ title: axisTitle(t('flow.axis'), scale.unitLabel), tick: scale.tick }}
          unfinished={null}
        />
      )}
    </MarkedChart>
  );
}

/** Objects that entered and left arrears, by year. */
export const YearFlows = () => (
  <ChartPanel
    words={usePanelWords(messages, 'flow')}
    query={yearFlows}
    measure="closing"
    height="small"
    chart={(drawing) => <Flows {...drawing} />}
  />
);
