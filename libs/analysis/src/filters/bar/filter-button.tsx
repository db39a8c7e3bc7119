import { lazy, memo, Suspense, useEffect, useRef, useState, type Ref } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../../messages/filters.ts';
import type { Choices, FilterName } from '../choices.ts';
import { useFilters } from '../filters-context.ts';
import { ShortcutsSwitch } from './shortcuts-switch.tsx';

const loadField = () => import('../fields/filter-field.tsx');
const FilterField = lazy(async () => ({ default: (await loadField()).FilterField }));

export interface FilterButtonProps {
  readonly name: FilterName;
  readonly open: boolean;
  readonly onOpen: (name: FilterName) => void;
  readonly onClose: () => void;
}

interface OpenerProps extends Pick<FilterButtonProps, 'name' | 'open' | 'onOpen'> {
  readonly active: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Not drawn anew where another filter changes. */
const Opener = memo(function Opener({ name, active, open, onOpen, ref }: OpenerProps) {
  const t = useMessages(filterTexts);
  return (
    <Button
      ref={ref}
      size="small"
      variant="outlined"
      color={active ? 'primary' : 'inherit'}
      aria-haspopup="dialog"
      aria-expanded={open}
      endIcon={<ExpandMoreIcon />}
      onClick={() => onOpen(name)}
      // The code of the controls is on its way before the click is over.
      onPointerEnter={() => void loadField()}
      onFocus={() => void loadField()}
      sx={{ borderColor: active ? 'primary.main' : 'outline', minHeight: 32, fontWeight: active ? 600 : 400 }}
    >
      {t(name)}
    </Button>
  );
});

/** Opens the controls of one filter; what is chosen there holds at once. */
export function FilterButton({ name, open, onOpen, onClose }: FilterButtonProps) {
  const t = useMessages(filterTexts);
  const { choices, change, date, set } = useFilters();
  const button = useRef<HTMLButtonElement>(null);
  // Once opened it stays, so that it can be seen to close.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  // One visit of the popover is one step back, however many boxes were ticked in it.
  const entered = useRef(false);
  useEffect(() => {
    if (open) entered.current = false;
  }, [open]);
  const choose = (next: Partial<Choices>): void => {
    change(next, { replace: entered.current });
    entered.current = true;
  };
  return (
    <>
      <Opener ref={button} name={name} active={set.includes(name)} open={open} onOpen={onOpen} />
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
              <FilterField name={name} choices={choices} change={choose} date={date} />
            </Suspense>
            {name === 'period' && <ShortcutsSwitch />}
          </Box>
        </Popover>
      )}
    </>
  );
}
