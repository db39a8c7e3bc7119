import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import type { FilterName } from '@pendapa/query';
import { filterTexts } from '../messages/filters.ts';
import { FilterField } from '../fields/filter-field.tsx';
import { useFilters } from '../choices/filters-context.ts';
import { useShownFilter } from '../names/use-filter-words.ts';
import { RemoveFilter } from './remove-filter.tsx';
import { SET } from './segment.ts';
import { useChoosing } from './use-choosing.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  px: 2,
  cursor: 'pointer',
  typography: 'body2',
  '&:hover': { bgcolor: 'raised' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

const value = {
  ml: 'auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;

/** List of the filters that do not fit; a row opens its controls. Choices apply at once. */
export function MoreFilters({ names }: { readonly names: readonly FilterName[] }) {
  const t = useMessages(filterTexts);
  const filters = useFilters();
  const shown = useShownFilter();
  const choose = useChoosing(true);
  return names.map((name) => (
    <Box
      key={name}
      component="section"
      aria-label={t(name)}
      sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
    >
      <Box component="details" sx={{ '&[open] > summary': { fontWeight: 600 } }}>
        <Box component="summary" sx={{ ...row, ...(filters.changedFilters.includes(name) ? SET : {}) }}>
          <span>{t(name)}</span>
          <Box component="span" sx={value}>
            {shown(filters, name).value}
          </Box>
        </Box>
        <Box sx={{ px: 2, pb: 1.5 }}>
          <FilterField name={name} choices={filters.choices} change={choose} date={filters.date} />
          {filters.changedFilters.includes(name) && <RemoveFilter name={name} />}
        </Box>
      </Box>
    </Box>
  ));
}
