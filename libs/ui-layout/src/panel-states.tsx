import type { ReactNode } from 'react';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import FilterAltOffOutlinedIcon from '@mui/icons-material/FilterAltOffOutlined';
import Button from '@mui/material/Button';
import { useMessages } from '@pendapa/i18n';
import { failureTexts } from './messages/errors.ts';
import { PanelState } from './panel-state.tsx';

export interface EmptyPanelProps {
  /** Why there is nothing: no data yet, a filter that excludes everything, a period before the data. */
  readonly cause: string;
  /** The way out, usually one button. */
  readonly action?: ReactNode;
}

/** In the place of figures where there are none: says why, and offers the way out. */
export function EmptyPanel({ cause, action }: EmptyPanelProps) {
  return <PanelState icon={FilterAltOffOutlinedIcon} role="status" title={cause} action={action} />;
}

export interface ErrorPanelProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** In the place of one panel's figures: what failed, and another try; the rest of the page stays. */
export function ErrorPanel({ message, onRetry }: ErrorPanelProps) {
  const t = useMessages(failureTexts);
  const retry = (
    <Button size="small" variant="outlined" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return <PanelState icon={CloudOffOutlinedIcon} role="alert" title={message} action={retry} />;
}
