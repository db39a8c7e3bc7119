import { lazy, memo, Suspense, useRef, useState, type Ref } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useMessages } from '@pendapa/i18n';
import type { FilterName } from '@pendapa/query';
import { filterTexts } from '../messages/filters.ts';
import { useFilters } from '../choices/filters-context.ts';
import { useShownFilter, type Shown } from '../names/use-filter-words.ts';
import { RemoveFilter } from './remove-filter.tsx';
import { segment, SET } from './segment.ts';
import { useChoosing } from './use-choosing.ts';

const loadField = () => import('../fields/filter-field.tsx');
const FilterField = lazy(async () => ({ default: (await loadField()).FilterField }));
const ShortcutsSwitch = lazy(async () => ({ default: (await import('./shortcuts-switch.tsx')).ShortcutsSwitch }));

export interface FilterSegmentProps {
  readonly name: FilterName;
  readonly open: boolean;
  readonly onOpen: (name: FilterName) => void;
  readonly onClose: () => void;
}

interface OpenerProps extends Pick<FilterSegmentProps, 'name' | 'open' | 'onOpen'>, Shown {
  readonly active: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Memoized, so that a change of another filter does not render it. */
const Opener = memo(function Opener({ name, before, value, active, open, onOpen, ref }: OpenerProps) {
  const t = useMessages(filterTexts);
  const text = before === '' ? value : `${before} ${value}`;
  return (
    <ButtonBase
      ref={ref}
      aria-label={t('chip', { label: t(name), value: text })}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => onOpen(name)}
      // Loads the code of the controls before the click.
      onPointerEnter={() => void loadField()}
      onFocus={() => void loadField()}
      sx={{ ...segment, minWidth: 0 }}
    >
      {before !== '' && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {before}&nbsp;
        </Box>
      )}
      <Box component="span" title={text} sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {value}
      </Box>
      {!active && <ExpandMoreIcon sx={{ fontSize: '1rem', ml: 0.5, color: 'text.secondary' }} />}
    </ButtonBase>
  );
});

/** One filter: its value, a button for its controls, and a button that removes it. Choices apply at once. */
export function FilterSegment({ name, open, onOpen, onClose }: FilterSegmentProps) {
  const t = useMessages(filterTexts);
  const filters = useFilters();
  const shown = useShownFilter()(filters, name);
  const choose = useChoosing(open);
  const button = useRef<HTMLButtonElement>(null);
  // Stays mounted after the first opening, for the closing animation.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const active = filters.changedFilters.includes(name);
  return (
    <Box sx={{ display: 'flex', minWidth: 0, flex: name === 'period' ? 'none' : '0 1 auto', ...(active ? SET : {}) }}>
      <Opener ref={button} name={name} {...shown} active={active} open={open} onOpen={onOpen} />
      {active && <RemoveFilter name={name} />}
      {used && (
        <Popover
          open={open}
          anchorEl={() => button.current}
          onClose={onClose}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { variant: 'outlined', elevation: 0, role: 'dialog', 'aria-label': t(name), sx: { mt: 0.5 } } }}
        >
          <Box sx={{ p: 2, width: 320, maxWidth: '90vw', minHeight: 96 }}>
            <Suspense>
              <FilterField name={name} choices={filters.choices} change={choose} date={filters.date} />
              {name === 'period' && <ShortcutsSwitch />}
            </Suspense>
          </Box>
        </Popover>
      )}
    </Box>
  );
}
