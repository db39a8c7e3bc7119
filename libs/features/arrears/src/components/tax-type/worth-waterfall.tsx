import { PageSentence, usePanelWords, WaterfallPanel, type TotalStep } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-type.ts';
import { useWorth, type WorthMeasure } from './questions.ts';

/** Each debt is taken out once; what is left less its own allowance may come in. */
const STEPS: readonly TotalStep<WorthMeasure>[] = [
  { key: 'total', kind: 'total' },
  { key: 'lapsed', kind: 'taken' },
  { key: 'disputed', kind: 'taken' },
  { key: 'uncollectible', kind: 'taken' },
  { key: 'collectible', kind: 'total' },
  { key: 'collectibleAllowance', kind: 'taken' },
  { key: 'netCollectible', kind: 'total', tone: 'good' },
];

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
  return (
    <WaterfallPanel
      words={usePanelWords(messages, 'worth')}
      asked={useWorth()}
      measure="total"
      height="small"
      sentence={({ total }) => (total('netCollectible') === null || total('netValue') === null ? null : t('worth.why'))}
      steps={STEPS}
    />
  );
}
