import { ChartPanel, drawn, PageSentence, share, StepTable, usePanelWords, type Reader } from '@pendapa/analysis';
import { WaterfallBars, type WaterfallStep } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/trend.ts';
import { useFlow, type FlowMeasure } from './questions.ts';

const less = (value: Value): Value => (value === null ? null : String(-BigInt(value)));

/** The difference is a step of its own where the movements do not add up, so that the last bar stands where the ledger says. */
const STEPS = [
  { key: 'opening', kind: 'total', sign: 1 },
  { key: 'added', kind: 'change', sign: 1, tone: 'bad' },
  { key: 'collected', kind: 'change', sign: -1, tone: 'good' },
  { key: 'writtenOff', kind: 'change', sign: -1 },
  { key: 'adjusted', kind: 'change', sign: 1 },
  { key: 'difference', kind: 'change', sign: 1, tone: 'bad' },
  { key: 'closing', kind: 'total', sign: 1 },
] as const satisfies readonly (Pick<WaterfallStep, 'kind' | 'tone'> & { readonly key: FlowMeasure; readonly sign: 1 | -1 })[];

const stepsOf = ({ label, total }: Reader<FlowMeasure>) =>
  STEPS.filter(({ key }) => key !== 'difference' || Number(total('difference')) !== 0).map(({ sign, ...step }) => ({
    ...step,
    label: label(step.key),
    value: sign === 1 ? total(step.key) : less(total(step.key)),
    whole: { label: label('opening'), value: total('opening') },
  }));

/** Whether the principal shrinks, and by what. */
export function FlowSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useFlow()}
      measure="closing"
      sentence={({ total, totalText }) => {
        const [collected, writtenOff] = [total('collected'), total('writtenOff')];
        if (collected === null || writtenOff === null) return null;
        const shrunk = BigInt(total('closing') ?? 0) < BigInt(total('opening') ?? 0);
        return t(shrunk ? 'flow.shrinks' : 'flow.grows', { collected: totalText('collected'), writtenOff: totalText('writtenOff') });
      }}
    />
  );
}

/** By payment or by write-off: from the opening of the period to its closing. */
export function FlowWaterfall() {
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'flow')}
      asked={useFlow()}
      measure="closing"
      height="small"
      chart={({ read, description }) => (
        <WaterfallBars
          steps={stepsOf(read).map((step) => ({
            ...step,
            value: drawn(step.value),
            text: format.value(step.value, 'money'),
            exact: format.valueExact(step.value, 'money'),
            detail: format.percent(share(read.total(step.key), step.whole.value)),
          }))}
          description={description}
        />
      )}
      table={(drawing) => <StepTable {...drawing} steps={stepsOf(drawing.read)} measure="closing" />}
    />
  );
}
