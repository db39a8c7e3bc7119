import type { DimensionOptions, Texts } from '@pendapa/contracts';
import { CODE_DIMENSIONS, REGION_LEVELS, type OptionSearch, type CodeDimension, type CodeFilter } from '@pendapa/query';
import type { CodeNames } from './filters-context.ts';
import type { Dropped } from './address.ts';
import type { Choices } from './choices.ts';

export const nameKey = (dimension: CodeDimension, code: string): string => `${dimension} ${code}`;

interface Chosen {
  readonly filter: CodeFilter | 'region';
  readonly dimension: CodeDimension;
  readonly code: string;
  /** Parent region. */
  readonly region: string | null;
}

const CODE_FILTERS = Object.keys(CODE_DIMENSIONS) as readonly CodeFilter[];

export function chosenCodes(choices: Choices): readonly Chosen[] {
  const ways = choices.region.flatMap((code, index): readonly Chosen[] => {
    const dimension = REGION_LEVELS[index];
    return dimension ? [{ filter: 'region', dimension, code, region: choices.region[index - 1] ?? null }] : [];
  });
  const others = CODE_FILTERS.flatMap((filter) =>
    choices[filter].map((code): Chosen => ({ filter, dimension: CODE_DIMENSIONS[filter], code, region: null })),
  );
  return [...ways, ...others];
}

/** Searches for the chosen codes: whole lists of short dimensions, and single codes of regions. */
export function firstSearches(chosen: readonly Chosen[]): readonly OptionSearch[] {
  const lists = new Set(chosen.filter(({ filter }) => filter !== 'region').map(({ dimension }) => dimension));
  const regions = chosen.filter(({ filter }) => filter === 'region').map(({ dimension, code }) => ({ dimension, search: code }));
  return [...[...lists].map((dimension) => ({ dimension, search: '' })), ...regions];
}

const find = (lists: readonly (DimensionOptions | null)[], { dimension, code }: Chosen) =>
  lists.filter((list) => list?.dimension === dimension).flatMap((list) => list?.options.filter((option) => option.code === code) ?? [])[0];

const isTruncated = (lists: readonly (DimensionOptions | null)[], { dimension }: Chosen): boolean =>
  lists.some((list) => list?.dimension === dimension && list.truncated);

/** Searches for codes that the first page of a long list did not contain. */
export function secondSearches(chosen: readonly Chosen[], lists: readonly (DimensionOptions | null)[]): readonly OptionSearch[] {
  return chosen
    .filter((one) => one.filter !== 'region' && isTruncated(lists, one) && !find(lists, one))
    .map(({ dimension, code }) => ({ dimension, search: code }));
}

export interface Checked {
  readonly choices: Choices;
  readonly dropped: readonly Dropped[];
  readonly names: CodeNames;
}

/** Keeps codes that were found. If a list could not be read to its end, the server decides. */
export function checkCodes(
  choices: Choices,
  chosen: readonly Chosen[],
  first: readonly DimensionOptions[],
  second: readonly DimensionOptions[],
): Checked {
  const names = new Map<string, Texts>();
  const unknown: Chosen[] = [];
  for (const one of chosen) {
    const option = find([...first, ...second], one);
    if (option && (one.region === null || option.parent === one.region)) names.set(nameKey(one.dimension, one.code), option.name);
    else if (option || !isTruncated(second.length > 0 ? second : first, one)) unknown.push(one);
  }
  const lost = (filter: Chosen['filter'], code: string): boolean => unknown.some((one) => one.filter === filter && one.code === code);
  const end = choices.region.findIndex((code) => lost('region', code));
  const validChoices = Object.fromEntries(CODE_FILTERS.map((filter) => [filter, choices[filter].filter((code) => !lost(filter, code))]));
  return {
    choices: { ...choices, ...validChoices, region: end < 0 ? choices.region : choices.region.slice(0, end) },
    dropped: unknown.map(({ filter, code }) => ({ filter, value: code, reason: 'unknown' })),
    names,
  };
}
