import { MONTH_NAME_PATTERN, monthOfName } from '../values/month-names.ts';

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  '{year}': '(?<year>\\d{4})',
  '{month}': `(?<month>0[1-9]|1[0-2]|${MONTH_NAME_PATTERN})`,
  '*': '.*',
};

/** Reads year and month, by number or name, from a file name by a pattern such as `{year}_*.csv`; null if it does not fit. */
export function readFileName(name: string, pattern: string): { year: number | null; month: number | null } | null {
  const source = pattern
    .split(/(\{year\}|\{month\}|\*)/)
    .map((part) => PLACEHOLDERS[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('');
  const match = new RegExp(`^${source}$`, 'i').exec(name);
  if (!match) return null;
  const part = (key: string) => (match.groups?.[key] === undefined ? null : Number(match.groups[key]));
  const month = match.groups?.['month'];
  return { year: part('year'), month: month === undefined ? null : (monthOfName(month) ?? Number(month)) };
}
