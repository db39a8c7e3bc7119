import { useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMessages } from '@pendapa/i18n';
import type { FilterName } from '@pendapa/query';
import { filterTexts } from '../messages/filters.ts';
import { useFilters } from '../choices/filters-context.ts';
import { FilterNotices } from './filter-notices.tsx';
import { FilterSummary } from './filter-announcement.tsx';
import { FilterSegment } from './filter-segment.tsx';
import { MoreButton } from './more-button.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { useShortcuts } from './shortcuts.ts';
import { usePeriodKeys } from './use-period-keys.ts';

function ResetButton() {
  const t = useMessages(filterTexts);
  const { changedFilters, reset } = useFilters();
  if (changedFilters.length === 0) return null;
  return (
    <Button size="small" title={t('resetHint')} onClick={() => reset()} sx={{ minHeight: 32, flex: 'none' }}>
      {t('reset')}
    </Button>
  );
}

const useAtLeast = (size: 'md' | 'lg' | 'xl'): boolean =>
  useMediaQuery(useTheme().breakpoints.up(size), { noSsr: true, defaultMatches: true });

/** Number of filters that fit the line. */
function useRoom(): number {
  const [lg, xl] = [useAtLeast('lg'), useAtLeast('xl')];
  if (xl) return 5;
  return lg ? 4 : 2;
}

const bar = {
  display: 'inline-flex',
  minWidth: 0,
  borderRadius: 1,
  border: 1,
  borderColor: 'outline',
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& > * + *': { borderLeft: 1, borderColor: 'divider' },
} as const;

/** One line with the first filters, each opening its controls, and a button for the others. */
function DesktopBar() {
  const filters = useFilters();
  const { offers } = filters;
  const [openFilter, setOpenFilter] = useState<FilterName | null>(null);
  usePeriodKeys(filters, useShortcuts(), () => setOpenFilter('period'));
  const room = useRoom();
  const more = offers.slice(room);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 36 }}>
      <Box sx={bar}>
        {offers.slice(0, room).map((name) => (
          <FilterSegment key={name} name={name} open={openFilter === name} onOpen={setOpenFilter} onClose={() => setOpenFilter(null)} />
        ))}
        {more.length > 0 && <MoreButton names={more} />}
      </Box>
      <ResetButton />
    </Box>
  );
}

/** Filter bar of the page. Escape inside the bar resets all filters. */
export function FilterBar() {
  const t = useMessages(filterTexts);
  const { changedFilters, reset } = useFilters();
  const wide = useAtLeast('md');
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    // Ignores Escape in popovers, whose events bubble through the bar.
    const inBar = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && inBar && changedFilters.length > 0) reset();
  };
  return (
    // Close to the sentence above; on phones rendered above the bottom bar instead.
    <Box
      role="group"
      aria-label={t('bar')}
      data-filter-bar
      onKeyDown={onKeyDown}
      sx={{ display: { xs: 'contents', md: 'block' }, displayPrint: 'none', mt: -0.5 }}
    >
      {wide ? <DesktopBar /> : <PhoneBar />}
      <FilterNotices />
      <FilterSummary />
    </Box>
  );
}
