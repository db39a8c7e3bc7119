import type { ComponentType } from 'react';
import DataUsageIcon from '@mui/icons-material/DataUsage';
import HistoryToggleOffIcon from '@mui/icons-material/HistoryToggleOff';
import WifiOffIcon from '@mui/icons-material/WifiOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormat, useMessages } from '@pendapa/i18n';
import { failureTexts } from './messages/errors.ts';
import { panelTexts } from './messages/panels.ts';

interface MarkProps {
  readonly icon: ComponentType<{ fontSize?: 'inherit' }>;
  readonly text: string;
  readonly onRetry?: () => void;
}

function Mark({ icon: Icon, text, onRetry }: MarkProps) {
  const t = useMessages(failureTexts);
  return (
    <Box
      role="status"
      sx={{
        typography: 'caption',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        color: 'status.watch',
        bgcolor: 'status.watchGround',
      }}
    >
      <Box component="span" aria-hidden sx={{ flex: 'none', fontSize: '1rem', lineHeight: 0 }}>
        <Icon fontSize="inherit" />
      </Box>
      <span>{text}</span>
      {onRetry && (
        <Button
          size="small"
          color="inherit"
          onClick={onRetry}
          sx={{ typography: 'caption', fontWeight: 600, flex: 'none', minHeight: 24, py: 0, textDecoration: 'underline' }}
        >
          {t('retry')}
        </Button>
      )}
    </Box>
  );
}

/** Says that not all rows are shown. */
export function PartialMark({ shown, total }: { readonly shown: number; readonly total: number }) {
  const t = useMessages(panelTexts);
  const { count } = useFormat();
  return <Mark icon={DataUsageIcon} text={t('partial', { shown: count(shown), total: count(total) })} />;
}

/** Says that the data are older than the agency's limit; `asOf` is their calendar date. */
export function StaleMark({ asOf }: { readonly asOf: string }) {
  const t = useMessages(panelTexts);
  return <Mark icon={HistoryToggleOffIcon} text={t('stale', { date: useFormat().date(asOf) })} />;
}

interface UnreachableMarkProps {
  readonly onRetry?: () => void;
}

/** Says that the server does not answer and no earlier answer is cached. */
export function UnreachableMark({ onRetry }: UnreachableMarkProps) {
  return <Mark icon={WifiOffIcon} text={useMessages(panelTexts)('unreachable')} onRetry={onRetry} />;
}

/** Says that the figures are the last received answer to the same query. `cause` says why; by default the server does not answer. */
export function LastKnownMark({ cause, onRetry }: UnreachableMarkProps & { readonly cause?: string }) {
  const t = useMessages(panelTexts);
  return <Mark icon={WifiOffIcon} text={cause === undefined ? t('unreachableLastKnown') : t('lastKnown', { cause })} onRetry={onRetry} />;
}
