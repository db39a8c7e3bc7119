/** Digits of a row's number. */
const DIGITS = 3;
const TEN = 10;

/** Check digit by the method of Damm, which finds each wrong digit and each pair of digits that changed places. */
const DAMM: readonly (readonly number[])[] = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
];

/** A start of the check that differs between lists, so that most codes of another list are refused. */
const startOf = (list: string): number => [...list].reduce((sum, letter) => (sum + letter.charCodeAt(0)) % TEN, 0);

const checkDigit = (list: string, digits: string): number =>
  [...digits].reduce((state, digit) => DAMM[state]?.[Number(digit)] ?? 0, startOf(list));

/** The code of a row on a sheet: its number and a check digit, as in `012-7`. */
export function rowCode(list: string, position: number): string {
  const digits = String(position).padStart(DIGITS, '0');
  return `${digits}-${String(checkDigit(list, digits))}`;
}

/** The row that a typed code names; null for a wrong code. Hyphen and spaces may be left out. */
export function rowOfCode(list: string, code: string): number | null {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^\d{4}$/.test(digits)) return null;
  const position = Number(digits.slice(0, DIGITS));
  return position > 0 && rowCode(list, position).replace('-', '') === digits ? position : null;
}
