import { DivergingBars } from '@pendapa/charts';
import { useFilteredAnswer, useMonthFilter, useMonthSpan } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { axisTitle, ChartPanel, MarkedChart, usePanelWords, useRemarks, type ChartProps } from '@pendapa/panels';
import { codesOf, columnOf, toPlotValue, largestAbsolute, lastDayOf, share, sum } from '@pendapa/query';
import { StepsPanel } from '../shared/steps-panel.tsx';
import { messages } from '../../messages/objects.ts';
import * as ask from '../../questions/tax-objects.ts';

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

/** Funnel of obligations: due, settled, and settled on time. An object may have many. */
export function ObligationFunnel() {
  const t = useMessages(messages);
  const result = useFilteredAnswer(ask.obligations);
  const words = usePanelWords(messages, 'duties');
  const remarks = useRemarks();
  const shown = result.answer ? remarks(result.answer, 'obligations') : [];
  // Notes about obligations are already shown by the panel.
  const ofReturns = result.answer ? remarks(result.answer, 'expected').filter((remark) => !shown.includes(remark)) : [];
  return (
    <StepsPanel
      words={{ ...words, subtitle: (periodLabels) => [words.subtitle(periodLabels), ...ofReturns].join('. ') }}
      query={result}
      measure="obligations"
      height={260}
      sentence={({ total, formatted }) =>
        t('duties.sentence', { share: formatted.percent(share(total('paidOnTime'), total('obligations'))) })
      }
      steps={({ total }) => {
        const due = { label: t('duties.obligations'), value: total('obligations') };
        const expected = { label: t('duties.expected'), value: total('expected') };
        return [
          { key: 'obligations', ...due, whole: due },
          { key: 'paid', label: t('duties.paid'), value: sum([total('paidOnTime'), total('paidLate')]), whole: due },
          { key: 'paidOnTime', label: t('duties.paidOnTime'), value: total('paidOnTime'), whole: due },
          { key: 'expected', ...expected, whole: expected },
          { key: 'filed', label: t('duties.filed'), value: total('filed'), whole: expected },
          { key: 'filedOnTime', label: t('duties.filedOnTime'), value: total('filedOnTime'), whole: expected },
        ];
      }}
    />
  );
}
