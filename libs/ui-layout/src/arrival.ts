import { createContext, useContext } from 'react';

/** A page calls it after mounting to learn whether its heading takes the focus. */
export type Arrive = (path: string, heading: HTMLElement | null) => void;

const ArrivalContext = createContext<Arrive>(() => undefined);

export const ArrivalProvider = ArrivalContext.Provider;
export const useArrival = () => useContext(ArrivalContext);

/**
 * The first page leaves the focus to the browser. Each later page moves it to its heading, so that keyboard and
 * screen reader continue there. A change of filters is not a new page.
 */
export function followArrivals(): Arrive {
  let last: string | null = null;
  return (path, heading) => {
    const arrived = last !== null && last !== path;
    last = path;
    if (arrived) heading?.focus({ preventScroll: true });
  };
}
