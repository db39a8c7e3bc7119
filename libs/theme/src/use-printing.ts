import { useSyncExternalStore } from 'react';

let printing = false;

function subscribe(changed: () => void): () => void {
  const turn = (now: boolean) => () => {
    printing = now;
    changed();
  };
  const [begin, end] = [turn(true), turn(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** True while the page is printed: paper does not scroll, so everything has to be in it. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
