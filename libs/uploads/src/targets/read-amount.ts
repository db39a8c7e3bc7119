/** Marks that may separate thousands in typed and pasted numbers; the other one is then the decimal mark. */
export const THOUSANDS_MARKS = ['point', 'comma'] as const;
export type ThousandsMark = (typeof THOUSANDS_MARKS)[number];

/** Units in which amounts are typed, as powers of ten. */
const UNIT_EXPONENTS = { one: 0, thousand: 3, million: 6, billion: 9 } as const;
export type AmountUnit = keyof typeof UNIT_EXPONENTS;
export const AMOUNT_UNITS = Object.keys(UNIT_EXPONENTS) as readonly AmountUnit[];

export interface AmountForm {
  readonly unit: AmountUnit;
  /** Null: nobody has said it yet. */
  readonly mark: ThousandsMark | null;
}

/** `fraction`: not a whole rupiah. `mark`: a form that contradicts the chosen mark. `size`: more than 15 digits. */
export type AmountFault = 'form' | 'negative' | 'fraction' | 'mark' | 'size';

/** A typed amount in whole major units, or why it is none. `ambiguous`: the point or comma can be a thousands mark or a decimal mark. */
export type AmountReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: bigint }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'wrong'; readonly fault: AmountFault };

const FORMS: Readonly<Record<ThousandsMark, RegExp>> = {
  point: /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/,
  comma: /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/,
};
/** Spreadsheets keep no more digits. */
const MAX_DIGITS = 15;
const CURRENCY = /^([(\-−–]?)\s*(?:rp\.?|idr)\s*/i;
const EMPTY = /^[-−–]?$/;
const NEGATIVE = /^(?:\((.*)\)|[-−–](.*))$/;
/** "1.250.000,-" stands for no decimals. */
const NO_DECIMALS = /([.,])[-−–]$/;

const wrong = (fault: AmountFault): AmountReading => ({ kind: 'wrong', fault });

interface DecimalParts {
  readonly whole: string;
  readonly fraction: string;
}

function partsOf(text: string, mark: ThousandsMark): DecimalParts | null {
  const match = FORMS[mark].exec(text);
  return match && { whole: (match[1] ?? '').replaceAll(/[.,]/g, ''), fraction: (match[2] ?? '').replace(/0+$/, '') };
}

function scaled({ whole, fraction }: DecimalParts, unit: AmountUnit): AmountReading {
  const exponent = UNIT_EXPONENTS[unit];
  if (fraction.length > exponent) return wrong('fraction');
  const digits = `${whole}${fraction.padEnd(exponent, '0')}`.replace(/^0+(?=\d)/, '');
  return digits.length > MAX_DIGITS ? wrong('size') : { kind: 'amount', amount: BigInt(digits) };
}

const isEqual = (a: DecimalParts, b: DecimalParts): boolean => a.whole === b.whole && a.fraction === b.fraction;

/** A text without its currency. */
const withoutCurrency = (typed: string): string => typed.trim().replace(CURRENCY, '$1').trim();
const withDecimals = (text: string): string => text.replace(NO_DECIMALS, (_, own: string) => `${own}00`);

/** The number that a text is by a mark, in plain digits with a decimal point; null if it has another form. */
export function plainDecimal(typed: string, mark: ThousandsMark): string | null {
  const parts = partsOf(withDecimals(withoutCurrency(typed)), mark);
  if (parts === null) return null;
  return parts.fraction === '' ? parts.whole : `${parts.whole}.${parts.fraction}`;
}

/**
 * Reads an amount as people and spreadsheets write it; never guesses.
 * @example "Rp 1.250.000" is 1250000; "1,5" in millions is 1500000; "1.250" is ambiguous while no mark is chosen; "-" is empty
 */
export function readAmount(typed: string, { unit, mark }: AmountForm): AmountReading {
  const text = withoutCurrency(typed);
  if (EMPTY.test(text)) return { kind: 'empty' };
  if (NEGATIVE.test(text)) return wrong(/\d/.test(text) ? 'negative' : 'form');
  const plain = withDecimals(text);
  const [byPoint, byComma] = [partsOf(plain, 'point'), partsOf(plain, 'comma')];
  if (byPoint === null && byComma === null) return wrong('form');
  if (mark !== null) {
    const chosen = mark === 'point' ? byPoint : byComma;
    return chosen === null ? wrong('mark') : scaled(chosen, unit);
  }
  if (byPoint !== null && byComma !== null && !isEqual(byPoint, byComma)) return { kind: 'ambiguous' };
  const only = byPoint ?? byComma;
  return only === null ? wrong('form') : scaled(only, unit);
}
