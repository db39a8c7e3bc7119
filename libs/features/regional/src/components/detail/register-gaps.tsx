import Typography from '@mui/material/Typography';
import { missingOf, useFailureText, useMissingText, type Asked } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/detailed.ts';
import type { Registers } from './questions.ts';

/** Which of the joined figures are not there, and what would bring them. */
export function RegisterGaps({ registers }: { readonly registers: Registers }) {
  const t = useMessages(messages);
  const reason = useMissingText();
  const failureText = useFailureText();
  const gap = <M extends string>({ answer, failure }: Asked<M>, measure: NoInfer<M>): string | null => {
    if (!answer) return failure && failureText(failure);
    const missing = missingOf(answer, measure);
    return missing && reason(missing);
  };
  const gaps = [
    [t('part.objects'), gap(registers.objects, 'registered')],
    [t('part.assessments'), gap(registers.assessments, 'netDue')],
    [t('part.arrears'), gap(registers.arrears, 'total')],
    [t('part.compliance'), gap(registers.compliance, 'onTimePaymentRate')],
  ].filter(([, why]) => why !== null);
  if (gaps.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {gaps.map(([part, why]) => `${part}: ${why}.`).join(' ')}
    </Typography>
  );
}
