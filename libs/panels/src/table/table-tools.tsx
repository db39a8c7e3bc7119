import type { ReactNode } from 'react';
import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import DensitySmallIcon from '@mui/icons-material/DensitySmall';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { chooseDensity, useDensity } from './density.ts';

function DensitySwitch() {
  const t = useMessages(messages);
  const compact = useDensity() === 'compact';
  const label = t('compactRows');
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} aria-pressed={compact} onClick={() => chooseDensity(compact ? 'comfortable' : 'compact')}>
        {compact ? <DensitySmallIcon fontSize="small" /> : <DensityMediumIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}

export interface RowSearchProps {
  readonly caption: string;
  readonly sought: string;
  readonly onSearch: (text: string) => void;
}

/** Search field that filters the loaded rows while typing. */
export function RowSearch({ caption, sought, onSearch }: RowSearchProps) {
  const t = useMessages(messages);
  return (
    // MUI's TextField would add the code of select lists.
    <OutlinedInput
      type="search"
      size="small"
      placeholder={t('searchRows')}
      value={sought}
      onChange={({ target }) => onSearch(target.value)}
      sx={{ flex: { xs: '1 1 9rem', sm: '0 1 16rem' }, '& input': { py: 0.75, textOverflow: 'ellipsis' } }}
      slotProps={{ input: { 'aria-label': t('searchIn', { caption }) } }}
    />
  );
}

/** Search and density switch above long tables. */
export function TableTools({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', displayPrint: 'none', gap: 1, alignItems: 'center', mb: 1 }}>
      {children}
      <Box sx={{ flex: 1 }} />
      <DensitySwitch />
    </Box>
  );
}
