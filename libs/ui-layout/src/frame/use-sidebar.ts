import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

export interface SidebarState {
  readonly open: boolean;
  /** True below `lg`, where the open sidebar covers the page. */
  readonly overlay: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/**
 * Open by default from `lg` up and collapsed below. A choice applies only to its side of the breakpoint: the sidebar never covers a window
 * that was made narrow.
 */
export function useSidebar(): SidebarState {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [choice, setChoice] = useState({ wide, open: wide });
  const open = choice.wide === wide ? choice.open : wide;
  return {
    open,
    overlay: !wide,
    toggle: () => setChoice({ wide, open: !open }),
    close: () => setChoice({ wide, open: false }),
  };
}
