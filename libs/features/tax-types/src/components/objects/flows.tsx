import { DivergingBars } from '@pendapa/charts';
import { useMonthFilter, useMonthSpan } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { axisTitle, ChartPanel, MarkedChart, usePanelWords, type ChartProps } from '@pendapa/panels';
import { codesOf, columnOf, toPlotValue, largestAbsolute, lastDayOf, sum } from '@pendapa/query';
import { StepsPanel } from '../shared/steps-panel.tsx';
import { messages } from '../../messages/objects.ts';
import * as ask from '../../questions/tax-objects.ts';

/** Pixels of three rows of two lines. */
const STEPS_HEIGHT = 129;

type Flow = (typeof ask.objectMonths.measures)[number];

function Flows({ read: { answer, label, format, figureText }, description, height }: ChartProps<Flow, 'month'>) {
  const t = useMessages(messages);
  const months = codesOf(answer, 'month');
  const { moments, unfinished } = useMonthSpan()(lastDayOf(answer), months);
  const select = useMonthFilter();
  const flow = (measure: Flow) => {
    const values = columnOf(answer, measure);
    const exact = (index: number): string => figureText(values[index] ?? null, 'count');
    return { key: measure, label: label(measure), values: values.map(toPlotValue), exact };
  };
  const scale = format.countAxis(largestAbsolute([...columnOf(answer, 'opened'), ...columnOf(answer, 'closed')]));
  return (
    <MarkedChart moments={months} height={height}>
      {(frame) => (
        <DivergingBars
          {...frame}
          description={description}
          moments={moments}
          flows={{ up: flow('opened'), down: flow('closed'), net: flow('net') }}
          axis={{ title: axisTitle(t('months.axis'), scale.unitLabel), tick: scale.tick }}
          unfinished={unfinished}
          onSelect={select}
        />
      )}
    </MarkedChart>
  );
}

/** Opened and closed objects by month, for three years. */
export function ObjectMonths() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'months')}
      query={ask.objectMonths}
      measure="opened"
      height={264}
      sentence={({ total, formatted, format }) => {
        const net = toPlotValue(total('net'));
        const texts = { opened: formatted.total('opened'), closed: formatted.total('closed') };
        return t('months.sentence', { ...texts, net: net === null ? null : format.countChange(net) });
      }}
      chart={(drawing) => <Flows {...drawing} />}
    />
  );
}

/** Steps of obligations: due, settled, and settled on time. An object may have many. */
export function PaymentSteps() {
  const t = useMessages(messages);
  return (
    <StepsPanel
      words={usePanelWords(messages, 'duties')}
      query={ask.obligations}
      measure="obligations"
      height={STEPS_HEIGHT}
      steps={({ total }) => {
        const due = { label: t('duties.obligations'), value: total('obligations') };
        return [
          { key: 'obligations', ...due, whole: due },
          { key: 'paid', label: t('duties.paid'), value: sum([total('paidOnTime'), total('paidLate')]), whole: due },
          { key: 'paidOnTime', label: t('duties.paidOnTime'), value: total('paidOnTime'), whole: due },
        ];
      }}
    />
  );
}

/** Steps of returns: due, filed, and filed on time. */
export function FilingSteps() {
  const t = useMessages(messages);
  return (
    <StepsPanel
      words={usePanelWords(messages, 'returns')}
      query={ask.obligations}
      measure="expected"
      height={STEPS_HEIGHT}
      steps={({ total }) => {
        const expected = { label: t('duties.expected'), value: total('expected') };
        return [
          { key: 'expected', ...expected, whole: expected },
          { key: 'filed', label: t('duties.filed'), value: total('filed'), whole: expected },
          { key: 'filedOnTime', label: t('duties.filedOnTime'), value: total('filedOnTime'), whole: expected },
        ];
      }}
    />
  );
}
