import { stat } from 'node:fs/promises';

/** Returns device and inode: a copy has another id, a renamed folder keeps it. Null without a folder. */
export async function folderId(path: string): Promise<string | null> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found?.isDirectory() ? `${String(found.dev)}:${String(found.ino)}` : null;
}
