import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { generationsToKeep } from '@pendapa/contracts/settings';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { damagedFileError } from '../data-folder/damaged-file.ts';
import { writeDurably } from '../data-folder/durable.ts';
import { pathsOf, manifestName } from '../data-folder/paths.ts';
import { readSettings } from '../data-folder/settings-file.ts';
import { isMigrated, otherFormat } from './formats.ts';
import { PART_FORMAT, type Load, type Manifest, type Source } from './manifest.ts';
import { PART_KINDS, type PartKind } from '../schema/part-kinds.ts';
import { sweepSources } from './sweep-sources.ts';

const MANIFEST_NAME = /^(\d{6,})\.json$/;

const FormatSchema = Type.Object({ format: Type.Integer() });
const CurrentSchema = Type.Object({ generation: Type.Integer({ minimum: 1 }), newest: Type.Optional(Type.Integer({ minimum: 1 })) });
const counts = Type.Record(Type.String(), Type.Integer({ minimum: 0 }));
const nullableText = Type.Union([Type.String(), Type.Null()]);

/** Fields of every readable or migratable format; a manifest that lacks one is damaged. */
const COMMON_FIELDS = {
  generation: Type.Integer({ minimum: 1 }),
  publishedAt: Type.String(),
  sample: Type.Boolean(),
  asOf: nullableText,
  since: nullableText,
  parts: Type.Array(
    Type.Object({
      // A bare file name, so that a manifest cannot point outside the folder of the parts.
      file: Type.String({ pattern: '^[a-z0-9-]+\\.duckdb$' }),
      kind: Type.Unsafe<PartKind>(Type.String({ enum: [...PART_KINDS] })),
      year: Type.Union([Type.Integer(), Type.Null()]),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      bytes: Type.Integer({ minimum: 1 }),
      rows: counts,
      sums: Type.Record(Type.String(), Type.String({ pattern: '^-?\\d+$' })),
    }),
  ),
  extracts: Type.Array(
    Type.Object({
      extract: Type.String(),
      rows: Type.Integer(),
      from: nullableText,
      to: nullableText,
      importedAt: Type.String(),
      source: Type.String(),
    }),
  ),
};
const LOAD = { at: Type.String(), source: Type.String(), sourceSha256: nullableText, rows: counts };
const id = Type.Integer({ minimum: 1 });

const ManifestSchema = Type.Object({
  ...COMMON_FIELDS,
  format: Type.Literal(PART_FORMAT),
  loads: Type.Array(Type.Object({ ...LOAD, id, sources: Type.Array(id) })),
  sources: Type.Array(Type.Object({ id, name: Type.String() })),
});

const OlderSchema = Type.Object({ ...COMMON_FIELDS, format: Type.Integer(), loads: Type.Array(Type.Object(LOAD)) });

async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw damagedFileError(path, error);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damagedFileError(path, error);
  }
}

/** `<data>/current.json`: the served generation and the newest ever served, which differ after a rollback. */
export interface Pointer {
  readonly generation: number;
  readonly newest: number;
}

export async function readPointer(dataFolder: string): Promise<Pointer | null> {
  const { current } = pathsOf(dataFolder);
  const value = await readJson(current);
  if (value === undefined) return null;
  if (!Value.Check(CurrentSchema, value)) throw damagedFileError(current);
  return { generation: value.generation, newest: Math.max(value.newest ?? 0, value.generation) };
}

export const writePointer = (dataFolder: string, pointer: Pointer): Promise<void> =>
  writeDurably(pathsOf(dataFolder).current, `${JSON.stringify(pointer)}\n`);

/** Returns the served generation's number; null in an empty data folder. */
export const readCurrent = async (dataFolder: string): Promise<number | null> => (await readPointer(dataFolder))?.generation ?? null;

/** Reads a manifest from any place; `folder` is named in errors about other versions. */
async function readManifestFile(path: string, generation: number, folder: string): Promise<Manifest> {
  const value = await readJson(path);
  if (Value.Check(FormatSchema, value) && value.format !== PART_FORMAT) throw otherFormat(folder, value.format);
  if (!Value.Check(ManifestSchema, value) || value.generation !== generation) throw damagedFileError(path);
  return value as unknown as Manifest;
}

/** A manifest of this format or of a format that can be migrated. */
export type AnyManifest = Omit<Manifest, 'format' | 'loads' | 'sources'> & {
  readonly format: number;
  readonly loads: readonly (Omit<Load, 'id' | 'sources'> & Partial<Pick<Load, 'id' | 'sources'>>)[];
  readonly sources?: readonly Source[];
};

/** Reads a manifest as it is, whether or not it needs a migration. */
export async function readAnyManifest(path: string, generation: number, folder: string): Promise<AnyManifest> {
  const value = await readJson(path);
  if (!Value.Check(FormatSchema, value) || !isMigrated(value.format)) return readManifestFile(path, generation, folder);
  if (!Value.Check(OlderSchema, value) || value.generation !== generation) throw damagedFileError(path);
  return value as unknown as AnyManifest;
}

export const readAnyGeneration = (dataFolder: string, generation: number): Promise<AnyManifest> =>
  readAnyManifest(join(pathsOf(dataFolder).generations, manifestName(generation)), generation, dataFolder);

export const readGeneration = (dataFolder: string, generation: number): Promise<Manifest> =>
  readManifestFile(join(pathsOf(dataFolder).generations, manifestName(generation)), generation, dataFolder);

/**
 * Returns the served manifest; null in an empty data folder.
 * @throws UserError if it cannot be read
 */
export async function readManifest(dataFolder: string): Promise<Manifest | null> {
  const generation = await readCurrent(dataFolder);
  return generation === null ? null : readGeneration(dataFolder, generation);
}

/** Returns the numbers of the stored generations, newest first. */
export async function generationNumbers(dataFolder: string): Promise<number[]> {
  const names = await readdir(pathsOf(dataFolder).generations).catch(() => []);
  return names
    .flatMap((name) => MANIFEST_NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

/** Returns readable manifests of generations that were served, newest first. */
export async function listGenerations(dataFolder: string): Promise<Manifest[]> {
  const newest = (await readPointer(dataFolder).catch(() => null))?.newest ?? Infinity;
  const served = (await generationNumbers(dataFolder)).filter((generation) => generation <= newest);
  const manifests = await Promise.all(served.map((generation) => readGeneration(dataFolder, generation).catch(() => null)));
  return manifests.filter((manifest) => manifest !== null);
}

export interface UnreadableGeneration {
  readonly generation: number;
  readonly reason: UserError;
}

/** Returns served generations with an unreadable manifest, newest first. */
export async function unreadableGenerations(dataFolder: string): Promise<UnreadableGeneration[]> {
  const newest = (await readPointer(dataFolder).catch(() => null))?.newest ?? Infinity;
  const found: UnreadableGeneration[] = [];
  for (const generation of await generationNumbers(dataFolder)) {
    if (generation > newest) continue;
    const reason = await readGeneration(dataFolder, generation).then(
      () => null,
      (error: unknown) => (error instanceof UserError ? error : damagedFileError(manifestName(generation), error)),
    );
    if (reason) found.push({ generation, reason });
  }
  return found;
}

/** Serves a generation: writes its manifest first, the pointer last. */
export async function writeGeneration(dataFolder: string, manifest: Manifest): Promise<void> {
  const path = join(pathsOf(dataFolder).generations, manifestName(manifest.generation));
  await writeDurably(path, `${JSON.stringify(manifest, null, 1)}\n`);
  try {
    await writePointer(dataFolder, { generation: manifest.generation, newest: manifest.generation });
  } catch (error) {
    if ((await readCurrent(dataFolder).catch(() => null)) !== manifest.generation) await rm(path, { force: true });
    throw error;
  }
}

/** Returns a number that no generation of this folder has had, served or not. */
export async function nextGeneration(dataFolder: string): Promise<number> {
  const [newest] = await generationNumbers(dataFolder);
  return Math.max(newest ?? 0, (await readCurrent(dataFolder).catch(() => null)) ?? 0) + 1;
}

/** Removes the manifests of all but the last generations; none if the settings cannot be read. */
export async function forgetOldGenerations(dataFolder: string): Promise<void> {
  const { generations } = pathsOf(dataFolder);
  const generationCount = await readSettings(dataFolder).then(generationsToKeep, () => Infinity);
  for (const generation of (await generationNumbers(dataFolder)).slice(generationCount))
    await rm(join(generations, manifestName(generation)), { force: true });
}

/** Returns the files of all named parts; null if a manifest cannot be read, as it may name others. */
export async function namedParts(dataFolder: string): Promise<ReadonlySet<string> | null> {
  const numbers = await generationNumbers(dataFolder);
  const manifests = await Promise.all(numbers.map((generation) => readAnyGeneration(dataFolder, generation).catch(() => null)));
  if (manifests.includes(null)) return null;
  return new Set(manifests.flatMap((manifest) => manifest?.parts.map((part) => part.file) ?? []));
}

/** Removes parts without a manifest. Only the holder of the lock may call it. */
export async function sweepParts(dataFolder: string): Promise<void> {
  const { parts } = pathsOf(dataFolder);
  const needed = await namedParts(dataFolder);
  if (needed === null) return;
  for (const name of await readdir(parts)) if (!needed.has(name)) await rm(join(parts, name), { force: true });
}

/** Removes sources of loads that no generation has. Only the holder of the lock may call it. */
export async function sweepLoadSources(dataFolder: string): Promise<void> {
  const numbers = await generationNumbers(dataFolder);
  const manifests = await Promise.all(numbers.map((generation) => readAnyGeneration(dataFolder, generation).catch(() => null)));
  if (manifests.includes(null)) return;
  await sweepSources(
    dataFolder,
    manifests.flatMap((manifest) => manifest?.loads ?? []),
  );
}
