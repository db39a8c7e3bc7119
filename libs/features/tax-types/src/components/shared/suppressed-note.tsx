import Typography from '@mui/material/Typography';
import type { AnswerTo } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/shared.ts';
import { suppressedBelow } from './suppression.ts';

/** What '<10' means; nothing where all groups are told. */
export function SuppressedNote({ answer }: { readonly answer: AnswerTo }) {
  const t = useMessages(messages);
  const below = suppressedBelow(answer);
  if (below === null) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {t('suppressedNote', { below })}
    </Typography>
  );
}
