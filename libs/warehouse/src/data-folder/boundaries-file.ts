import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BOUNDARY_LEVELS, type BoundaryLevel, type Topology } from '@pendapa/contracts';
import { writeDurably } from './durable.ts';
import { damagedFileError } from './damaged-file.ts';
import { pathsOf } from './paths.ts';
import { acquireLock } from './lock.ts';
import { makeFolderIn } from './make-folder.ts';
import { readChecksummedJson, toChecksummedJson } from './checksummed-json.ts';

/** The boundaries of one level and their origin. */
export interface StoredBoundaries {
  readonly format: 1;
  readonly level: BoundaryLevel;
  /** UTC instant. */
  readonly importedAt: string;
  /** File name without its folder. */
  readonly source: string;
  readonly sourceSha256: string;
  readonly topology: Topology;
}

export interface LevelBoundaries {
  readonly boundaries: StoredBoundaries;
  /** Checksum of the content. */
  readonly sha256: string;
}

const fileName = (level: BoundaryLevel): string => `${level}.json`;
const pathOf = (dataFolder: string, level: BoundaryLevel): string => join(pathsOf(dataFolder).boundaries, fileName(level));

const NAME = 'boundaries';

/**
 * Returns the boundaries of a level; null if none were imported.
 * @throws UserError if the file is damaged
 */
export async function readBoundaries(dataFolder: string, level: BoundaryLevel): Promise<LevelBoundaries | null> {
  const path = pathOf(dataFolder, level);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw damagedFileError(path, error);
  });
  if (text === null) return null;
  const checksummed = readChecksummedJson(NAME, text);
  if (checksummed === null) throw damagedFileError(path);
  const { content, sha256 } = checksummed;
  const boundaries = JSON.parse(content) as StoredBoundaries;
  if (boundaries.format !== 1 || boundaries.level !== level) throw damagedFileError(path);
  return { boundaries, sha256 };
}

/** Returns a text that changes with the file of a level; cheaper than reading it. */
export async function boundariesStamp(dataFolder: string, level: BoundaryLevel): Promise<string> {
  const found = await stat(pathOf(dataFolder, level)).catch(() => null);
  return found ? `${String(found.ino)} ${String(found.mtimeMs)} ${String(found.size)}` : 'none';
}

/**
 * Returns all levels with boundaries.
 * @throws UserError for the first damaged one
 */
export async function listBoundaries(dataFolder: string): Promise<readonly LevelBoundaries[]> {
  const boundaries = await Promise.all(BOUNDARY_LEVELS.map((level) => readBoundaries(dataFolder, level)));
  return boundaries.filter((found) => found !== null);
}

/** Names of the files in `<data>/boundaries`, for a backup. */
export async function boundaryFiles(dataFolder: string): Promise<readonly string[]> {
  const names: readonly string[] = await readdir(pathsOf(dataFolder).boundaries).catch(() => []);
  return BOUNDARY_LEVELS.map(fileName).filter((name) => names.includes(name));
}

/**
 * Stores the boundaries of some levels and replaces earlier ones; readers see the old file or the new one.
 * @throws UserError while a load, backup or restore runs
 */
export async function writeBoundaries(dataFolder: string, levels: readonly StoredBoundaries[]): Promise<void> {
  const { lock, boundaries: folder } = pathsOf(dataFolder);
  const release = await acquireLock(lock);
  try {
    await makeFolderIn(dataFolder, folder);
    for (const name of await readdir(folder)) if (name.endsWith('.tmp')) await rm(join(folder, name), { force: true });
    for (const boundaries of levels)
      await writeDurably(pathOf(dataFolder, boundaries.level), toChecksummedJson(NAME, JSON.stringify(boundaries)));
  } finally {
    await release();
  }
}
