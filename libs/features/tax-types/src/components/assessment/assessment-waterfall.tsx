import { PageSentence, usePanelWords, WaterfallPanel, type TotalStep } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { useAssessed, type TotalMeasure } from './questions.ts';

/** Gross less exemption, reduction and cancellation is what is due; less what is paid, what is outstanding. */
const STEPS: readonly TotalStep<TotalMeasure>[] = [
  { key: 'gross', kind: 'total' },
  { key: 'exemption', kind: 'taken' },
  { key: 'reduction', kind: 'taken' },
  { key: 'cancelled', kind: 'taken' },
  { key: 'netDue', kind: 'total' },
  { key: 'paid', kind: 'taken', tone: 'good' },
  { key: 'outstanding', kind: 'total', tone: 'bad' },
];

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
export const AssessmentWaterfall = () => (
  <WaterfallPanel words={usePanelWords(messages, 'waterfall')} asked={useAssessed()} measure="gross" height="small" steps={STEPS} />
);
