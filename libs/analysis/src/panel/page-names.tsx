import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

interface PageNames {
  /** In lines, so that equal names change nothing. */
  readonly lines: string;
  /** Names of a page that is drawn without a browser, where no panel hears of the sentence by a state; null in a browser. */
  readonly drawn: Set<string> | null;
  readonly setLines: (lines: string) => void;
}

const NamesContext = createContext<PageNames | null>(null);
const isBrowser = typeof document !== 'undefined';

/** Around a page whose sentence may name members that its lists then show first. */
export function PageNamesProvider({ children }: { readonly children: ReactNode }) {
  const [lines, setLines] = useState('');
  const names = useMemo(() => ({ lines, setLines, drawn: isBrowser ? null : new Set<string>() }), [lines]);
  return <NamesContext value={names}>{children}</NamesContext>;
}

/** Tells the page which members its sentence names. */
export function useNameOnPage(names: ReadonlySet<string>): void {
  const page = useContext(NamesContext);
  const lines = [...names].join('\n');
  for (const name of names) page?.drawn?.add(name);
  const setLines = page?.setLines;
  useLayoutEffect(() => setLines?.(lines), [setLines, lines]);
}

/** Members that the sentence of the page names. */
export function usePageNames(): readonly string[] {
  const page = useContext(NamesContext);
  const lines = page?.drawn ? [...page.drawn].join('\n') : (page?.lines ?? '');
  return useMemo(() => lines.split('\n').filter(Boolean), [lines]);
}
