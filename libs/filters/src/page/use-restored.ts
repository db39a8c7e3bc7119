import { useEffect, useState } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';
import { useAddress } from '@pendapa/page-manifest';
import { saysFilters, withOthers } from '../choices/address.ts';

const keyOf = (path: string): string => `pendapa.filters.${path}`;

function storedParametersFor(path: string): URLSearchParams | null {
  const stored = new URLSearchParams(readStored(keyOf(path)) ?? '');
  return saysFilters(stored) ? stored : null;
}

/**
 * Returns the parameters of the address. A link of the product without filters restores those of the last visit. An address
 * that was opened directly is used as it is, also when the user goes back to it.
 */
export function useRestored(): { readonly shown: URLSearchParams; readonly restored: boolean } {
  const { path, fromWithin, parameters, changeParameters } = useAddress();
  const [stored, setStored] = useState(() => (!fromWithin || saysFilters(parameters) ? null : storedParametersFor(path)));
  const [restored] = useState(stored !== null);
  if (stored !== null && saysFilters(parameters)) setStored(null);
  useEffect(() => {
    if (stored !== null) changeParameters((latest) => withOthers(stored, latest), { replace: true });
  }, [stored, changeParameters]);
  return { shown: stored ?? parameters, restored };
}

/** Stores the parameters for the next visit of the page. */
export function useRemembered(query: string): void {
  const { path } = useAddress();
  useEffect(() => void writeStored(keyOf(path), query), [path, query]);
}
