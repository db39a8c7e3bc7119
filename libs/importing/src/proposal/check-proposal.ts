import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Preview, PreviewLine, Settings } from '@pendapa/contracts';
import { EXTRACT_SPECS, type ReferenceTable } from '../extracts.ts';
import { ImportRefused } from '../import-refused.ts';
import { findFiles } from '../load/find-files.ts';
import { importInto } from '../load/import-into.ts';
import { withSheets } from '../load/sheet-files.ts';
import { ProfileError } from '../profile/profile-error.ts';
import { checkProfile } from '../profile/read-profile.ts';
import type { Profile } from '../profile/schema.ts';
import type { Receipt } from '../receipt.ts';
import { Codes } from '../rows/codes.ts';
import { createLoadState } from '../rows/load-state.ts';
import { readFileInto } from '../load/read-file.ts';
import { fileSha256 } from '../formats/file-bytes.ts';
import type { RawRow } from './raw-table.ts';

const MEMORY = '512MB';
const MAX_PREVIEW_ROWS = 20;
const MAX_PREVIEW_LINES = 40;
/** Lengths of YYYY-MM and YYYY. */
const MONTH_LENGTH = 7;
const YEAR_LENGTH = 4;

/** A profile that creates every code, so that a check needs no other data. */
function withCreatedCodes(profile: Profile): Profile {
  const fields = Object.fromEntries(
    Object.entries(profile.fields).map(([name, field]) => [
      name,
      field !== undefined && 'unknown' in field && field.unknown === 'unmapped' ? { ...field, unknown: 'create' } : field,
    ]),
  );
  return { ...profile, fields };
}

/**
 * Reads the whole file by a profile as an import would, in an empty data folder, and publishes nothing.
 * @throws ProfileError if the profile contradicts itself
 */
export async function checkWholeFile(path: string, given: object, settings: Settings): Promise<Receipt> {
  const profile = withCreatedCodes(checkProfile('proposal', given));
  const dataFolder = await mkdtemp(join(tmpdir(), 'pendapa-proposal-'));
  try {
    await mkdir(dataFolder, { recursive: true });
    await writeFile(join(dataFolder, 'pendapa.json'), JSON.stringify(settings));
    const job = {
      dataFolder,
      path,
      name: 'proposal',
      profile: { ...profile, settings: {} },
      replace: null,
      check: true,
      control: {},
      memoryLimit: MEMORY,
    };
    return await importInto(job, () => undefined).catch((error: unknown) => {
      if (error instanceof ImportRefused) return error.receipt;
      throw error;
    });
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

const emptyCodes = (table: ReferenceTable): Codes => new Codes(table, new Map());

const cellsOf = ({ cells }: RawRow): readonly string[] => cells.map(({ text }) => text);

/** The first lines of a file that no profile reads yet. */
export const previewLines = (rows: readonly RawRow[]): Preview => ({
  fields: [],
  lines: rows.slice(0, MAX_PREVIEW_ROWS).map((row) => ({ line: row.line, cells: cellsOf(row), read: [] })),
});

interface ReadRow {
  readonly line: number;
  readonly values: readonly string[];
}

/** Puts each line beside the rows that it becomes, up to the last line that was read. */
function pairLines(raw: readonly RawRow[], read: readonly ReadRow[]): readonly PreviewLine[] {
  const last = read.at(-1)?.line ?? 0;
  // Names of JSON fields stand in the line of the first record, before it.
  const isLastOf = (index: number): boolean => raw[index + 1]?.line !== raw[index]?.line;
  return raw.slice(0, MAX_PREVIEW_LINES).flatMap((row, index) => {
    if (row.line > last) return [];
    const own = isLastOf(index) ? read.filter(({ line }) => line === row.line) : [];
    return [{ line: row.line, cells: cellsOf(row), read: own.map(({ values }) => values) }];
  });
}

interface PreviewedFile {
  readonly path: string;
  /** Lines of the file, or of the first sheet that is read. */
  readonly raw: readonly RawRow[];
  readonly settings: Settings;
  /** Lines that are left out as totals. */
  readonly leftOut?: ReadonlySet<number>;
}

/** Sums of a month or year are stored on its last day; a person sees the month or year. */
function previewText(text: string, field: string | undefined, { fields }: Profile): string {
  const grain = field === 'posted' && fields.posted !== undefined && 'grain' in fields.posted ? fields.posted.grain : 'day';
  if (grain === 'month') return text.slice(0, MONTH_LENGTH);
  return grain === 'year' ? text.slice(0, YEAR_LENGTH) : text;
}

/** The first lines of a file beside the rows that the profile makes of them. */
export async function previewRows({ path, raw, settings, leftOut = new Set() }: PreviewedFile, given: object): Promise<Preview> {
  const profile = withCreatedCodes(checkProfile('proposal', given));
  const fields = Object.entries(EXTRACT_SPECS[profile.extract].fields).filter(([name]) => profile.fields[name] !== undefined);
  const rows: ReadRow[] = [];
  const load = createLoadState({
    profile,
    digits: settings.currency.digits,
    dates: { timeZone: settings.timeZone, fiscalYearStart: settings.fiscalYearStart },
    codes: {
      regions: emptyCodes('regions'),
      units: emptyCodes('units'),
      tax_types: emptyCodes('tax_types'),
      channels: emptyCodes('channels'),
      banks: emptyCodes('banks'),
    },
    columns: [...fields.map(([, { to }]) => to), 'line'],
    write: (values) => {
      const line = Number(values.at(-1));
      // Lines of a second sheet begin anew.
      const isSameSheet = line >= (rows.at(-1)?.line ?? 0);
      if (rows.length < MAX_PREVIEW_ROWS && isSameSheet && !leftOut.has(line))
        rows.push({
          line,
          values: values.slice(0, -1).map((value, index) => previewText(String(value ?? ''), fields[index]?.[0], profile)),
        });
    },
  });
  const found = await withSheets(await findFiles(path, profile), profile);
  for (const file of found.files)
    if (rows.length < MAX_PREVIEW_ROWS) await readFileInto(load, file, await fileSha256(file.path), () => undefined);
  return { fields: fields.map(([name]) => name), lines: pairLines(raw, rows) };
}

export const isProfileError = (error: unknown): error is ProfileError => error instanceof ProfileError;
