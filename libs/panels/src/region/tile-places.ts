import type { TilePlace } from '@pendapa/charts';
import { SAMPLE_LAYOUT } from './sample-layout.ts';

export interface PlacedRegion {
  readonly code: string;
  /** Code of the parent region. */
  readonly group: string;
}

const MAX_COLUMNS = 10;
/** Ratio of width to height of a tile. */
const FLATNESS = 1.3;

const minOf = (places: readonly TilePlace[], of: (place: TilePlace) => number): number => Math.min(...places.map(of));

/** Removes empty rows and columns around these regions. */
function cropped(places: readonly TilePlace[]): readonly TilePlace[] {
  const [left, top] = [minOf(places, ({ column }) => column), minOf(places, ({ row }) => row)];
  return places.map(({ column, row }) => ({ column: column - left, row: row - top }));
}

/** Places regions row by row in the given order; each group starts a new row. */
function inRows(regions: readonly PlacedRegion[]): readonly TilePlace[] {
  const isOneGroup = new Set(regions.map(({ group }) => group)).size === 1;
  const columns = isOneGroup ? Math.min(MAX_COLUMNS, Math.ceil(Math.sqrt(regions.length) * FLATNESS)) : MAX_COLUMNS;
  return regions.reduce<TilePlace[]>((places, { group }, index) => {
    const last = places.at(-1);
    if (!last) return [{ column: 0, row: 0 }];
    const wraps = last.column + 1 === columns || regions[index - 1]?.group !== group;
    return [...places, wraps ? { column: 0, row: last.row + 1 } : { column: last.column + 1, row: last.row }];
  }, []);
}

/** Places a tile for each region: as on a map if the layout of the province is known, otherwise in rows by group. */
export function tilePlaces(regions: readonly PlacedRegion[]): readonly TilePlace[] {
  const known = regions.flatMap(({ code }) => SAMPLE_LAYOUT.get(code) ?? []);
  return known.length === regions.length ? cropped(known) : inRows(regions);
}
