import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';

/** Title and notes, in files, of a table without a panel. */
export interface Standing {
  /** Null outside of a panel, where the caption is the title. */
  readonly title: string | null;
  readonly notes: () => readonly string[];
}

const StandingContext = createContext<Standing>({ title: null, notes: () => [] });

/** Provider for tables without a panel. */
export const StandingTable = StandingContext.Provider;
export const useStanding = (): Standing => useContext(StandingContext);

/** Returns a stable function, so that tables do not render again when notes change. */
export function useLatest(notes: readonly string[]): Standing['notes'] {
  const latest = useRef(notes);
  useLayoutEffect(() => {
    latest.current = notes;
  });
  return useCallback(() => latest.current, []);
}
