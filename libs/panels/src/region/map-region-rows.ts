import type { Topology } from '@pendapa/contracts';
import { levelsIn } from '@pendapa/filters';
import { rowsOf, type AnswerTo, type RegionLevel, type Row } from '@pendapa/query';

/** Region of the map with its row, or with its boundary only. */
export interface MapRegionRow<M extends string> {
  readonly code: string;
  /** Code of the parent region, which divides the map. */
  readonly group: string;
  /** Name in the boundary file; the answer's name is preferred if there is a row. */
  readonly name: string;
  readonly row: Row<M, RegionLevel> | null;
}

export interface MapRegionRows<M extends string> {
  /** Regions sorted by parent and code. */
  readonly regions: readonly MapRegionRow<M>[];
  /** Codes of rows without a boundary. */
  readonly bare: readonly string[];
}

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Selects the regions to draw. Regions inside `within` with a boundary are drawn even without a row. `within` is
 * the chosen region, or null for the province.
 */
export function mapRegionRows<M extends string>(
  answer: AnswerTo<M, RegionLevel>,
  topology: Topology,
  chosenRegion: string | null,
): MapRegionRows<M> {
  const { group, level } = levelsIn(answer);
  const rows = new Map(rowsOf(answer).flatMap((row) => (row.codes[level] === null ? [] : [[row.codes[level], row] as const])));
  const shapes = topology.objects.regions.geometries;
  const drawable = new Set(shapes.map(({ id }) => id));
  const regions = shapes
    .filter(({ id, properties }) => rows.has(id) || chosenRegion === null || properties.parent === chosenRegion)
    .map(({ id, properties }): MapRegionRow<M> => {
      const row = rows.get(id) ?? null;
      const above = group === level ? '' : (row?.codes[group] ?? properties.parent ?? '');
      return { code: id, group: above, name: properties.name, row };
    });
  return {
    regions: regions.sort((a, b) => byCode(a.group, b.group) || byCode(a.code, b.code)),
    bare: [...rows.keys()].filter((code) => !drawable.has(code)),
  };
}
