import { useEffect, useState } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';
import { useAddress } from '@pendapa/page-manifest';
import { saysFilters, withOthers } from './address.ts';

const keyOf = (path: string): string => `pendapa.filters.${path}`;

function keptFor(path: string): URLSearchParams | null {
  const kept = new URLSearchParams(readStored(keyOf(path)) ?? '');
  return saysFilters(kept) ? kept : null;
}

/**
 * The address's parameters, or those with which the reader left the page where a link of the product led here without filters. An address
 * that was opened as it stands says the same to everybody: without filters it means none, and so does going back to it.
 */
export function useRestored(): { readonly shown: URLSearchParams; readonly restored: boolean } {
  const { path, fromWithin, parameters, changeParameters } = useAddress();
  const [kept, setKept] = useState(() => (!fromWithin || saysFilters(parameters) ? null : keptFor(path)));
  const [restored] = useState(kept !== null);
  if (kept !== null && saysFilters(parameters)) setKept(null);
  useEffect(() => {
    if (kept !== null) changeParameters((latest) => withOthers(kept, latest), { replace: true });
  }, [kept, changeParameters]);
  return { shown: kept ?? parameters, restored };
}

/** Keeps the query for the next visit of the page. */
export function useRemembered(query: string): void {
  const { path } = useAddress();
  useEffect(() => void writeStored(keyOf(path), query), [path, query]);
}
