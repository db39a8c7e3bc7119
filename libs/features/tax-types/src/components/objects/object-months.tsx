import {
  axisTitle,
  ChartPanel,
  codesOf,
  columnOf,
  drawn,
  largest,
  lastDayOf,
  MarkedChart,
  useMonthSpan,
  usePanelWords,
  type Drawing,
} from '@pendapa/analysis';
import { DivergingMonths } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { useObjectMonths, type FlowMeasure } from './questions.ts';

function Flows({ read: { answer, label }, description, height }: Drawing<FlowMeasure, 'month'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const months = codesOf(answer, 'month');
  const { moments, unfinished } = useMonthSpan()(lastDayOf(answer), months);
  const flow = (measure: FlowMeasure) => {
    const values = columnOf(answer, measure);
    const exact = (index: number): string => format.value(values[index] ?? null, 'count');
    return { key: measure, label: label(measure), values: values.map(drawn), exact };
  };
  const scale = format.countAxis(largest([...columnOf(answer, 'opened'), ...columnOf(answer, 'closed')]));
  return (
    <MarkedChart moments={months} height={height}>
      {(room) => (
        <DivergingMonths
          {...room}
          description={description}
          moments={moments}
          flows={{ up: flow('opened'), down: flow('closed'), net: flow('net') }}
          axis={{ title: axisTitle(t('months.axis'), scale.unitLabel), tick: scale.tick }}
          unfinished={unfinished}
        />
      )}
    </MarkedChart>
  );
}

/** Three years of what came and what went. */
export function ObjectMonths() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'months')}
      asked={useObjectMonths()}
      measure="opened"
      height={264}
      sentence={({ total, totalText, format }) => {
        const net = format.countChange(drawn(total('net')));
        return t('months.sentence', { opened: totalText('opened'), closed: totalText('closed'), net });
      }}
      chart={(drawing) => <Flows {...drawing} />}
    />
  );
}
