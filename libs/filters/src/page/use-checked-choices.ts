import { useMemo } from 'react';
import type { DimensionOptions } from '@pendapa/contracts';
import { useOptionLists } from '@pendapa/query';
import { checkCodes, chosenCodes, firstSearches, secondSearches, type Checked } from '../choices/check-codes.ts';
import type { Choices } from '../choices/choices.ts';

const arrived = (lists: readonly (DimensionOptions | null)[]): lists is readonly DimensionOptions[] => lists.every((list) => list !== null);

/** Choices without unknown codes, and the names of the others. Null while the codes are checked. */
export function useCheckedChoices(choices: Choices): Checked | null {
  const chosen = useMemo(() => chosenCodes(choices), [choices]);
  const first = useOptionLists(useMemo(() => firstSearches(chosen), [chosen]));
  const second = useOptionLists(useMemo(() => secondSearches(chosen, first), [chosen, first]));
  return useMemo(
    () => (arrived(first) && arrived(second) ? checkCodes(choices, chosen, first, second) : null),
    [choices, chosen, first, second],
  );
}
