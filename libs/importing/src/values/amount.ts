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

const SYMBOL = /^([\p{L}\p{Sc}][^\d\s(-]{0,7})\s*[-(]?\d/u;
const SUFFIX = /\d((?:,|\.)(?:-{1,2}|=)|\s?\p{L}{2,8})$/u;

/** Text before the digits of an amount, such as a currency sign; empty if there is none. */
export const symbolOf = (text: string): string => SYMBOL.exec(text)?.[1] ?? '';

/** Text after an amount instead of decimals, as in `1.250.000,-`; empty if there is none. */
export const suffixOf = (text: string): string => SUFFIX.exec(text)?.[1] ?? '';

const MAX_AMOUNT = 9_223_372_036_854_775_807n;
const SCIENTIFIC = /^[-+(]?\d+([.,]\d+)?[eE][-+]?\d+\)?$/;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function amountPattern({ decimal, thousands }: NumberMarks): RegExp {
  const mark = thousands === ' ' ? '[ \\u00A0\\u202F]' : escape(thousands);
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

/**
 * Creates an exact reader of amounts with the declared marks. With 2 digits, `1,234.5` is 123450n, and `1.0005` is refused and not
 * rounded.
 * @param digits decimals of the currency
 * @param multiply factor of the column, e.g. 1000000n for millions
 * @returns amounts in minor units, or the reason of a refusal
 */
export function createAmountReader(marks: NumberMarks, digits: number, multiply: bigint): (text: string) => bigint | AmountFlaw {
  const shape = amountPattern(marks);
  const checkFraction = createFractionCheck(marks, digits);
  const scale = 10n ** BigInt(digits) * multiply;
  const thousands = marks.thousands === 'none' ? -1 : marks.thousands.charCodeAt(0);
  return (text) => {
    // Most amounts are plain whole numbers; the pattern below gives the same result more slowly.
    const whole = wholeNumber(text, thousands);
    if (whole >= 0) return checkRange(BigInt(whole) * scale);
    return read(text);
  };

  function withoutSuffix(text: string): string {
    return marks.suffix !== undefined && text.endsWith(marks.suffix) ? text.slice(0, -marks.suffix.length) : text;
  }

  function checkRange(amount: bigint): bigint | AmountFlaw {
    return amount > MAX_AMOUNT ? 'amount-too-large' : amount;
  }

  function read(text: string): bigint | AmountFlaw {
    const bare = withoutSuffix(
      marks.symbol !== undefined && text.startsWith(marks.symbol) ? text.slice(marks.symbol.length).trimStart() : text,
    );
    const { digits: written, negative } = withoutSign(bare, marks.minus);
    const match = shape.exec(written);
    if (!match) return explainUnreadable(text, bare, marks.symbol);
    const flaw = checkFraction(match[2]?.length ?? 0);
    if (flaw !== null) return isBinaryRest(match[2] ?? '') ? 'amount-float' : flaw;
    const figures = (match[1] ?? '').replace(/\D/g, '');
    const fraction = (match[2] ?? '').replace(/0+$/, '');
    const scaled = BigInt(figures + fraction) * scale;
    const divisor = 10n ** BigInt(fraction.length);
    if (scaled % divisor !== 0n) return isBinaryRest(fraction) ? 'amount-float' : 'amount-decimals';
    const amount = scaled / divisor;
    if (amount > MAX_AMOUNT) return 'amount-too-large';
    return negative ? -amount : amount;
  }
}

/** Formats minor units as plain text in major units: -12345n with 2 digits is `-123.45`. */
export function formatPlainAmount(minor: bigint, digits: number): string {
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${minor < 0n ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}
