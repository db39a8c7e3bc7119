import { ChartPanel, drawn, PageSentence, share, StepTable, usePanelWords, type Reader } from '@pendapa/analysis';
import { WaterfallBars, type WaterfallStep } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { useAssessed, type TotalMeasure } from './questions.ts';

const taken = (value: Value): Value => (value === null ? null : String(-BigInt(value)));

/** Gross less exemption, reduction and cancellation is what is due; less what is paid, what is outstanding. */
const STEPS = [
  { key: 'gross', kind: 'total' },
  { key: 'exemption', kind: 'change' },
  { key: 'reduction', kind: 'change' },
  { key: 'cancelled', kind: 'change' },
  { key: 'netDue', kind: 'total' },
  { key: 'paid', kind: 'change', tone: 'good' },
  { key: 'outstanding', kind: 'total', tone: 'bad' },
] as const satisfies readonly (Pick<WaterfallStep, 'kind' | 'tone'> & { readonly key: TotalMeasure })[];

const stepsOf = ({ label, total }: Reader<TotalMeasure>) =>
  STEPS.map((step) => ({
    ...step,
    label: label(step.key),
    value: step.kind === 'change' ? taken(total(step.key)) : total(step.key),
    whole: { label: label('gross'), value: total('gross') },
  }));

/** How much of the assessed principal is outstanding. */
export function AssessmentSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useAssessed()}
      measure="gross"
      sentence={({ totalText }) => t('waterfall.sentence', { gross: totalText('gross'), outstanding: totalText('outstanding') })}
    />
  );
}

/** What became of the assessed principal. */
export function AssessmentWaterfall() {
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'waterfall')}
      asked={useAssessed()}
      measure="gross"
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
      table={(drawing) => <StepTable {...drawing} steps={stepsOf(drawing.read)} measure="gross" />}
    />
  );
}
