import { createContext, useContext } from 'react';

/** Called by a page when it is there; decides whether its heading takes the focus. */
export type Arrive = (path: string, heading: HTMLElement | null) => void;

const ArrivalContext = createContext<Arrive>(() => undefined);

export const ArrivalProvider = ArrivalContext.Provider;
export const useArrival = () => useContext(ArrivalContext);

/**
 * The page that is there when the product opens leaves the focus to the browser; each later one takes it, so that the
 * keyboard and the screen reader continue where the reader went. A new filter is not a new page.
 */
export function followArrivals(): Arrive {
  let last: string | null = null;
  return (path, heading) => {
    const arrived = last !== null && last !== path;
    last = path;
    if (arrived) heading?.focus({ preventScroll: true });
  };
}
