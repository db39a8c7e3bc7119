import { lazy, Suspense } from 'react';
import Button from '@mui/material/Button';
import { useMessages } from '@pendapa/i18n';
import { drillButtonTexts } from './button-messages.ts';
import { useDrill } from './use-drill.ts';

// Loaded when it is first opened.
const DrillSheet = lazy(async () => ({ default: (await import('./drill-sheet.tsx')).DrillSheet }));

/** Button that opens the causes of the change, and the sheet once the address says so. */
export function DrillDown() {
  const t = useMessages(drillButtonTexts);
  const { steps, open } = useDrill();
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => open([])}
        sx={{ minHeight: 36, flex: 'none', whiteSpace: 'nowrap', displayPrint: 'none' }}
      >
        {t('open')}
      </Button>
      {steps && (
        <Suspense>
          <DrillSheet steps={steps} />
        </Suspense>
      )}
    </>
  );
}
