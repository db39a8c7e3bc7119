import { useState } from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { isUnfiltered, type ListFilters as Filters, type ListQuery } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { ListFilterFields } from './list-filter-fields.tsx';
import { listFilterTexts } from './list-filter-messages.ts';
import { useListFilterWords } from './use-list-filter-words.ts';
import type { ChangeListFilters } from './use-list-filters.ts';

export interface ListFiltersProps {
  readonly title: string;
  readonly listQuery: ListQuery;
  readonly filters: Filters;
  readonly onFilters: ChangeListFilters;
}

/** The filters of a list: what is set, and the choices on demand. */
export function ListFilters({ title, listQuery, filters, onFilters }: ListFiltersProps) {
  const t = useMessages(listFilterTexts);
  const words = useListFilterWords(filters.lastChannel !== undefined);
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ mb: '4px', minHeight: 36, displayPrint: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<FilterListIcon fontSize="small" />}
          aria-expanded={open}
          aria-label={t('openIn', { title })}
          onClick={() => setOpen(!open)}
        >
          {t('open')}
        </Button>
        {words.set(filters).map((text) => (
          <Chip key={text} size="small" label={text} />
        ))}
        {!isUnfiltered(filters) && (
          <Button size="small" onClick={() => onFilters(() => ({}))}>
            {t('clear')}
          </Button>
        )}
      </Box>
      {open && <ListFilterFields listQuery={listQuery} filters={filters} onFilters={onFilters} />}
    </Box>
  );
}
