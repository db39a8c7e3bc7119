import { partsOf } from './rounded-sum.ts';

/** Number format of a file. */
export interface NumberMarks {
  readonly decimal: '.' | ',';
  readonly thousands: '.' | ',' | ' ' | "'" | 'none';
  /** Position of the sign of a negative number. */
  readonly minus: 'leading' | 'trailing' | 'parentheses';
  /** Text before the number that is removed, e.g. `Rp`. */
  readonly symbol?: string | undefined;
  /** Text after the number that is removed, e.g. `,-`. */
  readonly suffix?: string | undefined;
  /** Maximum number of decimals. If it is not declared, exactly three are refused because they may be thousands. */
  readonly decimals?: number | undefined;
  /** Words behind an amount and their factors: `{ "M": 1000000000 }`. An amount without a word is taken as it is. */
  readonly scales?: Readonly<Record<string, number>> | undefined;
  /** `remains` removes what binary arithmetic left; `unit` rounds half away from zero to the currency's smallest unit. */
  readonly rounding?: 'remains' | 'unit' | undefined;
}

/** Totals that a person declares have a point and at most four decimals. */
export const DECLARED_MARKS: NumberMarks = { decimal: '.', thousands: 'none', minus: 'leading', decimals: 4 };

export type AmountFlaw =
  | 'amount-malformed'
  | 'amount-symbol'
  | 'amount-suffix'
  | 'amount-scientific'
  | 'amount-decimals'
  | 'amount-too-large'
  | 'amount-marks'
  | 'amount-float'
  | 'amount-more-decimals';

/** Number of digits between thousands marks; this many decimals look like thousands. */
const GROUP_DIGITS = 3;

const SYMBOL = /^[-(]?([\p{L}\p{Sc}][^\d\s(-]{0,7})\s*[-(]?\d/u;
const SUFFIX = /\d((?:,|\.)(?:-{1,2}|=)|\s?\p{L}{1,8}\.?)$/u;

/** Text before the digits of an amount, such as a currency sign; empty if there is none. */
export const symbolOf = (text: string): string => SYMBOL.exec(text)?.[1] ?? '';

/** Text after an amount instead of decimals, as in `1.250.000,-`; empty if there is none. */
export const suffixOf = (text: string): string => SUFFIX.exec(text)?.[1] ?? '';

const MAX_AMOUNT = 9_223_372_036_854_775_807n;
const SCIENTIFIC = /^[-+(]?\d+([.,]\d+)?[eE][-+]?\d+\)?$/;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Marks that are written in several ways. */
const MARK_PATTERNS: Readonly<Record<string, string>> = { ' ': '[ \\u00A0\\u202F]', "'": "['\\u2019]" };

function amountPattern({ decimal, thousands }: NumberMarks): RegExp {
  const mark = MARK_PATTERNS[thousands] ?? escape(thousands);
  const whole = thousands === 'none' ? '\\d+' : `\\d+|\\d{1,3}(?:${mark}\\d{3})+`;
  return new RegExp(`^(${whole})(?:${escape(decimal)}(\\d+))?$`);
}

function withoutSign(text: string, minus: NumberMarks['minus']): { digits: string; negative: boolean } {
  if (minus === 'leading' && text.startsWith('-')) return { digits: text.slice(1), negative: true };
  if (minus === 'trailing' && text.endsWith('-')) return { digits: text.slice(0, -1), negative: true };
  if (minus === 'parentheses' && text.startsWith('(') && text.endsWith(')')) return { digits: text.slice(1, -1), negative: true };
  return { digits: text, negative: false };
}

const ZERO = 48;
/** JavaScript numbers hold whole numbers of this many digits exactly. */
const EXACT_DIGITS = 15;

/** Parses an unsigned whole number with thousands marks in their places; -1 for any other text. */
function wholeNumber(text: string, mark: number): number {
  const { length } = text;
  if (length === 0 || length > EXACT_DIGITS) return -1;
  let [value, group, marked] = [0, 0, false];
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    const digit = code - ZERO;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      group += 1;
    } else {
      if (code !== mark || group === 0 || group > 3 || (marked && group !== 3)) return -1;
      marked = true;
      group = 0;
    }
  }
  return marked && group !== 3 ? -1 : value;
}

/**
 * Creates a check of the number of decimals: more than declared are refused. If the currency has fewer than three and none are declared,
 * exactly three are refused, because they may be thousands.
 */
export function createFractionCheck({ decimals }: NumberMarks, digits: number): (length: number) => AmountFlaw | null {
  const refusesThree = digits < GROUP_DIGITS && (decimals ?? 0) < GROUP_DIGITS;
  return (length) => {
    if (refusesThree && length === GROUP_DIGITS) return 'amount-marks';
    return decimals !== undefined && length > decimals ? 'amount-more-decimals' : null;
  };
}

/** Digits that binary arithmetic leaves at the end: 0.30000000000000004, 1234.9999999. */
const REMAINS_PATTERN = /^(\d{0,6}?)(?:0{4,}\d{0,3}[1-9]|9{4,}\d{0,4})$/;

const isBinaryRest = (fraction: string): boolean => REMAINS_PATTERN.test(fraction);

/** Rounds away the rest of binary arithmetic, with the file's decimal mark: `0.30000000000000004` becomes `0.3`. */
export function withoutBinaryRest(text: string, decimal: string): string {
  const at = text.lastIndexOf(decimal);
  const fraction = /^\d*/.exec(text.slice(at + 1))?.[0] ?? '';
  const significant = REMAINS_PATTERN.exec(fraction)?.[1];
  if (at < 0 || significant === undefined) return text;
  const whole = text.slice(0, at).replace(/\D/g, '');
  const up = fraction[significant.length] === '9' ? 1n : 0n;
  const figures = String(BigInt(`${whole}${significant}`) + up).padStart(significant.length + 1, '0');
  const [head, tail] = [figures.slice(0, figures.length - significant.length), figures.slice(figures.length - significant.length)];
  return `${text.startsWith('-') || text.startsWith('(') ? '-' : ''}${head}${tail === '' ? '' : `${decimal}${tail}`}`;
}

/** Explains why a text is no amount; names a symbol or suffix that the profile could declare. */
function explainUnreadable(text: string, bare: string, symbol: string | undefined): AmountFlaw {
  if (SCIENTIFIC.test(bare)) return 'amount-scientific';
  if (![symbol, ''].includes(symbolOf(text))) return 'amount-symbol';
  return suffixOf(text) === '' ? 'amount-malformed' : 'amount-suffix';
}

interface UnsignedText {
  readonly digits: string;
  readonly negative: boolean;
}

/** Removes symbol, suffix and sign; the sign may stand outside of the symbol, as in `-Rp500` and `(Rp500)`. */
function withoutMarks(text: string, { symbol, suffix, minus }: NumberMarks): UnsignedText & { readonly bare: string } {
  const withoutSuffix = (part: string): string =>
    suffix !== undefined && part.endsWith(suffix) ? part.slice(0, -suffix.length).trimEnd() : part;
  const hasSymbol = (part: string): boolean => symbol !== undefined && part.startsWith(symbol);
  const withoutSymbol = (part: string): string => (hasSymbol(part) ? part.slice(symbol?.length).trimStart() : part);
  const outside = withoutSign(text, minus);
  const inside = outside.digits.trim();
  if (outside.negative && hasSymbol(inside)) {
    const bare = withoutSuffix(withoutSymbol(inside));
    return { digits: bare, negative: true, bare };
  }
  const bare = withoutSuffix(withoutSymbol(text));
  return { ...withoutSign(bare, minus), bare };
}

/** Splits the word of a scale from the end of an amount: `2.291,88 M` is `2.291,88` and its factor. */
function createScaleSplitter({ scales = {} }: NumberMarks): (text: string) => { readonly text: string; readonly factor: bigint } {
  const words = Object.entries(scales).sort(([a], [b]) => b.length - a.length);
  return (text) => {
    const found = words.find(([word]) => text.endsWith(word) && /[\d)\s]$/.test(text.slice(0, -word.length)));
    return found ? { text: text.slice(0, -found[0].length).trimEnd(), factor: BigInt(found[1]) } : { text, factor: 1n };
  };
}

/** Quotient, rounded half away from zero; both numbers are positive. */
const roundedQuotient = (dividend: bigint, divisor: bigint): bigint => (dividend * 2n + divisor) / (divisor * 2n);

/** Is called with what rounding added to an amount, in exact parts of a major unit. */
export type OnRounded = (parts: bigint) => void;

/**
 * Creates an exact reader of amounts with the declared marks. With 2 digits, `1,234.5` is 123450n, and `1.0005` is refused unless the
 * profile declares a rule of rounding.
 * @param digits decimals of the currency
 * @param multiply factor of the column, e.g. 1000000n for millions
 * @returns amounts in minor units, or the reason of a refusal
 */
export function createAmountReader(
  marks: NumberMarks,
  digits: number,
  multiply: bigint,
  onRounded?: OnRounded,
): (text: string) => bigint | AmountFlaw {
  const shape = amountPattern(marks);
  const checkFraction = createFractionCheck(marks, digits);
  const splitScale = createScaleSplitter(marks);
  const minorUnits = 10n ** BigInt(digits);
  const thousands = marks.thousands === 'none' ? -1 : marks.thousands.charCodeAt(0);
  return (text) => {
    // Most amounts are plain whole numbers; the pattern below gives the same result more slowly.
    const whole = wholeNumber(text, thousands);
    if (whole >= 0) return checkRange(BigInt(whole) * minorUnits * multiply);
    return read(text);
  };

  function checkRange(amount: bigint): bigint | AmountFlaw {
    return amount > MAX_AMOUNT ? 'amount-too-large' : amount;
  }

  /** Parts of the amount after remains of binary arithmetic were rounded away, if the profile says so. */
  function withoutRemains(written: string, given: RegExpExecArray): RegExpExecArray {
    if (marks.rounding === undefined || !isBinaryRest(given[2] ?? '')) return given;
    return shape.exec(withoutBinaryRest(written, marks.decimal)) ?? given;
  }

  function read(text: string): bigint | AmountFlaw {
    const { text: unscaled, factor } = splitScale(text);
    const { digits: written, negative, bare } = withoutMarks(unscaled, marks);
    const given = shape.exec(written);
    if (!given) return explainUnreadable(text, bare, marks.symbol);
    const match = withoutRemains(written, given);
    const fraction = (match[2] ?? '').replace(/0+$/, '');
    // Digits that the file does not have after rounding need no check.
    const flaw = checkFraction(match === given ? (match[2]?.length ?? 0) : fraction.length);
    if (flaw !== null) return isBinaryRest(match[2] ?? '') ? 'amount-float' : flaw;
    const scale = minorUnits * multiply * factor;
    const scaled = BigInt(figuresOf(match) + fraction) * scale;
    const divisor = 10n ** BigInt(fraction.length);
    if (scaled % divisor !== 0n && marks.rounding !== 'unit') return isBinaryRest(fraction) ? 'amount-float' : 'amount-decimals';
    const amount = roundedQuotient(scaled, divisor);
    if (amount > MAX_AMOUNT) return 'amount-too-large';
    reportRounding(given, { amount, scale, negative });
    return negative ? -amount : amount;
  }

  function reportRounding(
    given: RegExpExecArray,
    { amount, scale, negative }: { readonly amount: bigint; readonly scale: bigint; readonly negative: boolean },
  ): void {
    if (onRounded === undefined || marks.rounding === undefined) return;
    const fraction = given[2] ?? '';
    const divisor = 10n ** BigInt(fraction.length);
    const written = BigInt(figuresOf(given) + fraction) * scale;
    const parts = partsOf(amount * divisor, written, divisor * minorUnits);
    if (parts !== 0n) onRounded(negative ? -parts : parts);
  }
}

const figuresOf = (match: RegExpExecArray): string => (match[1] ?? '').replace(/\D/g, '');

/** Formats minor units as plain text in major units: -12345n with 2 digits is `-123.45`. */
export function formatPlainAmount(minor: bigint, digits: number): string {
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${minor < 0n ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}
