import { BANK_CODES } from '../facts/banks.ts';
import { CHANNEL_CODES } from '../facts/channels.ts';
import { TAX_CODES, type TaxCode } from '../facts/tax-types.ts';
import { UNITS } from '../facts/units.ts';

// A list that is a constant is looked up by place, for the rows and columns that are asked for alone: a join reads its table whatever is asked.
export const listed = (texts: readonly (string | null)[]): string =>
  `[${texts.map((text) => (text === null ? 'NULL' : `'${text}'`)).join(', ')}]`;
export const numbers = (values: readonly (number | null)[]): string => `[${values.map((value) => String(value ?? 'NULL')).join(', ')}]`;
const TAXES = listed(TAX_CODES);
const UNIT_CODES = listed(UNITS.map(({ code }) => code));
const CHANNELS = listed(CHANNEL_CODES);
const BANKS = listed(BANK_CODES);

/** Codes for columns that hold their numbers. */
export const taxCode = (number: string): string => `${TAXES}[${number}]`;
export const unitCode = (number: string): string => `${UNIT_CODES}[${number}]`;
export const channelCode = (number: string): string => `${CHANNELS}[${number}]`;
export const bankCode = (number: string): string => `${BANKS}[${number}]`;

/** Which notice states a tax that is assessed by the agency; a tax declared by the payer has none. */
const NOTICES: Readonly<Partial<Record<TaxCode, string>>> = {
  PBBP2: 'SPPT',
  PKB: 'SKKP',
  BBNKB: 'SKKP',
  PAB: 'SKPD',
  REKLAME: 'SKPD',
  PAT: 'SKPD',
};
const NOTICE_NAMES = listed(TAX_CODES.map((tax) => NOTICES[tax] ?? null));

/** The notice of a tax, null where it has none; and whether it has one. */
export const noticeOf = (number: string): string => `${NOTICE_NAMES}[${number}]`;
export const isAssessed = (number: string): string =>
  `${number} IN (${TAX_CODES.flatMap((tax, index) => (NOTICES[tax] ? [String(index + 1)] : [])).join(', ')})`;

/** What every row of an obligation says about it: columns over a row `s` with numbers for its codes. */
export const OWN = `s.object_key, s.taxpayer_key, ${taxCode('s.tax')} AS tax_code, ${unitCode('s.unit')} AS unit_code, CAST(s.region AS VARCHAR) AS region_code,
  s.tax_year, s.period`;

/** A date one year after another, or five; 29 February becomes 28 February. Some four times cheaper than adding an interval. */
export function yearsAfter(day: string, years: 1 | 5): string {
  // Between it and the other day lies one leap day more where it is one of the 365 before a leap day; four years have 1,461 days.
  const beforeLeapDay = `(${day} - DATE '2003-03-01') % 1461 < 365`;
  return `${day} + ${String(365 * years + (years - 1) / 4)} + CAST(${beforeLeapDay} AS INTEGER)`;
}
