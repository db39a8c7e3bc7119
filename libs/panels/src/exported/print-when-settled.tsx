import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsFetching } from '@tanstack/react-query';
import { useMessages } from '@pendapa/i18n';
import { isFigures } from '@pendapa/query';
import { visuallyHidden } from '@pendapa/ui-layout';
import { exportTexts } from './messages.ts';
import { useExportRegistry } from './registry.ts';

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const waitForPaint = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const OVER_THE_PAGE = {
  position: 'fixed',
  bottom: 80,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  displayPrint: 'none',
  px: 2,
  py: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'outline',
  bgcolor: 'background.paper',
  typography: 'body2',
} as const;

/**
 * Delays printing by keyboard until no figure is loading, like exports. The browser's menu cannot be delayed;
 * then the paper says that figures are missing.
 */
export function PrintWhenSettled() {
  const t = useMessages(exportTexts);
  const registry = useExportRegistry();
  const isIncomplete = useIsFetching({ predicate: isFigures }) > 0;
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!registry) return undefined;
    const control = new AbortController();
    const print = async (): Promise<void> => {
      setWaiting(true);
      try {
        await registry.settled(control.signal);
        await waitForPaint();
        window.print();
      } catch (error) {
        if (!control.signal.aborted) throw error;
      } finally {
        setWaiting(false);
      }
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isPrintKey(event) || registry.isSettled()) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      control.abort();
    };
  }, [registry]);
  return (
    <>
      <Box role="status" sx={isWaiting ? OVER_THE_PAGE : visuallyHidden}>
        {isWaiting && t('printWaits')}
      </Box>
      {isIncomplete && <Typography sx={{ display: 'none', displayPrint: 'block' }}>{t('printIncomplete')}</Typography>}
    </>
  );
}
