import type { Language } from '@pendapa/contracts';

/** Indonesian with decimal comma; English with British dates, because `en-ID` would write decimal commas into English text. */
export const LOCALES: Readonly<Record<Language, string>> = { id: 'id-ID', en: 'en-GB' };
/** Text of a figure that is unknown. */
export const UNKNOWN = '-';
/** The minus sign of typography: a hyphen is shorter than the digits and breaks at line ends. */
const MINUS = '−';
/** No-break space between a currency sign or a scale word and its number, so that they stay on one line. */
export const NO_BREAK = '\u00a0';

export interface Scale {
  /** The value is divided by 10 to this power: 6 means millions. */
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

/** The scale in which the largest value of an axis has one to three digits before the decimal mark; more from 10^15. */
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

/**
 * Adds the sign to the text of an absolute number; `hasPlus` also marks positive numbers. A number that rounds to zero has no
 * sign: "0,0%", never "−0,0%".
 */
export function withSign(isNegative: boolean, text: string, hasPlus = false): string {
  if (!/[1-9]/.test(text)) return text;
  if (isNegative) return MINUS + text;
  return hasPlus ? `+${text}` : text;
}

export function plainNumber(value: number, language: Language, minDigits: number, maxDigits: number): string {
  return withSign(value < 0, decimals(language, minDigits, maxDigits).format(Math.abs(value)));
}

const AXIS_DIGITS = [2, 3, 4, 5, 6] as const;

/**
 * A number of an axis with as many decimals as needed, so that small steps have different labels: 0.5 and 0.0025. A number with
 * more than six decimals is rounded to two.
 */
export function axisNumber(value: number, language: Language): string {
  const digits = AXIS_DIGITS.find((places) => Math.abs(Number(value.toFixed(places)) - value) <= Math.abs(value) * 1e-9);
  return plainNumber(value, language, 0, digits ?? 2);
}

/** Writes an integer of small units without a float on the way: (12345n, 2) is "123,45". Rounding never occurs. */
export function exactDecimal(value: bigint, places: number, language: Language, minDigits = places): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return withSign(value < 0n, decimals(language, minDigits, places).format(text as `${number}`));
}

/** Divides by a positive divisor and rounds half away from zero: (125n, 10n) is 13n, (-125n, 10n) is -13n. */
export function divideRounded(value: bigint, divisor: bigint): bigint {
  const magnitude = value < 0n ? -value : value;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return value < 0n ? -rounded : rounded;
}

export const count = (value: number | null, language: Language): string => (value === null ? UNKNOWN : plainNumber(value, language, 0, 0));

/** With the scale in words from a million: 1 850 000 is "1,85 juta" or "1.85 million". Smaller numbers have all digits. */
export function countShort(value: number | null, language: Language): string {
  if (value === null) return UNKNOWN;
  const scale = SCALES.find(({ exponent }) => Math.abs(value) >= 10 ** exponent);
  if (!scale) return count(value, language);
  return `${plainNumber(value / 10 ** scale.exponent, language, 0, 2)}${NO_BREAK}${scale.words[language]}`;
}

/** 0.9885 is 98,9% with one digit and 98,85% with two; no space before the percent sign. */
export function percent(ratio: number | null, language: Language, digits = 1): string {
  if (ratio === null || !Number.isFinite(ratio)) return UNKNOWN;
  return `${plainNumber(ratio * 100, language, digits, digits)}%`;
}

/** A percentage of an axis: 0.005 is "0,5%", 0.2 is "20%". */
export const percentAxis = (ratio: number, language: Language): string => `${axisNumber(ratio * 100, language)}%`;

/** A relative change with its sign: 0.041 is "+4,1%". */
export function percentChange(ratio: number | null, language: Language, digits = 1): string {
  if (ratio === null || !Number.isFinite(ratio)) return UNKNOWN;
  return withSign(ratio < 0, `${decimals(language, digits, digits).format(Math.abs(ratio * 100))}%`, true);
}

/** A difference of counts with its sign: 1200 is "+1.200". */
export function countChange(difference: number | null, language: Language): string {
  return difference === null ? UNKNOWN : withSign(difference < 0, count(Math.abs(difference), language), true);
}

export interface CountScale {
  /** "ribu" (thousand), or empty below ten thousand. */
  readonly unitLabel: string;
  readonly tick: (value: number) => string;
}

/** One scale for an axis of counts, named once in its title. Numbers below ten thousand are written in full. */
export function countScale(largest: number, language: Language): CountScale {
  const scale = Math.abs(largest) < 10_000 ? NO_SCALE : axisScale(Math.abs(largest));
  return { unitLabel: scale.words[language], tick: (value) => axisNumber(value / 10 ** scale.exponent, language) };
}
