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
 * The address's parameters, or those with which the reader left the page where the address says nothing about filters. A page that
 * is already open is never changed from what was stored: going back to an address without filters means no filters.
 */
export function useRestored(): URLSearchParams {
  const { path, parameters, setParameters } = useAddress();
  const [restored, setRestored] = useState(() => (saysFilters(parameters) ? null : keptFor(path)));
  if (restored !== null && saysFilters(parameters)) setRestored(null);
  useEffect(() => {
    if (restored !== null) setParameters(withOthers(restored, parameters), { replace: true });
  }, [restored, parameters, setParameters]);
  return restored ?? parameters;
}

/** Keeps the query for the next visit of the page. */
export function useRemembered(query: string): void {
  const { path } = useAddress();
  useEffect(() => void writeStored(keyOf(path), query), [path, query]);
}
