import Typography from '@mui/material/Typography';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cross-dimensional.ts';
import { FEWEST_UNITS, untold } from './correlations.ts';
import type { Indicator } from './indicators.ts';

/** What a relation is not, and which indicators nothing can be said of. */
export function RelationNotes({ indicators }: { readonly indicators: readonly Indicator[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const without = untold(indicators).map(({ key, known, reason }) =>
    t(`untold.${reason}`, { name: t(`indicator.${key}`), known: format.count(known), fewest: format.count(FEWEST_UNITS) }),
  );
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {t('notCause')} {t('notPersons')} {without.length > 0 && t('untold', { list: without.join('; ') })}
    </Typography>
  );
}
