import { useFilters } from '@pendapa/filters';

/** Returns the chosen kinds of units; UP3D by default. */
export function useKinds() {
  const { kind } = useFilters().choices;
  return kind.length > 0 ? kind : undefined;
}
