import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { shared } from '../../messages/shared.ts';

/** Below the rates: of which months they are. */
export function EndedMonths() {
  const t = useMessages(shared);
  return (
    <Typography variant="caption" color="textSecondary">
      {t('ended')}
    </Typography>
  );
}
