import { join } from 'node:path';
import { query, textOrNull, withEngine } from '../engine/duck.ts';
import { damagedFileError } from '../data-folder/damaged-file.ts';
import { readManifest } from './generations.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { emptyFolder } from '../data-folder/empty-folder.ts';

export interface KnownRegion {
  readonly code: string;
  /** province, city, district or ward. */
  readonly level: string;
  readonly name: string;
  readonly parent: string | null;
  /** The statistical office's code of the same region. */
  readonly bpsCode: string | null;
}

/**
 * Returns the regions of the served data without a running server.
 * @throws UserError if the folder is empty or damaged
 */
export async function readRegions(dataFolder: string): Promise<readonly KnownRegion[]> {
  const manifest = await readManifest(dataFolder);
  if (!manifest) throw emptyFolder(dataFolder);
  const part = manifest.parts.find(({ kind }) => kind === 'reference');
  if (!part) return [];
  const path = join(pathsOf(dataFolder).parts, part.file);
  const rows = await withEngine(path, { access_mode: 'READ_ONLY', threads: '1' }, (connection) =>
    query(connection, 'SELECT region_code, level, name, parent_code, bps_code FROM regions ORDER BY region_code'),
  ).catch((error: unknown) => {
    throw damagedFileError(part.file, error);
  });
  return rows.map(([code, level, name, parent, bpsCode]) => ({
    code: String(code),
    level: String(level),
    name: String(name),
    parent: textOrNull(parent),
    bpsCode: textOrNull(bpsCode),
  }));
}
