import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@pendapa/contracts';
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
import type { Preview } from './proposal.ts';

const MEMORY = '512MB';
const MAX_PREVIEW_ROWS = 20;

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

/** The first rows of a file as the profile reads them, without lines that are left out as totals. */
export async function previewRows(
  path: string,
  given: object,
  settings: Settings,
  leftOut: ReadonlySet<number> = new Set(),
): Promise<Preview> {
  const profile = withCreatedCodes(checkProfile('proposal', given));
  const fields = Object.entries(EXTRACT_SPECS[profile.extract].fields).filter(([name]) => profile.fields[name] !== undefined);
  const rows: string[][] = [];
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
      const isLeftOut = leftOut.has(Number(values.at(-1)));
      if (rows.length < MAX_PREVIEW_ROWS && !isLeftOut) rows.push(values.slice(0, -1).map((value) => String(value ?? '')));
    },
  });
  const found = await withSheets(await findFiles(path, profile), profile);
  for (const file of found.files)
    if (rows.length < MAX_PREVIEW_ROWS) await readFileInto(load, file, await fileSha256(file.path), () => undefined);
  return { fields: fields.map(([name]) => name), rows };
}

export const isProfileError = (error: unknown): error is ProfileError => error instanceof ProfileError;
