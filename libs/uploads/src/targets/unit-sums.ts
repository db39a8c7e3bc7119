import type { TargetTable, TargetTax } from './target-table.ts';

/** Targets of all service units of a tax beside that of the agency. */
export interface UnitSum {
  readonly tax: TargetTax;
  readonly units: bigint;
  /** Null: the agency has no target of this tax. */
  readonly agency: bigint | null;
}

/** True if the units add up to another amount than the target of the agency; the import refuses that. */
export const isContradictory = ({ units, agency }: UnitSum): boolean => agency !== null && units !== agency;

/** Sums of service units by tax. Null while an amount of a unit or of the agency is not complete. */
export function unitSums(tables: readonly TargetTable[]): readonly UnitSum[] | null {
  const [agency, ...units] = tables;
  if (agency === undefined || tables.some(({ total }) => total === null)) return null;
  return agency.rows.flatMap(({ tax, total }, index) => {
    const own = units.flatMap(({ rows }) => rows[index]?.total ?? []);
    return own.length === 0 ? [] : [{ tax, units: own.reduce((sum, amount) => sum + amount, 0n), agency: total }];
  });
}
