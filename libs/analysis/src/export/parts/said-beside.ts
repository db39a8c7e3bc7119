import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';

type Said = () => readonly string[];

const SaidContext = createContext<Said>(() => []);

/** Around tables that stand alone: what is said beside their figures goes into their file. */
export const SaidBeside = SaidContext.Provider;
export const useSaidBeside = (): Said => useContext(SaidContext);

/** The same function for every answer, so that tables are not drawn anew with what is said beside them. */
export function useLatest(said: readonly string[]): Said {
  const latest = useRef(said);
  useLayoutEffect(() => {
    latest.current = said;
  });
  return useCallback(() => latest.current, []);
}
