import type { UnitKind } from '@pendapa/contracts';
import { useFilters } from '@pendapa/filters';
import { UP3D } from '../../questions/units.ts';

export const ALL_KINDS: readonly UnitKind[] = ['up3d', 'samsat', 'head-office'];

/** Returns the chosen kinds of units; UP3D by default. */
export function useUnitKinds(): readonly UnitKind[] {
  const { kind } = useFilters().choices;
  return kind.length === 0 ? UP3D : kind;
}

/** No filter by kind if units are chosen; otherwise UP3D. */
export function useKindsOfChosen(): readonly UnitKind[] {
  const { unit, kind } = useFilters().choices;
  const kinds = useUnitKinds();
  return unit.length > 0 ? kind : kinds;
}
