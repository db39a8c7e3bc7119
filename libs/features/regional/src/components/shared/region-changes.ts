import { comparedRows, isKnown, stateOf, type ComparedRow, type Figure, type RegionLevel, type Row } from '@pendapa/query';
import type { Money } from '../../questions/regions.ts';
import type { MapRegionMeasure } from './map-regions.ts';

export type RegionRow = Row<MapRegionMeasure, RegionLevel>;

const placed = (rows: readonly RegionRow[], level: RegionLevel): readonly RegionRow[] => rows.filter(({ codes }) => codes[level] !== null);

/** Regions whose change in revenue is known, the largest fall first. */
export const changesOf = (rows: readonly RegionRow[], level: RegionLevel, money: Money): readonly ComparedRow<RegionRow>[] =>
  comparedRows(placed(rows, level), money);

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
