import { PageSentence, type Reader } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { useTaxName } from './former-names.tsx';
import { useTaxes, type TaxMeasure } from './questions.ts';
import { largestShortfall, reachedBy } from './tax-figures.ts';

function useSentence(): (read: Reader<TaxMeasure, 'taxType'>) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  return ({ answer, rows }) => {
    const { planned, onPlan } = reachedBy(rows, 1);
    if (planned === 0) return null;
    const worst = largestShortfall(rows);
    const all = format.count(planned);
    if (!worst) return t('summaryAll', { all });
    const amount = format.value(worst.current.planVariance, 'money');
    return t('summary', { good: format.count(onPlan), all, name: name(answer, worst.codes.taxType), amount });
  };
}

/** How many taxes are on plan, and the largest shortfall. */
export const TaxSentence = () => <PageSentence asked={useTaxes()} measure="planVariance" sentence={useSentence()} />;
