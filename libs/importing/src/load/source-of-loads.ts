import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EXTRACTS, type ExtractKey } from '@pendapa/contracts';
import type { SourceOfLoad, TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import { checkProfile, type NamedProfile } from '../profile/read-profile.ts';
import { sourceOf } from '../profile/source-of.ts';
import type { Receipt } from '../receipt.ts';
import { listReceipts } from '../receipts.ts';
import { templateProfile } from '../profile/template-profile.ts';
import { readingOfProfile } from './earlier-load.ts';

type LoadReference = Parameters<SourceOfLoad>[0];

/** An extract of a load and the source of its profile; null if the profile is unknown. */
interface LoadedExtract {
  readonly table: TableName;
  readonly source: string | null;
}

const tableOf = (extract: ExtractKey): TableName => EXTRACT_SPECS[extract].table;

/** A profile file anywhere on the disk. */
export interface ProfileFile {
  readonly name: string;
  readonly path: string;
}

async function profileFilesIn(dataFolder: string): Promise<readonly ProfileFile[]> {
  const folder = join(dataFolder, 'profiles');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  return names.map((name) => ({ name: basename(name, '.json'), path: join(folder, name) }));
}

/** A profile that cannot be read is skipped. */
const readNamed = async ({ name, path }: ProfileFile): Promise<NamedProfile | null> => {
  try {
    return { name, profile: checkProfile(name, JSON.parse(await readFile(path, 'utf8'))) };
  } catch {
    return null;
  }
};

/** Finds the extracts of a load by its stored receipt. */
function extractsByReceipt(
  { sourceSha256 }: LoadReference,
  receipts: readonly Receipt[],
  profiles: readonly NamedProfile[],
): readonly LoadedExtract[] {
  const receipt = receipts.find(({ sha256, outcome }) => outcome === 'published' && sha256 === sourceSha256);
  const read = receipt ? [receipt, ...receipt.others] : [];
  return read.map(({ extract, profile }) => {
    const knownProfile = profiles.find(({ name }) => name === basename(profile, '.json'));
    return { table: tableOf(extract), source: knownProfile ? sourceOf(knownProfile) : profile };
  });
}

/** Finds the extracts of a load by profiles that read files in the same way. */
function extractsByReading({ files = [] }: LoadReference, profiles: readonly NamedProfile[]): readonly LoadedExtract[] {
  return files.map(({ extract, reading }) => {
    const knownProfile = profiles.find(({ profile }) => profile.extract === extract && readingOfProfile(profile) === reading);
    return { table: tableOf(extract), source: knownProfile ? sourceOf(knownProfile) : null };
  });
}

/** The only possible source; null if there are several or none. */
function findOnlySource(extracts: readonly LoadedExtract[]): string | null {
  const [first, ...others] = new Set(extracts.map(({ source }) => source));
  return first !== undefined && others.length === 0 ? first : null;
}

/** Tables that an extract fills in addition to its own. */
const FILLED_BY: Readonly<Partial<Record<TableName, TableName>>> = { identities: 'taxpayers' };

/**
 * Finds the source of loads before format 15, which did not record it. It uses stored receipts, and profiles and templates that read files
 * in the same way.
 * @param files profiles to use instead of those in the data folder
 * @returns a function that gives the source of a load's rows in a table, or null if there is not exactly one.
 */
export async function sourceOfLoads(dataFolder: string, files?: readonly ProfileFile[]): Promise<SourceOfLoad> {
  const receipts = await listReceipts(dataFolder).catch(() => []);
  const own = await Promise.all((files ?? (await profileFilesIn(dataFolder))).map(readNamed));
  const profiles = [...own.filter((profile) => profile !== null), ...EXTRACTS.map(templateProfile)];
  return (load, table) => {
    const receipt = extractsByReceipt(load, receipts, profiles);
    const extracts = receipt.length > 0 ? receipt : extractsByReading(load, profiles);
    const own = extracts.filter((one) => one.table === (FILLED_BY[table] ?? table));
    // Codes that an extract creates belong to the source of the extract.
    return findOnlySource(own.length > 0 ? own : extracts);
  };
}
