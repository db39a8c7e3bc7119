import Typography from '@mui/material/Typography';
import { useTaxDues } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/dues.ts';
import { useTaxName } from './former-names.tsx';
import { useTaxes } from './questions.ts';
import { nearestDue } from './use-due-words.ts';

/** What falls due first, and by which rules that is said. */
export function DueNote() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  const { answer } = useTaxes();
  const dues = useTaxDues();
  if (!dues || !answer) return null;
  const nearest = nearestDue(dues.dues);
  const taxes = nearest?.taxes.map((code) => name(answer, code)).join(', ') ?? '';
  const first = nearest && t('nearest', { date: format.date(nearest.on), taxes });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {dues.dues.length === 0 ? t('none') : [first, t('note')].filter(Boolean).join(' ')}
    </Typography>
  );
}
