/** Digits that a spreadsheet keeps. Longer numbers are written as text. */
const MAX_DIGITS = 15;

const significant = (text: string): number => text.replace(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length;

/** Minor units as a decimal with a point: ('-12345', 2) is '-123.45'. */
export function decimalOf(minor: string, digits: number): string {
  const [sign, units] = minor.startsWith('-') ? ['-', minor.slice(1)] : ['', minor];
  if (digits === 0) return sign + units;
  const padded = units.padStart(digits + 1, '0');
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** The number if a spreadsheet can keep it exactly; null if it must be text. */
export function exactNumber(decimal: string): number | null {
  const value = Number(decimal);
  return Number.isFinite(value) && significant(decimal) <= MAX_DIGITS ? value : null;
}
