import { useText } from '@pendapa/i18n';
import { nameKey } from '../filters/check-codes.ts';
import { REGION_LEVELS, type RegionLevel } from '../filters/choices.ts';
import { useFilters } from '../filters/filters-context.ts';

export interface RegionStep {
  readonly code: string;
  readonly level: RegionLevel;
  readonly name: string;
}

export interface RegionLadder {
  /** The regions from the city down to the chosen one; empty for the whole province. */
  readonly path: readonly RegionStep[];
  /** The dimension by which a page splits its rows: the chosen level, else the one below the chosen region. */
  readonly level: RegionLevel;
  /** Into a region of the level just below the chosen region; null where the rows are of another level, or at the bottom. */
  readonly down: ((code: string) => void) | null;
  /** Keeps so many steps of the path: 0 is the whole province. */
  readonly up: (steps: number) => void;
}

const LOWEST = REGION_LEVELS.length - 1;

/** Province, city, district, ward: where the page is, and the ways down and up. The address holds it, the other filters stay. */
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
  // A level above the chosen region has one row: the region itself.
  const level = choices.level !== null && REGION_LEVELS.indexOf(choices.level) >= path.length ? choices.level : below;
  const canGoDown = level === below && path.length <= LOWEST;
  return {
    path,
    level,
    down: canGoDown ? (code) => change({ region: [...choices.region, code], level: null }) : null,
    up: (steps) => change({ region: choices.region.slice(0, steps), level: null }),
  };
}
