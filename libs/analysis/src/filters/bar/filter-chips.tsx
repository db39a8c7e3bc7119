import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CloseIcon from '@mui/icons-material/Close';
import { useFormat, useMessages } from '@pendapa/i18n';
import { filterTexts } from '../../messages/filters.ts';
import type { FilterName } from '../choices.ts';
import { useFilters } from '../filters-context.ts';
import { comparedWith } from '../period.ts';
import { useFilterValue } from '../use-filter-words.ts';

/** The dates of the page and those that they are compared with: always in sight. */
function useSummary(): string {
  const t = useMessages(filterTexts);
  const format = useFormat();
  const { choices, period, offers } = useFilters();
  if (!period || !offers.includes('period')) return '';
  const compared = offers.includes('compare') ? comparedWith(period, choices.compare) : null;
  const current = format.period(period);
  return compared ? t('summary', { current, comparison: format.period(compared) }) : current;
}

/** A chip is a button that removes its filter. */
function FilterChip({ name }: { readonly name: FilterName }) {
  const t = useMessages(filterTexts);
  const value = useFilterValue();
  const filters = useFilters();
  const label = t(name);
  return (
    <Chip
      size="small"
      label={t('chip', { label, value: value(filters, name) })}
      onClick={() => filters.reset([name])}
      onDelete={() => filters.reset([name])}
      deleteIcon={<CloseIcon aria-hidden />}
      aria-label={`${t('chip', { label, value: value(filters, name) })}. ${t('remove', { label })}`}
      sx={{ height: 28, maxWidth: 320, flex: 'none' }}
    />
  );
}

/** The dates of the page in words, broken rather than cut where there is no room for one line. */
export function FilterSummary() {
  const summary = useSummary();
  if (summary === '') return null;
  return (
    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', textWrap: 'pretty' }}>
      {summary}
    </Box>
  );
}

/** What is set, in words; a chip takes its filter away. */
export function FilterChips() {
  const { set } = useFilters();
  return (
    <>
      {set.map((name) => (
        <FilterChip key={name} name={name} />
      ))}
    </>
  );
}
