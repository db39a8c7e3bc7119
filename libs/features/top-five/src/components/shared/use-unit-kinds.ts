import { useFilters } from '@pendapa/analysis';
import type { UnitKind } from '@pendapa/contracts';
import { UP3D } from '../../questions/units.ts';

export const ALL_KINDS: readonly UnitKind[] = ['up3d', 'samsat', 'head-office'];

/** UP3D alone unless the reader chose kinds: the pages are about them, whatever part of all tax they collect. */
export function useUnitKinds(): readonly UnitKind[] {
  const { kind } = useFilters().choices;
  return kind.length === 0 ? UP3D : kind;
}

/** Chosen units are of whatever kind they are; without a choice it is the UP3D. */
export function useKindsOfChosen(): readonly UnitKind[] {
  const { unit, kind } = useFilters().choices;
  const kinds = useUnitKinds();
  return unit.length > 0 ? kind : kinds;
}
