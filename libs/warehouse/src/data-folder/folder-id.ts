import { stat } from 'node:fs/promises';

/** Device and inode of a folder: a copy has another id, a renamed folder keeps its own. Null where there is no folder. */
export async function folderId(path: string): Promise<string | null> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found?.isDirectory() ? `${String(found.dev)}:${String(found.ino)}` : null;
}
