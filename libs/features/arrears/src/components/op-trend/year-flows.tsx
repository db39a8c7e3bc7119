import { DivergingBars } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { axisTitle, ChartPanel, MarkedChart, usePanelWords, type ChartProps } from '@pendapa/panels';
import { difference, toPlotValue, largestAbsolute, sum, type Figure, type Row } from '@pendapa/query';
import { messages } from '../../messages/op-trend.ts';
import { yearFlows } from '../../questions/arrears-op-trend.ts';

type FlowMeasure = (typeof yearFlows.measures)[number];
type YearRow = Pick<Row<FlowMeasure, 'year'>, 'current'>;

/** Objects that are new in arrears (`added`) or back in arrears after they were cleared (`returned`). */
const inflow = ({ current }: YearRow): Figure => sum([current.added, current.returned]);
/** Objects in arrears at the end of the year less those at its beginning. */
const netChange = ({ current }: YearRow): Figure => difference(current.closing, current.opening);

function FlowBars({ read: { rows, label, format, figureText }, description, height }: ChartProps<FlowMeasure, 'year'>) {
  const t = useMessages(messages);
  // Objects without a known year have no place on the axis.
  const years = rows.filter(({ codes }) => codes.year !== null);
  const moments = years.map(({ codes }) => {
    const year = format.year(codes.year);
    // The name is the year itself, so no further line for the year is needed.
    return { key: codes.year ?? '', name: year, short: year, year: '' };
  });
  const flow = (key: string, name: string, valueOf: (row: YearRow) => Figure) => ({
    key,
    label: name,
    values: years.map((row) => toPlotValue(valueOf(row))),
    exact: (index: number) => (years[index] ? figureText(valueOf(years[index]), 'count') : '-'),
  });
  const scale = format.countAxis(largestAbsolute(years.flatMap((row) => [inflow(row), row.current.cleared])));
  return (
    <MarkedChart moments={years.map(({ codes }) => codes.year)} axisUnit="year" height={height}>
      {(frame) => (
        <DivergingBars
          {...frame}
          description={description}
          moments={moments}
          flows={{
            up: flow('in', t('flow.in'), inflow),
            down: flow('cleared', label('cleared'), ({ current }) => current.cleared),
            net: flow('net', t('flow.net'), netChange),
          }}
          axis={{ title: axisTitle(t('flow.axis'), scale.unitLabel), tick: scale.tick }}
          unfinished={null}
        />
      )}
    </MarkedChart>
  );
}

/**
 * Panel of the objects in arrears by year. Bars upwards are objects that came into arrears, bars downwards those that were
 * cleared; the line is the net change.
 */
export const YearFlows = () => (
  <ChartPanel
    words={usePanelWords(messages, 'flow')}
    query={yearFlows}
    measure="closing"
    height="small"
    chart={(drawing) => <FlowBars {...drawing} />}
  />
);
