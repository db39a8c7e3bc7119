import { BANK_CODES } from '../facts/banks.ts';
import { CHANNEL_CODES } from '../facts/channels.ts';
import { TAX_CODES, type TaxCode } from '../facts/tax-types.ts';
import { UNITS } from '../facts/units.ts';

// Constant lists are looked up by place, only for the rows and columns in use. A join would always read its table.
export const listSql = (texts: readonly (string | null)[]): string =>
  `[${texts.map((text) => (text === null ? 'NULL' : `'${text}'`)).join(', ')}]`;
export const numbers = (values: readonly (number | null)[]): string => `[${values.map((value) => String(value ?? 'NULL')).join(', ')}]`;
const TAXES = listSql(TAX_CODES);
const UNIT_CODES = listSql(UNITS.map(({ code }) => code));
const CHANNELS = listSql(CHANNEL_CODES);
const BANKS = listSql(BANK_CODES);

/** Codes for columns that have their numbers. */
export const taxCode = (number: string): string => `${TAXES}[${number}]`;
export const unitCode = (number: string): string => `${UNIT_CODES}[${number}]`;
export const channelCode = (number: string): string => `${CHANNELS}[${number}]`;
export const bankCode = (number: string): string => `${BANKS}[${number}]`;

/** Notice of a tax that the agency assesses. A tax declared by the payer has none. */
const NOTICES: Readonly<Partial<Record<TaxCode, string>>> = {
  PBBP2: 'SPPT',
  PKB: 'SKKP',
  BBNKB: 'SKKP',
  PAB: 'SKPD',
  REKLAME: 'SKPD',
  PAT: 'SKPD',
};
const NOTICE_NAMES = listSql(TAX_CODES.map((tax) => NOTICES[tax] ?? null));

/** The notice of a tax, null if it has none; and whether it has one. */
export const noticeOf = (number: string): string => `${NOTICE_NAMES}[${number}]`;
export const isAssessed = (number: string): string =>
  `${number} IN (${TAX_CODES.flatMap((tax, index) => (NOTICES[tax] ? [String(index + 1)] : [])).join(', ')})`;

/** Columns of every row of an obligation, over a row `s` with numbers for its codes. */
export const OBLIGATION_COLUMNS = `s.object_key, s.taxpayer_key, ${taxCode('s.tax')} AS tax_code, ${unitCode('s.unit')} AS unit_code, CAST(s.region AS VARCHAR) AS region_code,
  s.tax_year, s.period`;

/** A date one year or five years after another. 29 February becomes 28 February. Some four times cheaper than adding an interval. */
export function yearsLaterSql(day: string, years: 1 | 5): string {
  // If the day is one of the 365 before a leap day, one leap day more lies between the dates. Four years have 1,461 days.
  const beforeLeapDay = `(${day} - DATE '2003-03-01') % 1461 < 365`;
  return `${day} + ${String(365 * years + (years - 1) / 4)} + CAST(${beforeLeapDay} AS INTEGER)`;
}
