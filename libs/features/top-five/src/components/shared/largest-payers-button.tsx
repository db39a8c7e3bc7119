import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useFilters } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { NoteText, LoadingPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/payers.ts';
import type { PayersProps } from './payers.tsx';

// Loaded on demand, because a case list brings search, printing and the dialog of a taxpayer.
const Payers = lazy(async () => ({ default: (await import('./payers.tsx')).Payers }));

/** Button that opens the list of the largest payers, masked. */
export function LargestPayersButton({ kinds }: PayersProps) {
  const t = useMessages(messages);
  const { choices } = useFilters();
  const [open, setOpen] = useState(false);
  // The list filters by tax, unit and region, not by channel or bank.
  const isApplicable = choices.channel.length === 0 && choices.bank.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > section': { width: '100%' }, displayPrint: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={!isApplicable}
          aria-expanded={open && isApplicable}
          onClick={() => setOpen(!open)}
        >
          {t(open && isApplicable ? 'hide' : 'show')}
        </Button>
        {!isApplicable && <NoteText>{t('notByChannel')}</NoteText>}
      </Box>
      {open && isApplicable && (
        <Suspense fallback={<LoadingPanel height={CHART_HEIGHTS.medium} />}>
          <Payers kinds={kinds} />
        </Suspense>
      )}
    </Box>
  );
}
