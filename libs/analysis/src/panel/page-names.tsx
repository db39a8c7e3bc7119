import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

interface PageNames {
  /** In lines, so that equal names change nothing. */
  readonly lines: string;
  /** Filled while the page is drawn without a browser, where no panel hears of the sentence above; null in one. */
  readonly drawn: { lines: string } | null;
  readonly setLines: (lines: string) => void;
}

const NamesContext = createContext<PageNames | null>(null);
const isBrowser = typeof document !== 'undefined';

/** Around a page whose sentence may name members that its lists then show first. */
export function PageNamesProvider({ children }: { readonly children: ReactNode }) {
  const [lines, setLines] = useState('');
  const names = useMemo(() => ({ lines, setLines, drawn: isBrowser ? null : { lines: '' } }), [lines]);
  return <NamesContext value={names}>{children}</NamesContext>;
}

/** Tells the page which members its sentence names. */
export function useNameOnPage(names: ReadonlySet<string>): void {
  const page = useContext(NamesContext);
  const lines = [...names].join('\n');
  if (page?.drawn) page.drawn.lines = lines;
  const setLines = page?.setLines;
  useLayoutEffect(() => setLines?.(lines), [setLines, lines]);
}

/** Members that the sentence of the page names. */
export function usePageNames(): readonly string[] {
  const page = useContext(NamesContext);
  const lines = page?.drawn?.lines ?? page?.lines ?? '';
  return useMemo(() => lines.split('\n').filter(Boolean), [lines]);
}
