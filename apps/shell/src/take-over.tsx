import { useLayoutEffect, type ReactNode } from 'react';

export interface TakeOverProps {
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/** A page from server rendering is inert. Removes that state after the first client rendering. */
export function TakeOver({ root, children }: TakeOverProps) {
  useLayoutEffect(() => {
    root.removeAttribute('inert');
    document.documentElement.removeAttribute('data-drawn');
  }, [root]);
  return children;
}
