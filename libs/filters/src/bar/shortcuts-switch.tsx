import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../messages/filters.ts';
import { switchShortcuts, useShortcuts } from './shortcuts.ts';

/** Lists the keyboard shortcuts of the period, with a switch to turn them off. */
export function ShortcutsSwitch() {
  const t = useMessages(filterTexts);
  const on = useShortcuts();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1 }}>
      <FormControlLabel
        control={<Switch size="small" checked={on} onChange={(_, checked) => switchShortcuts(checked)} />}
        label={t('shortcuts')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <Typography variant="caption" color="textSecondary" component="p">
        {t('shortcutsHint')}
      </Typography>
    </Box>
  );
}
