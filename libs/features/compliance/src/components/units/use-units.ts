import { useFilteredAnswer, useFilters } from '@pendapa/analysis';
import * as ask from '../../questions/compliance-up3d.ts';

/** The kinds that were chosen; without a choice the peers are UP3D. */
export function useKinds() {
  const { kind } = useFilters().choices;
  return kind.length > 0 ? kind : undefined;
}

export const useMixes = () => useFilteredAnswer(ask.mixes(useKinds()));
export const useUnits = () => useFilteredAnswer(ask.units(useKinds()));
