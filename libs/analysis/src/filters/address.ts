import { CODECS } from './address-codec.ts';
import { DEFAULT_CHOICES, FILTER_NAMES, type Choices, type FilterName } from './choices.ts';

/** A part of the address that the page could not use: not a value of the filter, or a filter that the page does not offer. */
export interface Dropped {
  readonly filter: FilterName;
  /** Shortened, and without characters that would change the text around it. */
  readonly value: string;
  readonly reason: 'unknown' | 'not-offered' | 'unknown-holiday' | 'counted';
}

export interface ReadAddress {
  readonly choices: Choices;
  readonly dropped: readonly Dropped[];
}

const MOST_SHOWN = 40;
const MOST_NOTICES = 5;
const DISTURBING = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Text of anyone's, fit to be shown in a sentence. */
export function shownValue(text: string): string {
  const plain = text.replace(DISTURBING, '').trim();
  return plain.length > MOST_SHOWN ? `${plain.slice(0, MOST_SHOWN)}…` : plain;
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

/** The filters of an address. Never fails: what cannot be used falls back by itself and is named. */
export function readAddress(parameters: URLSearchParams, offers: readonly FilterName[]): ReadAddress {
  const choices: Partial<Record<FilterName, unknown>> = { ...DEFAULT_CHOICES };
  const dropped = FILTER_NAMES.flatMap((name): readonly Dropped[] => {
    if (offers.includes(name)) return readOne(name, parameters, choices);
    const written = parameters.getAll(CODECS[name].key);
    return written.map((text) => ({ filter: name, value: shownValue(text), reason: 'not-offered' }));
  });
  return { choices: choices as unknown as Choices, dropped: dropped.slice(0, MOST_NOTICES) };
}

const written = <N extends FilterName>(name: N, choices: Choices): readonly string[] => CODECS[name].write(choices[name]);

/** The query of the choices: short keys, defaults left out, the same order every time. */
export function writeAddress(choices: Choices): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of FILTER_NAMES) for (const text of written(name, choices)) parameters.append(CODECS[name].key, text);
  return parameters;
}

const isFilterKey = (key: string): boolean => FILTER_NAMES.some((name) => CODECS[name].key === key);

/** The query with what an earlier one says besides filters, such as what a map shows. */
export function withOthers(filters: URLSearchParams, earlier: URLSearchParams): URLSearchParams {
  const parameters = new URLSearchParams(filters);
  for (const [key, value] of earlier) if (!isFilterKey(key)) parameters.append(key, value);
  return parameters;
}

/** Filters that differ from their default, in the order of the bar. */
export const setFilters = (choices: Choices): readonly FilterName[] => FILTER_NAMES.filter((name) => written(name, choices).length > 0);

/** True where the address says anything about a filter, sensible or not. */
export const saysFilters = (parameters: URLSearchParams): boolean => FILTER_NAMES.some((name) => parameters.has(CODECS[name].key));
