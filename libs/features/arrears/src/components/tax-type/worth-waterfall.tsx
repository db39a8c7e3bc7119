import { ChartPanel, drawn, PageSentence, share, StepTable, usePanelWords, type Reader } from '@pendapa/analysis';
import { WaterfallBars, type WaterfallStep } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-type.ts';
import { useWorth, type WorthMeasure } from './questions.ts';

const taken = (value: Value): Value => (value === null ? null : String(-BigInt(value)));

/** Each debt is taken out once; what is left less its own allowance may come in. */
const STEPS = [
  { key: 'total', kind: 'total' },
  { key: 'lapsed', kind: 'change' },
  { key: 'disputed', kind: 'change' },
  { key: 'uncollectible', kind: 'change' },
  { key: 'collectible', kind: 'total' },
  { key: 'collectibleAllowance', kind: 'change' },
  { key: 'netCollectible', kind: 'total', tone: 'good' },
] as const satisfies readonly (Pick<WaterfallStep, 'kind' | 'tone'> & { readonly key: WorthMeasure })[];

const stepsOf = ({ label, total }: Reader<WorthMeasure>) =>
  STEPS.map((step) => ({
    ...step,
    label: label(step.key),
    value: step.kind === 'change' ? taken(total(step.key)) : total(step.key),
    whole: { label: label('total'), value: total('total') },
  }));

/** What may come in of what is owed, and what the balance sheet says. */
export function WorthSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useWorth()}
      measure="total"
      sentence={({ total, totalText }) =>
        total('netCollectible') === null || total('netValue') === null
          ? null
          : t('worth.sentence', { total: totalText('total'), netCollectible: totalText('netCollectible'), netValue: totalText('netValue') })
      }
    />
  );
}

/** What is left of the arrears, beside the figure of the balance sheet. */
export function WorthWaterfall() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'worth')}
      asked={useWorth()}
      measure="total"
      height="small"
      sentence={({ total }) => (total('netCollectible') === null || total('netValue') === null ? null : t('worth.why'))}
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
      table={(drawing) => <StepTable {...drawing} steps={stepsOf(drawing.read)} measure="total" />}
    />
  );
}
