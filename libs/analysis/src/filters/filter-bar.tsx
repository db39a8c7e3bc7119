import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../messages/filters.ts';
import { useFilters } from './filters-context.ts';
import { useFilterValue } from './use-filter-words.ts';

/** The page's filters: what is set, and the ways to change it. */
export function FilterBar() {
  const t = useMessages(filterTexts);
  const filters = useFilters();
  const value = useFilterValue();
  const { set, reset } = filters;
  return (
    <Box role="group" aria-label={t('bar')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {set.map((name) => (
        <Chip key={name} label={t('chip', { label: t(name), value: value(filters, name) })} onDelete={() => reset([name])} />
      ))}
      {set.length > 0 && <Button onClick={() => reset()}>{t('reset')}</Button>}
    </Box>
  );
}
