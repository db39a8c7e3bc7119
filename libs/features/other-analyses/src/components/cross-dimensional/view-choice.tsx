import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cross-dimensional.ts';
import { useView, VIEWS } from './choices.ts';

/** In which form the page answers. */
export function ViewChoice() {
  const t = useMessages(messages);
  const [view, choose] = useView();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={t('view')}
      value={view}
      sx={{ minHeight: 36, flexWrap: 'wrap', displayPrint: 'none' }}
      onChange={(_, next: (typeof VIEWS)[number] | null) => {
        if (next !== null) choose(next);
      }}
    >
      {VIEWS.map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: { xs: 1.25, sm: 2 }, py: 0.5 }}>
          {t(`view.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
