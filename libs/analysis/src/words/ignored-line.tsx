import FilterAltOffOutlinedIcon from '@mui/icons-material/FilterAltOffOutlined';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import type { FilterName } from '../filters/choices.ts';
import { filterTexts } from '../messages/filters.ts';

/** "The filter payment channel does not apply here"; nothing where all of them do. */
export function IgnoredLine({ ignored }: { readonly ignored: readonly FilterName[] }) {
  const t = useMessages(filterTexts);
  if (ignored.length === 0) return null;
  const label = ignored.map((name) => (name === 'penalty' ? t('penalty.without') : t(name)).toLowerCase()).join(', ');
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption', color: 'status.watch' }}>
      <Box component="span" aria-hidden sx={{ lineHeight: 0, fontSize: '1rem' }}>
        <FilterAltOffOutlinedIcon fontSize="inherit" />
      </Box>
      {t('ignored', { label })}
    </Box>
  );
}
