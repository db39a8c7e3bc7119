import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';

/** Title and notes, in files, of a table without a panel. */
export interface Standing {
  /** Null outside of a panel, where the caption is the title. */
  readonly title: string | null;
  readonly said: () => readonly string[];
}

const StandingContext = createContext<Standing>({ title: null, said: () => [] });

/** Provider for tables without a panel. */
export const StandingTable = StandingContext.Provider;
export const useStanding = (): Standing => useContext(StandingContext);

/** Returns a stable function, so that tables do not render again when notes change. */
export function useLatest(said: readonly string[]): Standing['said'] {
  const latest = useRef(said);
  useLayoutEffect(() => {
    latest.current = said;
  });
  return useCallback(() => latest.current, []);
}
