import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EXTRACTS, type ExtractKey } from '@pendapa/contracts';
import type { SourceOfLoad, TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import { checkProfile, type NamedProfile } from '../profile/read-profile.ts';
import { sourceOf } from '../profile/source-of.ts';
import type { Receipt } from '../receipt.ts';
import { listReceipts } from '../receipts.ts';
import { templateProfile } from '../template/template-profile.ts';
import { readingOfProfile } from './earlier-load.ts';

type LoadOf = Parameters<SourceOfLoad>[0];

/** An extract of a load, and the source of its profile; null where the profile is not known. */
interface Brought {
  readonly table: TableName;
  readonly source: string | null;
}

const tableOf = (extract: ExtractKey): TableName => EXTRACT_SPECS[extract].table;

/** A profile's file, wherever it lies. */
export interface ProfileFile {
  readonly name: string;
  readonly path: string;
}

async function profileFilesIn(dataFolder: string): Promise<readonly ProfileFile[]> {
  const folder = join(dataFolder, 'profiles');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  return names.map((name) => ({ name: basename(name, '.json'), path: join(folder, name) }));
}

/** One that cannot be read tells nothing. */
const readNamed = async ({ name, path }: ProfileFile): Promise<NamedProfile | null> => {
  try {
    return { name, profile: checkProfile(name, JSON.parse(await readFile(path, 'utf8'))) };
  } catch {
    return null;
  }
};

/** By the receipt that was kept of the load. */
function ofReceipt({ sourceSha256 }: LoadOf, receipts: readonly Receipt[], profiles: readonly NamedProfile[]): readonly Brought[] {
  const receipt = receipts.find(({ sha256, outcome }) => outcome === 'published' && sha256 === sourceSha256);
  const read = receipt ? [receipt, ...receipt.others] : [];
  return read.map(({ extract, profile }) => {
    const known = profiles.find(({ name }) => name === basename(profile, '.json'));
    return { table: tableOf(extract), source: known ? sourceOf(known) : profile };
  });
}

/** By how its files were read: a profile that reads in the same way. */
function ofReading({ files = [] }: LoadOf, profiles: readonly NamedProfile[]): readonly Brought[] {
  return files.map(({ extract, reading }) => {
    const known = profiles.find(({ profile }) => profile.extract === extract && readingOfProfile(profile) === reading);
    return { table: tableOf(extract), source: known ? sourceOf(known) : null };
  });
}

/** The one source of all that could be meant; null where there are several, or none. */
function onlySource(brought: readonly Brought[]): string | null {
  const [first, ...others] = new Set(brought.map(({ source }) => source));
  return first !== undefined && others.length === 0 ? first : null;
}

/** Tables that an extract fills beside its own. */
const FILLED_BY: Readonly<Partial<Record<TableName, TableName>>> = { identities: 'taxpayers' };

/**
 * Which source brought the rows of earlier loads: loads of formats before 15 did not note it. It is told by the receipts of a data folder,
 * and by its profiles (or these files) and the templates, which read files in the same way.
 */
export async function sourceOfLoads(dataFolder: string, files?: readonly ProfileFile[]): Promise<SourceOfLoad> {
  const receipts = await listReceipts(dataFolder).catch(() => []);
  const own = await Promise.all((files ?? (await profileFilesIn(dataFolder))).map(readNamed));
  const profiles = [...own.filter((profile) => profile !== null), ...EXTRACTS.map(templateProfile)];
  return (load, table) => {
    const receipt = ofReceipt(load, receipts, profiles);
    const brought = receipt.length > 0 ? receipt : ofReading(load, profiles);
    const own = brought.filter((one) => one.table === (FILLED_BY[table] ?? table));
    // Codes that an extract brings by the way are of whoever sent it.
    return onlySource(own.length > 0 ? own : brought);
  };
}
