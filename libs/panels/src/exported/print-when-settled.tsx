import { useEffect, useEffectEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsFetching } from '@tanstack/react-query';
import { useMessages } from '@pendapa/i18n';
import { isFigures } from '@pendapa/query';
import { visuallyHidden } from '@pendapa/ui-layout';
import { useDetailsQuestion } from '../details/details-question.tsx';
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
 * Delays printing by keyboard until no figure is loading, and asks whether it includes closed details, like exports. The browser's menu cannot be delayed;
 * then the paper says that figures are missing.
 */
export function PrintWhenSettled() {
  const t = useMessages(exportTexts);
  const registry = useExportRegistry();
  const isIncomplete = useIsFetching({ predicate: isFigures }) > 0;
  const [isWaiting, setWaiting] = useState(false);
  const { hasQuestion, ask, dialog } = useDetailsQuestion();
  const print = async (signal: AbortSignal): Promise<void> => {
    if (!registry) return;
    setWaiting(true);
    try {
      await registry.settled(signal);
      await waitForPaint();
      window.print();
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      setWaiting(false);
    }
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent, signal: AbortSignal): void => {
    if (!registry || !isPrintKey(event) || (registry.isSettled() && !hasQuestion)) return;
    event.preventDefault();
    ask(() => void print(signal));
  });
  useEffect(() => {
    const control = new AbortController();
    window.addEventListener('keydown', (event) => onKeyDown(event, control.signal), { signal: control.signal });
    return () => control.abort();
  }, []);
  return (
    <>
      <Box role="status" sx={isWaiting ? OVER_THE_PAGE : visuallyHidden}>
        {isWaiting && t('printWaits')}
      </Box>
      {dialog}
      {isIncomplete && <Typography sx={{ display: 'none', displayPrint: 'block' }}>{t('printIncomplete')}</Typography>}
    </>
  );
}
