import { createContext, useContext, useLayoutEffect, useMemo, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import type { FilterName, UnappliedFilter } from '@pendapa/query';
import { noticeTexts } from '../messages/page-notices.ts';
import { UnappliedMark } from './unapplied-mark.tsx';
import { useFilterNames } from './use-filter-names.ts';

/** Number of parts from which the page names a filter once, and the parts show a mark. */
const MIN_REPEATED = 3;

/** Filters that one part of the page does not apply. */
type Part = readonly FilterName[];

interface UnappliedParts {
  readonly parts: readonly Part[];
  readonly setParts: Dispatch<SetStateAction<readonly Part[]>>;
}

const PartsContext = createContext<UnappliedParts | null>(null);

/** Provider for a page that names a filter once if many parts do not apply it. */
export function UnappliedPartsProvider({ children }: { readonly children: ReactNode }) {
  const [parts, setParts] = useState<readonly Part[]>([]);
  const value = useMemo(() => ({ parts, setParts }), [parts]);
  return <PartsContext value={value}>{children}</PartsContext>;
}

const countOf = (parts: readonly Part[], filter: FilterName): number => parts.filter((part) => part.includes(filter)).length;

/** True for a filter that no figure of the answer applies. */
export const isWhollyUnapplied = ({ days, only }: UnappliedFilter): boolean => days === null && only === undefined;

/** Registers the filters that a part does not apply; returns those that the page names for it. */
export function useNamedByPage(unappliedFilters: readonly UnappliedFilter[]): ReadonlySet<FilterName> {
  const page = useContext(PartsContext);
  const setParts = page?.setParts;
  const names = unappliedFilters
    .filter(isWhollyUnapplied)
    .map(({ filter }) => filter)
    .join(' ');
  useLayoutEffect(() => {
    if (!setParts || names === '') return undefined;
    const part = names.split(' ') as FilterName[];
    setParts((before) => [...before, part]);
    return () => setParts((before) => before.filter((other) => other !== part));
  }, [setParts, names]);
  const parts = page?.parts ?? [];
  return new Set(unappliedFilters.map(({ filter }) => filter).filter((filter) => countOf(parts, filter) >= MIN_REPEATED));
}

/** Says once which filters many parts of the page do not apply, with the mark of these parts. */
export function UnappliedPartsNotice() {
  const t = useMessages(noticeTexts);
  const nameOf = useFilterNames();
  const parts = useContext(PartsContext)?.parts ?? [];
  const repeated = [...new Set(parts.flat())].filter((filter) => countOf(parts, filter) >= MIN_REPEATED);
  if (repeated.length === 0) return null;
  const count = parts.filter((part) => part.some((filter) => repeated.includes(filter))).length;
  return (
    <Box component="p" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, m: 0, typography: 'body2', color: 'text.secondary' }}>
      <UnappliedMark />
      {t('unappliedParts', { label: repeated.map((filter) => nameOf(filter)).join(', '), count })}
    </Box>
  );
}
