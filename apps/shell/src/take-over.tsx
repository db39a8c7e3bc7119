import { useLayoutEffect, type ReactNode } from 'react';

export interface TakeOverProps {
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/** What stood in the root before, drawn by the server, could be read and nothing more; from the first drawing on all of it can be used. */
export function TakeOver({ root, children }: TakeOverProps) {
  useLayoutEffect(() => {
    root.removeAttribute('inert');
    document.documentElement.removeAttribute('data-drawn');
  }, [root]);
  return children;
}
