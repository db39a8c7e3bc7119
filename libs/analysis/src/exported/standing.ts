import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';

/** What a table that stands alone is called in files, and what is said beside its figures. */
export interface Standing {
  /** Null outside of a panel: its caption is its name. */
  readonly title: string | null;
  readonly said: () => readonly string[];
}

const StandingContext = createContext<Standing>({ title: null, said: () => [] });

/** Around tables that stand alone. */
export const StandingTable = StandingContext.Provider;
export const useStanding = (): Standing => useContext(StandingContext);

/** The same function for every answer, so that tables are not drawn anew with what is said beside them. */
export function useLatest(said: readonly string[]): Standing['said'] {
  const latest = useRef(said);
  useLayoutEffect(() => {
    latest.current = said;
  });
  return useCallback(() => latest.current, []);
}
