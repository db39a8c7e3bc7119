import type { FindingCode } from '../finding-texts.ts';
import type { Profile } from '../profile/schema.ts';
import { fieldProfile } from '../profile/schema.ts';
import { EXTRACT_SPECS } from '../extracts.ts';
import { DELIMITERS, formatDelimiter } from '../text/characters.ts';
import type { Params, WideColumn } from './row.ts';

/** Columns of one file. */
export interface Header {
  readonly names: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  /** Positions of columns without a name, which must be empty. */
  readonly unnamed: readonly number[];
}

export interface HeaderFlaw {
  readonly code: FindingCode;
  readonly column: string | null;
  readonly params: Params;
  readonly severity: 'refused' | 'warned';
}

const MAX_LISTED_COLUMNS = 20;

function fieldColumns(profile: Profile): string[] {
  return Object.keys(EXTRACT_SPECS[profile.extract].fields).flatMap((name) => {
    const field = profile.fields[name] as { column?: string } | undefined;
    const dated = fieldProfile(profile, name, 'posted') ?? fieldProfile(profile, name, 'date');
    const levels = fieldProfile(profile, name, 'reference')?.levels ?? [];
    const ofTotals = fieldProfile(profile, name, 'posted');
    const parts = [dated?.year, dated?.month, dated?.day, ofTotals?.quarter, ofTotals?.fiscalYear].map((part) => part?.column);
    return [field?.column, ...parts, ...levels.map(({ column }) => column)].filter((column) => column !== undefined);
  });
}

/** Lists every column that the profile reads: fields, conditions, control rows and periods. */
export function neededColumns(profile: Profile): ReadonlySet<string> {
  const conditions = [...(profile.where ?? []), ...(profile.except ?? []), ...(profile.reconcile ?? []).flatMap(({ where }) => where)];
  return new Set([...fieldColumns(profile), ...Object.keys(profile.wide ?? {}), ...conditions.flatMap((entry) => Object.keys(entry))]);
}

/** Detects a header in one cell because the file has another delimiter; it is reported once, not for every column. */
function findOtherDelimiter(names: readonly string[], needed: ReadonlySet<string>, declared: string | undefined): HeaderFlaw | null {
  const [line, ...more] = names;
  if (line === undefined || more.length > 0) return null;
  const found = DELIMITERS.find((delimiter) => line.split(delimiter).filter((name) => needed.has(name.trim())).length > 1);
  if (found === undefined) return null;
  if (found === (declared ?? ','))
    return { code: 'line-quoted', column: null, params: { found: String(line.split(found).length) }, severity: 'refused' };
  return { code: 'header-delimiter', column: null, params: { delimiter: formatDelimiter(found) }, severity: 'refused' };
}

const SEP = /^sep=(.?)$/i;

/** Detects the line `sep=;`, which some programs write above the header for Excel. */
function findSeparatorLine([first = '', ...more]: readonly string[], profile: Profile): HeaderFlaw | null {
  const match = SEP.exec(first);
  if (!match || more.some((name) => name !== '')) return null;
  const actualDelimiter = more.length > 0 ? (profile.file?.delimiter ?? ',') : '\t';
  const delimiter = formatDelimiter(match[1] === undefined || match[1] === '' ? actualDelimiter : match[1]);
  return { code: 'header-sep', column: null, params: { delimiter }, severity: 'refused' };
}

function findHeaderFlaws(names: readonly string[], profile: Profile): HeaderFlaw[] {
  const needed = neededColumns(profile);
  const whole = findSeparatorLine(names, profile) ?? findOtherDelimiter(names, needed, profile.file?.delimiter);
  if (whole) return [whole];
  const ignored = new Set(profile.file?.ignoreColumns);
  const found: HeaderFlaw[] = [];
  const seen = new Set<string>();
  names.forEach((name, position) => {
    if (name === '') {
      if (!profile.file?.ignoreEmptyColumns)
        found.push({ code: 'header-empty', column: null, params: { position: String(position + 1) }, severity: 'refused' });
      return;
    }
    if (seen.has(name)) found.push({ code: 'header-duplicate', column: name, params: { name }, severity: 'refused' });
    seen.add(name);
    if (needed.has(name) || ignored.has(name)) return;
    found.push({
      code: 'header-unknown',
      column: name,
      params: { name },
      severity: profile.file?.extraColumns === 'refuse' ? 'refused' : 'warned',
    });
  });
  const shown = names.slice(0, MAX_LISTED_COLUMNS).join(', ');
  const optional = new Set(profile.file?.optionalColumns);
  for (const name of needed)
    if (!seen.has(name) && !optional.has(name))
      found.push({ code: 'header-missing', column: name, params: { name, found: shown }, severity: 'refused' });
  return found;
}

/** Normalises column names in the same way as profiles. */
export const normalizeNames = (cells: readonly string[]): readonly string[] => cells.map((cell) => cell.normalize('NFC').trim());

/** Reads the header row. Blanks around names are trimmed, and the order is free. */
export function readHeader(cells: readonly string[], profile: Profile): { header: Header; flaws: HeaderFlaw[] } {
  const names = normalizeNames(cells);
  const unnamed = names.flatMap((name, index) => (name === '' ? [index] : []));
  return { header: { names, index: new Map(names.map((name, index) => [name, index])), unnamed }, flaws: findHeaderFlaws(names, profile) };
}

const PERIOD_PARTS = ['year', 'month', 'quarter'] as const;

/** Parts of the period and values of other fields that a wide column names. */
function wideMeaning(meaning: NonNullable<Profile['wide']>[string]): Omit<WideColumn, 'index' | 'name'> {
  const none = { year: null, month: null, quarter: null, values: {} };
  if (typeof meaning === 'number') return { ...none, month: meaning };
  if (typeof meaning === 'string') {
    const [year = 0, month = 0] = meaning.split('-').map(Number);
    return { ...none, year, month };
  }
  const part = (name: (typeof PERIOD_PARTS)[number]): number | null => (meaning[name] === undefined ? null : Number(meaning[name]));
  const others = Object.entries(meaning).filter(([name]) => !PERIOD_PARTS.some((one) => one === name));
  const values = Object.fromEntries(others.map(([name, value]) => [name, String(value)]));
  return { year: part('year'), month: part('month'), quarter: part('quarter'), values };
}

/** Lists the wide columns in the order of the profile. */
export const wideColumns = ({ wide }: Profile, header: Header): WideColumn[] =>
  Object.entries(wide ?? {}).map(([name, meaning]) => ({ index: header.index.get(name) ?? -1, name, ...wideMeaning(meaning) }));
