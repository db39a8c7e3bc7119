import type { MouseEvent, ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export interface HeaderButtonProps {
  readonly label: string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** True while its menu or dialog is open; omitted if the button opens nothing. */
  readonly expanded?: boolean;
  readonly children: ReactNode;
}

export function HeaderButton({ label, onClick, expanded, children }: HeaderButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-haspopup={expanded === undefined ? undefined : 'dialog'}
        aria-expanded={expanded}
        onClick={onClick}
        sx={{ color: 'text.secondary', width: 40, height: 40 }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
