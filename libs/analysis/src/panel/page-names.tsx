import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

interface DrawnLines {
  readonly read: () => string;
  readonly write: (lines: string) => void;
}

function createDrawnLines(): DrawnLines {
  let lines = '';
  return {
    read: () => lines,
    write: (next) => {
      lines = next;
    },
  };
}

interface PageNames {
  /** In lines, so that equal names change nothing. */
  readonly lines: string;
  /** While the page is drawn without a browser, no panel hears of the sentence above by a state; null in a browser. */
  readonly drawn: DrawnLines | null;
  readonly setLines: (lines: string) => void;
}

const NamesContext = createContext<PageNames | null>(null);
const isBrowser = typeof document !== 'undefined';

/** Around a page whose sentence may name members that its lists then show first. */
export function PageNamesProvider({ children }: { readonly children: ReactNode }) {
  const [lines, setLines] = useState('');
  const names = useMemo(() => ({ lines, setLines, drawn: isBrowser ? null : createDrawnLines() }), [lines]);
  return <NamesContext value={names}>{children}</NamesContext>;
}

/** Tells the page which members its sentence names. */
export function useNameOnPage(names: ReadonlySet<string>): void {
  const page = useContext(NamesContext);
  const lines = [...names].join('\n');
  page?.drawn?.write(lines);
  const setLines = page?.setLines;
  useLayoutEffect(() => setLines?.(lines), [setLines, lines]);
}

/** Members that the sentence of the page names. */
export function usePageNames(): readonly string[] {
  const page = useContext(NamesContext);
  const lines = page?.drawn?.read() ?? page?.lines ?? '';
  return useMemo(() => lines.split('\n').filter(Boolean), [lines]);
}
