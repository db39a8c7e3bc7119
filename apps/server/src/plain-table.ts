import { messageLanguage } from './language.ts';

/**
 * Groups digits by three: 1.234.567 in Indonesian, 1,234,567 in English.
 * @param digits how many of the last digits are decimals
 */
export function grouped(whole: string | number | bigint, digits = 0): string {
  const [mark, point] = messageLanguage() === 'id' ? ['.', ','] : [',', '.'];
  const text = String(whole);
  const sign = text.startsWith('-') ? '-' : '';
  const padded = text.slice(sign.length).padStart(digits + 1, '0');
  const integer = padded.slice(0, padded.length - digits).replace(/\B(?=(\d{3})+$)/g, mark ?? '');
  return `${sign}${integer}${digits > 0 ? `${point}${padded.slice(-digits)}` : ''}`;
}

/**
 * Lines of a table in even columns.
 * @param right indices of the columns that are aligned on the right
 */
export function tableLines(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const pad = (cell: string, column: number) =>
    right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd());
}
