import Typography from '@mui/material/Typography';
import type { AnswerTo } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/shared.ts';
import { hiddenIn } from './suppression.ts';

/** How many figures are hidden, and why; nothing where all groups are told. */
export function SuppressedNote({ answer }: { readonly answer: AnswerTo }) {
  const t = useMessages(messages);
  const hidden = hiddenIn(answer);
  if (hidden === null) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {t('suppressedNote', hidden)}
    </Typography>
  );
}
