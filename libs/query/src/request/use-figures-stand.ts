import { useCallback, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isFigures } from './turn.ts';

/** True while every part of the page has figures, even old ones. */
export function useFiguresStand(): boolean {
  const client = useQueryClient();
  const subscribe = useCallback((onChange: () => void) => client.getQueryCache().subscribe(onChange), [client]);
  const stand = (): boolean =>
    client
      .getQueryCache()
      .findAll({ type: 'active', predicate: isFigures })
      .every(({ state }) => state.data !== undefined);
  return useSyncExternalStore(subscribe, stand, stand);
}
