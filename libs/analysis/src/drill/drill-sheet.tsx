import { useId, useMemo } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { DEFAULT_COMPARISON } from '@pendapa/contracts';
import { NarrowedFilters, useFilters } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import type { FilterName } from '@pendapa/query';
import { DrillLevel } from './drill-level.tsx';
import { DrillPath } from './drill-path.tsx';
import { drillTexts } from './messages.ts';
import { choicesOf, knownSteps, type DrillStep, type StepKey } from './steps.ts';
import { useDrill } from './use-drill.ts';

const FILTER_OF: Readonly<Record<StepKey, FilterName>> = {
  month: 'period',
  tax: 'tax',
  unit: 'unit',
  city: 'region',
  district: 'region',
};

/** Pixels: a list with its figures and a table of four columns. */
const WIDTH = 600;

interface DrillSheetProps {
  readonly steps: readonly DrillStep[];
}

/** Sets the steps as filters of the page; absent if the page does not offer one of them. */
function FilterButton({ steps }: DrillSheetProps) {
  const t = useMessages(drillTexts);
  const { offers, change } = useFilters();
  const { close } = useDrill();
  if (steps.length === 0 || steps.some(({ by }) => !offers.includes(FILTER_OF[by]))) return null;
  const apply = (): void => {
    close();
    change(choicesOf(steps), { replace: true });
  };
  return (
    <Button variant="outlined" onClick={apply} sx={{ justifySelf: 'start' }}>
      {t('filter')}
    </Button>
  );
}

interface SheetContentProps extends DrillSheetProps {
  readonly heading: string;
}

/** Inside the filters of the steps. */
function SheetContent({ steps: written, heading }: SheetContentProps) {
  const t = useMessages(drillTexts);
  const { close } = useDrill();
  const steps = knownSteps(written, useFilters().choices);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <DrillPath steps={steps} />
        <IconButton aria-label={t('close')} onClick={close} sx={{ my: -0.5 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      {/* New steps are a new question: no figure of the one before may stay under their names. */}
      <DrillLevel key={JSON.stringify(steps)} steps={steps} heading={heading} />
    </Box>
  );
}

/** Sheet beside the page: what changed, which members changed it, and whether payers or amounts did. */
export function DrillSheet({ steps }: DrillSheetProps) {
  const heading = useId();
  const { compare } = useFilters().choices;
  const { close } = useDrill();
  // A change needs a comparison, even if the page shows none.
  const choices = useMemo(() => ({ ...choicesOf(steps), compare: compare === 'none' ? DEFAULT_COMPARISON : compare }), [steps, compare]);
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      sx={{ displayPrint: 'none' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
          sx: { width: WIDTH, maxWidth: '100vw', bgcolor: 'background.default' },
        },
      }}
    >
      <NarrowedFilters choices={choices}>
        <SheetContent steps={steps} heading={heading} />
      </NarrowedFilters>
      <Box sx={{ display: 'grid', px: 2, pb: 2 }}>
        <FilterButton steps={steps} />
      </Box>
    </Drawer>
  );
}
