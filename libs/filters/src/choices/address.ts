import { FILTER_NAMES, type FilterName } from '@pendapa/query';
import { CODECS } from './address-codec.ts';
import { DEFAULT_CHOICES, usualComparison, type Choices } from './choices.ts';

/** Part of the address that the page cannot use: an invalid value, or a filter that it does not offer. */
export interface Dropped {
  readonly filter: FilterName;
  /** Shortened, without characters that would change the surrounding text. */
  readonly value: string;
  readonly reason: 'unknown' | 'not-offered' | 'unknown-holiday' | 'counted';
}

export interface ReadAddress {
  readonly choices: Choices;
  readonly dropped: readonly Dropped[];
}

const MAX_SHOWN = 40;
const MAX_NOTICES = 5;
const DISTURBING = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Makes untrusted text safe for a sentence. */
export function shownValue(text: string): string {
  const plain = text.replace(DISTURBING, '').trim();
  return plain.length > MAX_SHOWN ? `${plain.slice(0, MAX_SHOWN)}…` : plain;
}

function readOne<N extends FilterName>(
  name: N,
  parameters: URLSearchParams,
  into: Partial<Record<FilterName, unknown>>,
): readonly Dropped[] {
  const { value, dropped } = CODECS[name].read(parameters.getAll(CODECS[name].key));
  into[name] = value;
  return dropped.map((text) => ({ filter: name, value: shownValue(text), reason: 'unknown' }));
}

/** Reads the filters of an address. Never throws: unusable values fall back to the default and are returned. */
export function readAddress(parameters: URLSearchParams, offers: readonly FilterName[]): ReadAddress {
  const read: Partial<Record<FilterName, unknown>> = { ...DEFAULT_CHOICES };
  const dropped = FILTER_NAMES.flatMap((name): readonly Dropped[] => {
    if (offers.includes(name)) return readOne(name, parameters, read);
    const written = parameters.getAll(CODECS[name].key);
    return written.map((text) => ({ filter: name, value: shownValue(text), reason: 'not-offered' }));
  });
  const choices = read as unknown as Choices;
  const isChosen = parameters.has(CODECS.compare.key) && !dropped.some(({ filter }) => filter === 'compare');
  return {
    choices: isChosen ? choices : { ...choices, compare: usualComparison(choices.period) },
    dropped: dropped.slice(0, MAX_NOTICES),
  };
}

const isUsualComparison = (name: FilterName, { compare, period }: Choices): boolean =>
  name === 'compare' && compare === usualComparison(period);

const written = <N extends FilterName>(name: N, choices: Choices): readonly string[] =>
  isUsualComparison(name, choices) ? [] : CODECS[name].write(choices[name]);

/** Writes choices as query parameters: short keys, no defaults, fixed order. */
export function writeAddress(choices: Choices): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of FILTER_NAMES) for (const text of written(name, choices)) parameters.append(CODECS[name].key, text);
  return parameters;
}

const isFilterKey = (key: string): boolean => FILTER_NAMES.some((name) => CODECS[name].key === key);

/** Adds the parameters of an earlier query that are no filters, such as the measure of a map. */
export function withOthers(filters: URLSearchParams, earlier: URLSearchParams): URLSearchParams {
  const parameters = new URLSearchParams(filters);
  for (const [key, value] of earlier) if (!isFilterKey(key)) parameters.append(key, value);
  return parameters;
}

/** Filters that differ from their default, in the order of the bar. */
export const setFilters = (choices: Choices): readonly FilterName[] => FILTER_NAMES.filter((name) => written(name, choices).length > 0);

/** True if the address mentions any filter, valid or not. */
export const saysFilters = (parameters: URLSearchParams): boolean => FILTER_NAMES.some((name) => parameters.has(CODECS[name].key));
