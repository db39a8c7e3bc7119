import { lazy, Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../../messages/filters.ts';
import type { FilterName } from '../choices.ts';
import { useFilters } from '../filters-context.ts';
import { FilterButton } from './filter-button.tsx';
import { FilterChips, FilterSummary } from './filter-chips.tsx';
import { FilterNotices } from './filter-notices.tsx';
import { FilterSaid } from './filter-said.tsx';
import { useShortcuts } from './shortcuts.ts';
import { usePeriodKeys } from './use-period-keys.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

function ResetButton() {
  const t = useMessages(filterTexts);
  const { set, reset } = useFilters();
  if (set.length === 0) return null;
  return (
    <Button size="small" title={t('resetHint')} onClick={() => reset()} sx={{ minHeight: 28, flex: 'none' }}>
      {t('reset')}
    </Button>
  );
}

/** The dates, one row of chips that is pushed aside, and a sheet with everything. */
function PhoneBar() {
  const t = useMessages(filterTexts);
  const { set } = useFilters();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', overflowX: 'auto', mx: -2, px: 2, py: 0.5 }}>
        <Button
          variant="outlined"
          startIcon={<FilterListIcon />}
          aria-haspopup="dialog"
          onPointerDown={() => void loadSheet()}
          onClick={() => setOpen(true)}
          sx={{ flex: 'none' }}
        >
          {set.length === 0 ? t('open') : t('openCount', { count: set.length })}
        </Button>
        <FilterChips />
        <ResetButton />
      </Box>
      <FilterSummary />
      <Suspense>{open && <FilterSheet open onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function DesktopBar() {
  const filters = useFilters();
  const { offers } = filters;
  const [opened, setOpened] = useState<FilterName | null>(null);
  usePeriodKeys(filters, useShortcuts(), () => setOpened('period'));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Row>
        {offers.map((name) => (
          <FilterButton key={name} name={name} open={opened === name} onOpen={setOpened} onClose={() => setOpened(null)} />
        ))}
      </Row>
      <Row>
        <FilterSummary />
        <FilterChips />
        <ResetButton />
      </Row>
    </Box>
  );
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 28 }}>{children}</Box>
);

/** The page's filters: what is set, and the ways to change it. Esc, with the focus in the bar, brings the defaults back. */
export function FilterBar() {
  const t = useMessages(filterTexts);
  const { set, reset } = useFilters();
  const wide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true, defaultMatches: true });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    // Events of the popovers bubble through here as well: their Esc closes them.
    const inBar = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && inBar && set.length > 0) reset();
  };
  return (
    <Box role="group" aria-label={t('bar')} data-filter-bar onKeyDown={onKeyDown} sx={{ displayPrint: 'none' }}>
      {wide ? <DesktopBar /> : <PhoneBar />}
      <FilterNotices />
      <FilterSaid />
    </Box>
  );
}
