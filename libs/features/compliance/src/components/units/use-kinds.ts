import { useFilters } from '@pendapa/analysis';

/** The kinds that were chosen; without a choice the peers are UP3D. */
export function useKinds() {
  const { kind } = useFilters().choices;
  return kind.length > 0 ? kind : undefined;
}
