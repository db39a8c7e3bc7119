import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { isBrowser } from '../words/is-browser.ts';

interface PageNames {
  /** Names joined by newlines, so that equal names cause no update. */
  readonly lines: string;
  /** Names during server rendering, where panels cannot react to the sentence by state; null in a browser. */
  readonly rendered: Set<string> | null;
  readonly setLines: (lines: string) => void;
}

const NamesContext = createContext<PageNames | null>(null);

/** Provider for a page whose lists show first the members that its sentence names. */
export function PageNamesProvider({ children }: { readonly children: ReactNode }) {
  const [lines, setLines] = useState('');
  const names = useMemo(() => ({ lines, setLines, rendered: isBrowser ? null : new Set<string>() }), [lines]);
  return <NamesContext value={names}>{children}</NamesContext>;
}

/** Registers the members that the sentence names. */
export function useNameOnPage(names: ReadonlySet<string>): void {
  const page = useContext(NamesContext);
  const lines = [...names].join('\n');
  for (const name of names) page?.rendered?.add(name);
  const setLines = page?.setLines;
  useLayoutEffect(() => setLines?.(lines), [setLines, lines]);
}

/** Returns the members that the page's sentence names. */
export function usePageNames(): readonly string[] {
  const page = useContext(NamesContext);
  const lines = page?.rendered ? [...page.rendered].join('\n') : (page?.lines ?? '');
  return useMemo(() => lines.split('\n').filter(Boolean), [lines]);
}
