import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { ActionBar } from './action-bar.tsx';

export interface MainActionProps {
  /** The announced outcome. */
  readonly label: string;
  readonly onClick: () => void;
  readonly isSending: boolean;
  /** Why it cannot be chosen now; null if it can. */
  readonly disabledReason?: string | null;
  readonly hint?: ReactNode;
  /** Other actions, before the main one. */
  readonly children?: ReactNode;
}

/** The one filled button of a view. While it is disabled it stays reachable and says why. */
export function MainAction({ label, onClick, isSending, disabledReason = null, hint, children }: MainActionProps) {
  const hintId = useId();
  const isDisabled = isSending || disabledReason !== null;
  return (
    <ActionBar hintId={hintId} hint={disabledReason ?? hint}>
      {children}
      <Button
        variant="contained"
        aria-disabled={isDisabled}
        aria-describedby={hintId}
        onClick={isDisabled ? undefined : onClick}
        sx={
          isDisabled ? { bgcolor: 'raised', color: 'text.secondary', '&:hover': { bgcolor: 'raised' }, cursor: 'not-allowed' } : undefined
        }
      >
        {label}
      </Button>
    </ActionBar>
  );
}
