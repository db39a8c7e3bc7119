import { levelsIn, rowsOf, type AnswerTo, type RegionLevel, type Row } from '@pendapa/analysis';
import type { Topology } from '@pendapa/contracts';

/** A region of the map: its row, or only its borders where the answer says nothing about it. */
export interface DrawnRegion<M extends string> {
  readonly code: string;
  /** The region above, by which the map is parted. */
  readonly group: string;
  /** As its borders have it; the answer's own name goes first where there is a row. */
  readonly name: string;
  readonly row: Row<M, RegionLevel> | null;
}

export interface DrawnRegions<M extends string> {
  /** By region above and code. */
  readonly regions: readonly DrawnRegion<M>[];
  /** Codes of rows for which there are no borders. */
  readonly bare: readonly string[];
}

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * What can be drawn of an answer. Regions that have borders and lie in what is shown are on the map also without a row; `within` is
 * the chosen region, null for the whole province.
 */
export function drawnRegions<M extends string>(
  answer: AnswerTo<M, RegionLevel>,
  topology: Topology,
  within: string | null,
): DrawnRegions<M> {
  const { group, level } = levelsIn(answer);
  const rows = new Map(rowsOf(answer).flatMap((row) => (row.codes[level] === null ? [] : [[row.codes[level], row] as const])));
  const shapes = topology.objects.regions.geometries;
  const drawable = new Set(shapes.map(({ id }) => id));
  const regions = shapes
    .filter(({ id, properties }) => rows.has(id) || within === null || properties.parent === within)
    .map(({ id, properties }): DrawnRegion<M> => {
      const row = rows.get(id) ?? null;
      const above = group === level ? '' : (row?.codes[group] ?? properties.parent ?? '');
      return { code: id, group: above, name: properties.name, row };
    });
  return {
    regions: regions.sort((a, b) => byCode(a.group, b.group) || byCode(a.code, b.code)),
    bare: [...rows.keys()].filter((code) => !drawable.has(code)),
  };
}
