import { UserError } from '@pendapa/contracts';
import { folderId } from '../data-folder/folder-id.ts';
import type { Generations } from './served-generation.ts';

/** Why the published data cannot be followed. */
export interface FollowFault {
  readonly kind: 'generation-damaged' | 'store-unavailable';
  readonly reason: unknown;
}

/** Follows the published data; returns the reason if that fails, else null. */
export const followOrFault = (server: Generations): Promise<FollowFault | null> =>
  server.follow().then(
    () => null,
    (reason: unknown) => ({ kind: server.kind === 'store' ? 'store-unavailable' : 'generation-damaged', reason }),
  );

/** @throws UserError if the data folder is not the one that was opened */
export async function requireFolder(dataFolder: string, id: string | null): Promise<void> {
  if ((await folderId(dataFolder)) === id) return;
  throw new UserError({
    id: `Folder data "${dataFolder}" tidak ada di tempatnya, atau diganti folder lain. Kembalikan folder itu, atau jalankan ulang server.`,
    en: `The data folder "${dataFolder}" is missing, or another folder is in its place. Put it back, or start the server again.`,
  });
}

/** DuckDB's errors if a block of a file fails its checksum or cannot be read. */
const DAMAGE = /checksum|corrupt|could not read|database has been invalidated/i;

/** Returns true if the query read a damaged file. */
export const isDamage = (error: unknown): boolean => error instanceof Error && error.name === 'Error' && DAMAGE.test(error.message);
