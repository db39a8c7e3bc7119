import type { Currency, Language, Value } from '@pendapa/contracts';
import {
  axisNumber,
  axisScale,
  divideRounded,
  exactDecimal,
  NO_BREAK,
  NO_SCALE,
  SCALES,
  UNKNOWN,
  withSign,
  type Scale,
} from './format-number.ts';

/** Minor units: text as it travels, or a bigint; never a float. */
export type Money = string | bigint | null;

/** One scale for a whole axis or table. The title or the headers name the unit once. */
export interface MoneyScale {
  /** Minor units in one unit of the axis. */
  readonly scale: number;
  /** "Rp miliar". */
  readonly unitLabel: string;
  /** Plain text for an axis value in minor units; for drawing only. */
  readonly tick: (minorUnits: number) => string;
  /** Two decimals for a cell, rounded from the exact amount. */
  readonly cell: (value: Money) => string;
  /** No decimals, for a narrow cell whose tooltip has all digits. */
  readonly wholeCell: (value: Money) => string;
}

const power = (exponent: number): bigint => 10n ** BigInt(exponent);
const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** A currency sign of letters has a space after it, as in "Rp 5"; a symbol has none, as in "$5". */
function prefixed(currency: Currency, text: string): string {
  const gap = /\p{L}$/u.test(currency.symbol) ? NO_BREAK : '';
  return `${currency.symbol}${gap}${text}`;
}

function unsignedExact(minor: bigint, currency: Currency, language: Language): string {
  return prefixed(currency, exactDecimal(magnitude(minor), currency.digits, language));
}

/** All digits of the amount. */
export function moneyExact(value: Money, currency: Currency, language: Language): string {
  if (value === null) return UNKNOWN;
  const minor = BigInt(value);
  return withSign(minor < 0n, unsignedExact(minor, currency, language));
}

const hundredthsOf = (minor: bigint, scale: Scale, currency: Currency): bigint =>
  divideRounded(magnitude(minor) * 100n, power(scale.exponent + currency.digits));

/** True if two decimals show the whole amount, as for limits and budgets. */
const isRound = (minor: bigint, scale: Scale, currency: Currency): boolean =>
  (minor * 100n) % power(scale.exponent + currency.digits) === 0n;

/** The largest scale that the amount reaches after rounding: 999.999.999 is "1 miliar", never "1.000 juta". */
function scaleInWords(minor: bigint, currency: Currency): Scale | null {
  const reached = SCALES.find(({ exponent }) => magnitude(minor) >= power(exponent + currency.digits)) ?? null;
  const next = SCALES[reached ? SCALES.indexOf(reached) - 1 : SCALES.length - 1];
  if (!next) return reached;
  const overflow = reached ? hundredthsOf(minor, reached, currency) >= 100_000n : wholeUnits(minor, currency) >= power(next.exponent);
  return overflow ? next : reached;
}

const wholeUnits = (minor: bigint, currency: Currency): bigint => divideRounded(magnitude(minor), power(currency.digits));

function unsignedWords(minor: bigint, currency: Currency, language: Language): string {
  const scale = scaleInWords(minor, currency);
  if (scale) {
    const hundredths = exactDecimal(hundredthsOf(minor, scale, currency), 2, language, isRound(minor, scale, currency) ? 0 : 2);
    return prefixed(currency, `${hundredths}${NO_BREAK}${scale.words[language]}`);
  }
  const small = wholeUnits(minor, currency) < 1_000n;
  return small ? unsignedExact(minor, currency, language) : prefixed(currency, exactDecimal(wholeUnits(minor, currency), 0, language));
}

/**
 * "Rp 1,25 miliar", "Rp 1.25 billion". Amounts below a thousand have all digits, and amounts below a million whole units. A
 * rounded amount has two decimals, so that amounts in a column can be compared; a round amount is "Rp 5 juta".
 */
export function money(value: Money, currency: Currency, language: Language): string {
  if (value === null) return UNKNOWN;
  const minor = BigInt(value);
  return withSign(minor < 0n, unsignedWords(minor, currency, language));
}

/** The same with a plus: "+Rp 1,25 miliar". */
export function moneyChange(value: Money, currency: Currency, language: Language): string {
  if (value === null) return UNKNOWN;
  const minor = BigInt(value);
  return withSign(minor < 0n, unsignedWords(minor, currency, language), true);
}

/** An amount that is too small for its scale reads "< 0,01": a zero would say that nothing came in. */
function scaledCell(minor: bigint, divisor: bigint, places: number, language: Language): string {
  const scaled = divideRounded(minor * power(places), divisor);
  if (scaled !== 0n || minor === 0n) return exactDecimal(scaled, places, language);
  return minor > 0n ? `<${NO_BREAK}${exactDecimal(1n, places, language)}` : `>${NO_BREAK}${exactDecimal(-1n, places, language)}`;
}

function scaleOf(scale: Scale, currency: Currency, language: Language): MoneyScale {
  const divisor = 10 ** (scale.exponent + currency.digits);
  const places = scale === NO_SCALE ? currency.digits : 2;
  return {
    scale: divisor,
    unitLabel: [currency.symbol, scale.words[language]].filter(Boolean).join(NO_BREAK),
    tick: (minorUnits) => axisNumber(minorUnits / divisor, language),
    cell: (value) => (value === null ? UNKNOWN : scaledCell(BigInt(value), BigInt(divisor), places, language)),
    wholeCell: (value) => (value === null ? UNKNOWN : scaledCell(BigInt(value), BigInt(divisor), 0, language)),
  };
}

/** The scale in which the largest value has one to four digits before the decimal mark. */
export const moneyScale = (largest: number, currency: Currency, language: Language): MoneyScale =>
  scaleOf(axisScale(Math.abs(largest) / 10 ** currency.digits), currency, language);

/** The median of amounts that are not 0; 0 without any. */
function medianOf(amounts: readonly Value[]): number {
  const magnitudes = amounts.map((amount) => Math.abs(Number(amount))).filter((magnitude) => magnitude > 0);
  const sorted = magnitudes.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
  return (low + high) / 2;
}

/** Digits before the decimal mark that the typical amount of a table has at least. */
const TYPICAL_DIGITS = 2;

/** The smallest amount that a table writes in digits. */
const SMALLEST_WRITTEN = 0.01;
/** From one scale to the next. */
const SCALE_STEP = 1_000;

/**
 * The largest scale in which the median of all amounts that are not 0 has two digits: one large amount makes no table of zeros.
 * One scale smaller if the median of a column would be too small to read, such as amounts for one object.
 */
export function tableScale(columns: readonly (readonly Value[])[], currency: Currency, language: Language): MoneyScale {
  const typical = medianOf(columns.flat()) / 10 ** (TYPICAL_DIGITS - 1);
  const ofColumns = columns.map((amounts) => medianOf(amounts) / SMALLEST_WRITTEN).filter((limit) => limit > 0);
  const readable = Math.max(Math.min(typical, ...ofColumns), typical / SCALE_STEP);
  return scaleOf(axisScale(readable / 10 ** currency.digits), currency, language);
}
