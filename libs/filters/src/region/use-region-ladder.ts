import { useText } from '@pendapa/i18n';
import { REGION_LEVELS, type RegionLevel } from '@pendapa/query';
import { nameKey } from '../choices/check-codes.ts';
import { useFilters } from '../choices/filters-context.ts';

export interface RegionStep {
  readonly code: string;
  readonly level: RegionLevel;
  readonly name: string;
}

export interface RegionLadder {
  /** Regions from the city down to the chosen one; empty for the whole province. */
  readonly path: readonly RegionStep[];
  /** Dimension of a page's rows: the chosen level, otherwise the one below the chosen region. */
  readonly level: RegionLevel;
  /** Filters by a region of the next level; null if rows have another level, or at the lowest level. */
  readonly down: ((code: string) => void) | null;
  /** Keeps the first `steps` of the path; 0 is the whole province. */
  readonly up: (steps: number) => void;
}

const LOWEST = REGION_LEVELS.length - 1;

/** Position of the page in province, city, district and ward, with functions to go down and up. Other filters stay. */
export function useRegionLadder(): RegionLadder {
  const text = useText();
  const { choices, names, change } = useFilters();
  const path = choices.region.flatMap((code, index): readonly RegionStep[] => {
    const level = REGION_LEVELS[index];
    if (!level) return [];
    const name = names.get(nameKey(level, code));
    return [{ code, level, name: name ? text(name) : code }];
  });
  const below = REGION_LEVELS[Math.min(path.length, LOWEST)] ?? 'ward';
  // A level above the chosen region would have a single row.
  const level = choices.level !== null && REGION_LEVELS.indexOf(choices.level) >= path.length ? choices.level : below;
  const canGoDown = level === below && path.length <= LOWEST;
  return {
    path,
    level,
    down: canGoDown ? (code) => change({ region: [...choices.region, code], level: null }) : null,
    up: (steps) => change({ region: choices.region.slice(0, steps), level: null }),
  };
}
