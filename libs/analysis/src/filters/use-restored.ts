import { useEffect, useState } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';
import { useAddress } from '@pendapa/page-manifest';
import { saysFilters, withOthers } from './address.ts';

const keyOf = (path: string): string => `pendapa.filters.${path}`;

function storedParametersFor(path: string): URLSearchParams | null {
  const kept = new URLSearchParams(readStored(keyOf(path)) ?? '');
  return saysFilters(kept) ? kept : null;
}

/**
 * Returns the parameters of the address. A link of the product without filters restores those of the last visit. An address
 * that was opened directly is used as it is, also when the user goes back to it.
 */
export function useRestored(): { readonly shown: URLSearchParams; readonly restored: boolean } {
  const { path, fromWithin, parameters, changeParameters } = useAddress();
  const [kept, setKept] = useState(() => (!fromWithin || saysFilters(parameters) ? null : storedParametersFor(path)));
  const [restored] = useState(kept !== null);
  if (kept !== null && saysFilters(parameters)) setKept(null);
  useEffect(() => {
    if (kept !== null) changeParameters((latest) => withOthers(kept, latest), { replace: true });
  }, [kept, changeParameters]);
  return { shown: kept ?? parameters, restored };
}

/** Stores the parameters for the next visit of the page. */
export function useRemembered(query: string): void {
  const { path } = useAddress();
  useEffect(() => void writeStored(keyOf(path), query), [path, query]);
}
