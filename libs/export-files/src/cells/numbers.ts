/** Digits that a spreadsheet keeps; what has more is written as text. */
const MOST_DIGITS = 15;

const significant = (text: string): number => text.replace(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length;

/** Minor units as a decimal with a dot: ('-12345', 2) is '-123.45'. */
export function decimalOf(minor: string, digits: number): string {
  const [sign, units] = minor.startsWith('-') ? ['-', minor.slice(1)] : ['', minor];
  if (digits === 0) return sign + units;
  const padded = units.padStart(digits + 1, '0');
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** The number that a spreadsheet can hold without a change, or null: then the decimal has to be text. */
export function exactNumber(decimal: string): number | null {
  const value = Number(decimal);
  return Number.isFinite(value) && significant(decimal) <= MOST_DIGITS ? value : null;
}
