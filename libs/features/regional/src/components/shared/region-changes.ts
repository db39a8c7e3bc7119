import { byLargest, difference, isKnown, stateOf, toPlotValue, type Figure, type RegionLevel, type Row } from '@pendapa/query';
import type { Money } from '../../questions/regions.ts';
import type { MapRegionMeasure } from './map-regions.ts';

export type RegionRow = Row<MapRegionMeasure, RegionLevel>;

export interface RegionChange {
  readonly row: RegionRow;
  readonly change: Figure;
}

const placed = (rows: readonly RegionRow[], level: RegionLevel): readonly RegionRow[] => rows.filter(({ codes }) => codes[level] !== null);

/** Regions whose change in revenue is known, the largest fall first. */
export const changesOf = (rows: readonly RegionRow[], level: RegionLevel, money: Money): readonly RegionChange[] =>
  placed(rows, level)
    .map((row) => ({ row, change: difference(row.current[money], row.comparison[money]) }))
    .filter(({ change }) => isKnown(change))
    .sort((a, b) => byLargest(b.change, a.change));

const sizeOf = ({ change }: RegionChange): number => toPlotValue(change) ?? 0;

/** Regions whose revenue fell, the largest fall first. */
export const fallsIn = (changes: readonly RegionChange[]): readonly RegionChange[] => changes.filter((one) => sizeOf(one) < 0);

/** Regions whose revenue rose, the largest rise first. */
export const risesIn = (changes: readonly RegionChange[]): readonly RegionChange[] => changes.filter((one) => sizeOf(one) > 0).toReversed();

/** The regions' missing revenue, of the period and of the comparison. */
const missingIn = (rows: readonly RegionRow[], level: RegionLevel, money: Money): readonly Figure[] =>
  placed(rows, level)
    .flatMap(({ current, comparison }) => [current[money], comparison[money]])
    .filter((figure) => !isKnown(figure));

/** True if no region lacks a revenue. The server gives 0 to a region without payments, unless the days have none at all. */
export const isEveryKnown = (rows: readonly RegionRow[], level: RegionLevel, money: Money): boolean =>
  missingIn(rows, level, money).length === 0;

/** A revenue that is unknown, which leaves open how many regions fell; null if there is none. */
export const firstUnknown = (rows: readonly RegionRow[], level: RegionLevel, money: Money): Figure | null =>
  missingIn(rows, level, money).find((figure) => stateOf(figure)?.state === 'unknown') ?? null;
