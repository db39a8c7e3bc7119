import type { ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export interface HeaderButtonProps {
  readonly label: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

export function HeaderButton({ label, onClick, children }: HeaderButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick} sx={{ color: 'text.secondary', width: 40, height: 40 }}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
