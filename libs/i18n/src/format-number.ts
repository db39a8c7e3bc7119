import type { Language } from '@pendapa/contracts';

/** Indonesian with decimal comma; English with British dates, because `en-ID` would write decimal commas into English text. */
export const LOCALES: Readonly<Record<Language, string>> = { id: 'id-ID', en: 'en-GB' };
export const UNKNOWN = '-';
/** The real minus sign: a hyphen is shorter than the digits and breaks at line ends. */
const MINUS = '−';
/** Between a currency sign or a scale word and its number: they never part at a line end. */
export const NO_BREAK = '\u00a0';

export interface Scale {
  /** Divisor of the plain value, a power of ten. */
  readonly exponent: number;
  readonly words: Readonly<Record<Language, string>>;
}

/** Always in words: `M` means miliar (10^9) in Indonesian and million (10^6) in English. */
export const SCALES: readonly Scale[] = [
  { exponent: 12, words: { id: 'triliun', en: 'trillion' } },
  { exponent: 9, words: { id: 'miliar', en: 'billion' } },
  { exponent: 6, words: { id: 'juta', en: 'million' } },
];
const THOUSANDS: Scale = { exponent: 3, words: { id: 'ribu', en: 'thousand' } };
export const NO_SCALE: Scale = { exponent: 0, words: { id: '', en: '' } };

/** The scale in which the largest value has one to four digits before the decimal mark. */
export const axisScale = (largest: number): Scale => [...SCALES, THOUSANDS].find(({ exponent }) => largest >= 10 ** exponent) ?? NO_SCALE;

const formatters = new Map<string, Intl.NumberFormat>();

function decimals(language: Language, minDigits: number, maxDigits: number): Intl.NumberFormat {
  const key = `${language} ${minDigits} ${maxDigits}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: minDigits, maximumFractionDigits: maxDigits });
  formatters.set(key, made);
  return made;
}

/** A number that rounds to zero has no sign: never "−0,0%". */
export function withSign(negative: boolean, text: string, plus = false): string {
  if (!/[1-9]/.test(text)) return text;
  if (negative) return MINUS + text;
  return plus ? `+${text}` : text;
}

export function plainNumber(value: number, language: Language, minDigits: number, maxDigits: number): string {
  return withSign(value < 0, decimals(language, minDigits, maxDigits).format(Math.abs(value)));
}

const AXIS_DIGITS = [2, 3, 4, 5, 6] as const;

/** A number of an axis with as many decimals as needed, so that small steps have different labels. */
export function axisNumber(value: number, language: Language): string {
  const digits = AXIS_DIGITS.find((places) => Math.abs(Number(value.toFixed(places)) - value) <= Math.abs(value) * 1e-9);
  return plainNumber(value, language, 0, digits ?? 2);
}

/** Digits of a whole number of `10^-places`, without a float on the way: (12345n, 2) is 123.45. */
export function exactDecimal(value: bigint, places: number, language: Language, least = places): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return withSign(value < 0n, decimals(language, least, places).format(text as `${number}`));
}

/** Rounds half away from zero, as people do on paper: (125n, 10n) is 13n, (-125n, 10n) is -13n. */
export function divideRounded(value: bigint, divisor: bigint): bigint {
  const magnitude = value < 0n ? -value : value;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return value < 0n ? -rounded : rounded;
}

export const count = (value: number | null, language: Language): string => (value === null ? UNKNOWN : plainNumber(value, language, 0, 0));

/** 1.85 million in words; below a million all digits. */
export function countShort(value: number | null, language: Language): string {
  if (value === null) return UNKNOWN;
  const scale = SCALES.find(({ exponent }) => Math.abs(value) >= 10 ** exponent);
  if (!scale) return count(value, language);
  return `${plainNumber(value / 10 ** scale.exponent, language, 0, 2)}${NO_BREAK}${scale.words[language]}`;
}

/** 0.9885 is 98,9% with one digit and 98,85% with two; no blank before the sign. */
export function percent(ratio: number | null, language: Language, digits = 1): string {
  if (ratio === null || !Number.isFinite(ratio)) return UNKNOWN;
  return `${plainNumber(ratio * 100, language, digits, digits)}%`;
}

/** A percentage of an axis: 0.005 is "0,5%", 0.2 is "20%". */
export const percentAxis = (ratio: number, language: Language): string => `${axisNumber(ratio * 100, language)}%`;

export function change(ratio: number | null, language: Language, digits = 1): string {
  if (ratio === null || !Number.isFinite(ratio)) return UNKNOWN;
  return withSign(ratio < 0, `${decimals(language, digits, digits).format(Math.abs(ratio * 100))}%`, true);
}

export function countChange(difference: number | null, language: Language): string {
  return difference === null ? UNKNOWN : withSign(difference < 0, count(Math.abs(difference), language), true);
}

export interface CountScale {
  /** "ribu", or empty if the counts are small. */
  readonly unitLabel: string;
  readonly tick: (value: number) => string;
}

/** One scale for an axis of counts, named once in its title. Numbers below ten thousand are written in full. */
export function countScale(largest: number, language: Language): CountScale {
  const scale = Math.abs(largest) < 10_000 ? NO_SCALE : axisScale(Math.abs(largest));
  return { unitLabel: scale.words[language], tick: (value) => axisNumber(value / 10 ** scale.exponent, language) };
}
