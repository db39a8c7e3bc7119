/** Names of the months in Indonesian and English: long, short, and in the older spelling. */
const NAMES: readonly (readonly string[])[] = [
  ['januari', 'january', 'jan'],
  ['februari', 'february', 'pebruari', 'feb', 'peb'],
  ['maret', 'march', 'mar'],
  ['april', 'apr'],
  ['mei', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['agustus', 'august', 'agust', 'agu', 'agt', 'ags', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nopember', 'nov', 'nop'],
  ['desember', 'december', 'des', 'dec'],
];
const MONTHS: ReadonlyMap<string, number> = new Map(NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** Pattern of a month's name, for expressions that ignore capitals. Longer names come first. */
export const MONTH_NAME_PATTERN = `(?:${[...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|')})`;

/** Month of a name in either language, from 1; null for any other text. A point may follow a short name. */
export const monthOfName = (text: string): number | null => MONTHS.get(text.trim().toLowerCase().replace(/\.$/, '')) ?? null;
