import { isCalendarDate, isFilterCode, OMISSIONS, QUALITIES, TARGET_VERSIONS, UNIT_KINDS, type Comparison } from '@pendapa/contracts';
import { REGION_LEVELS, type FilterName } from '@pendapa/query';
import { DEFAULT_CHOICES, PRESETS, type Choices, type PeriodChoice, type Preset, type TargetPeriod } from './choices.ts';

/** Value read for one filter, and the parts that could not be read. */
interface Reading<T> {
  readonly value: T;
  readonly dropped: readonly string[];
}

interface Codec<T> {
  /** Short key, because links are sent around. */
  readonly key: string;
  /** Always returns a value, whatever the address contains. */
  readonly read: (written: readonly string[]) => Reading<T>;
  /** Returns an empty list for the default. */
  readonly write: (value: T) => readonly string[];
}

const MAX_CODES = 50;

/** Codec of one of several names; missing or unknown names give the default. */
function oneOf<T extends string>(key: string, names: Readonly<Record<string, T>>, fallback: T): Codec<T> {
  const written = new Map(Object.entries(names).map(([short, value]) => [value, short]));
  return {
    key,
    read: ([first, ...others]) => {
      if (first === undefined) return { value: fallback, dropped: [] };
      const value = Object.hasOwn(names, first) ? names[first] : undefined;
      return { value: value ?? fallback, dropped: value === undefined ? [first, ...others] : others };
    },
    write: (value) => (value === fallback ? [] : [written.get(value) ?? value]),
  };
}

const byName = <T extends string>(names: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(names.map((name) => [name, name]));

function several<T extends string>(key: string, valid: (text: string) => text is T): Codec<readonly T[]> {
  return {
    key,
    read: (written) => {
      const distinctTexts = [...new Set(written)];
      const value = distinctTexts.filter(valid).slice(0, MAX_CODES);
      return { value, dropped: distinctTexts.filter((text) => !value.some((item) => item === text)) };
    },
    write: (value) => value,
  };
}

const codes = (key: string): Codec<readonly string[]> => several(key, (text): text is string => isFilterCode(text));

/** Path of regions: steps after an invalid one are dropped, too. */
const region: Codec<readonly string[]> = {
  key: 'r',
  read: (written) => {
    const end = written.findIndex((code, index) => !isFilterCode(code) || written.indexOf(code) < index || index >= REGION_LEVELS.length);
    const length = end < 0 ? written.length : end;
    return { value: written.slice(0, length), dropped: written.slice(length) };
  },
  write: (value) => value,
};

const PRESET_NAMES = {
  y: 'year',
  h: 'half-year',
  q: 'quarter',
  m: 'month',
  lm: 'last-month',
  ly: 'last-year',
  '12': 'twelve-months',
  ra: 'ramadan',
} as const satisfies Readonly<Record<string, Preset>>;

function readDates(text: string): PeriodChoice | null {
  const [from = '', to = '', ...rest] = text.split('..');
  return rest.length === 0 && isCalendarDate(from) && isCalendarDate(to) && from <= to ? { from, to } : null;
}

const preset = oneOf('p', PRESET_NAMES, PRESETS[0]);
const period: Codec<PeriodChoice> = {
  key: 'p',
  read: (written) => {
    const dates = readDates(written[0] ?? '');
    return dates === null ? preset.read(written) : { value: dates, dropped: written.slice(1) };
  },
  write: (value) => (typeof value === 'string' ? preset.write(value) : [`${value.from}..${value.to}`]),
};

const COMPARISON_NAMES = { n: 'none', p: 'previous', y: 'last-year', l: 'lebaran' } as const satisfies Record<string, Comparison>;
const COMPARISON_KEYS: Readonly<Record<Comparison, string>> = { none: 'n', previous: 'p', 'last-year': 'y', lebaran: 'l' };

const LEVELS = byName(REGION_LEVELS);

type Codecs = { readonly [N in FilterName]: Codec<Choices[N]> };

export const CODECS: Codecs = {
  period,
  // The usual comparison depends on the period: `address.ts` leaves it out.
  compare: { ...oneOf('c', COMPARISON_NAMES, DEFAULT_CHOICES.compare), write: (value) => [COMPARISON_KEYS[value]] },
  region,
  level: {
    key: 'lv',
    read: ([first, ...others]) => {
      const value = (first === undefined ? undefined : Object.hasOwn(LEVELS, first) ? LEVELS[first] : undefined) ?? null;
      return { value, dropped: first === undefined || value !== null ? others : [first, ...others] };
    },
    write: (value) => (value === null ? [] : [value]),
  },
  tax: codes('t'),
  category: codes('k'),
  without: several('x', (text): text is (typeof OMISSIONS)[number] => OMISSIONS.some((omission) => omission === text)),
  unit: codes('u'),
  kind: several('uk', (text): text is (typeof UNIT_KINDS)[number] => UNIT_KINDS.some((kind) => kind === text)),
  channel: codes('ch'),
  bank: codes('b'),
  quality: several('q', (text): text is (typeof QUALITIES)[number] => QUALITIES.some((quality) => quality === text)),
  taxYear: several('ty', (text): text is string => /^(19|20|21)\d{2}$/.test(text)),
  target: oneOf('tp', { y: 'year', q: 'quarter', m: 'month' } as const satisfies Record<string, TargetPeriod>, 'year'),
  version: oneOf('v', byName(TARGET_VERSIONS), DEFAULT_CHOICES.version),
  penalty: {
    key: 'd',
    read: ([first, ...others]) => ({ value: first !== '0', dropped: first === undefined || first === '0' ? others : [first, ...others] }),
    write: (value) => (value ? [] : ['0']),
  },
};
