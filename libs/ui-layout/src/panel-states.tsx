import type { ReactNode } from 'react';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import FilterAltOffOutlinedIcon from '@mui/icons-material/FilterAltOffOutlined';
import Button from '@mui/material/Button';
import { useMessages } from '@pendapa/i18n';
import { failureTexts } from './messages/errors.ts';
import { PanelState } from './panel-state.tsx';

export interface EmptyPanelProps {
  /** Reason: no data yet, a filter that excludes everything, or a period before the data. */
  readonly cause: string;
  /** Action that helps, usually one button. */
  readonly action?: ReactNode;
}

/** Shown instead of figures if there are none: gives the reason and an action. */
export function EmptyPanel({ cause, action }: EmptyPanelProps) {
  return <PanelState icon={FilterAltOffOutlinedIcon} role="status" title={cause} action={action} />;
}

export interface ErrorPanelProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Shown instead of one panel's figures: the failure, with a retry button. */
export function ErrorPanel({ message, onRetry }: ErrorPanelProps) {
  const t = useMessages(failureTexts);
  const retry = (
    <Button size="small" variant="outlined" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return <PanelState icon={CloudOffOutlinedIcon} role="alert" title={message} action={retry} />;
}
