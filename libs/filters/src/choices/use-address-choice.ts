import { useCallback } from 'react';
import { useAddress } from '@pendapa/page-manifest';

/**
 * Choice of a page that is no filter, stored in the address under a short key. The first one is the default and is not
 * written. Invalid values mean the default.
 */
export function useAddressChoice<T extends string>(key: string, choices: readonly [T, ...T[]]): readonly [T, (next: T) => void] {
  const { parameters, changeParameters } = useAddress();
  const [usual] = choices;
  const written = parameters.get(key);
  const choose = useCallback(
    (next: T) =>
      changeParameters((latest) => {
        const changed = new URLSearchParams(latest);
        if (next === usual) changed.delete(key);
        else changed.set(key, next);
        return changed;
      }),
    [key, usual, changeParameters],
  );
  return [choices.find((choice) => choice === written) ?? usual, choose];
}
