import { AnswerSentence, rowsOf } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { useTaxName } from './former-names.tsx';
import { useTaxes, type TaxAnswer } from './questions.ts';
import { largestShortfall, reachedBy } from './tax-figures.ts';

function useSentence(): (answer: TaxAnswer) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  return (answer) => {
    const rows = rowsOf(answer);
    const { planned, onPlan } = reachedBy(rows, 1);
    if (planned === 0) return null;
    const worst = largestShortfall(rows);
    const all = format.count(planned);
    if (!worst) return t('summaryAll', { all });
    const amount = format.value(worst.current.planVariance, 'money');
    return t('summary', { good: format.count(onPlan), all, name: name(answer, worst.codes.taxType), amount });
  };
}

/** The answer to the page's question in one sentence. */
export function TaxSentence() {
  const sentence = useSentence();
  const asked = useTaxes();
  const { answer } = asked;
  return <AnswerSentence asked={asked} text={answer && sentence(answer)} />;
}
