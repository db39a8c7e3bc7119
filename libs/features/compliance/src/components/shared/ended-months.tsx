import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { shared } from '../../messages/shared.ts';

/** Below the filters: of which months the rates are. */
export function EndedMonths() {
  const t = useMessages(shared);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {t('ended')}
    </Typography>
  );
}
