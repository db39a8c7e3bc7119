import { UserError } from '@pendapa/contracts';
import { folderId } from '../data-folder/folder-id.ts';
import type { Generations } from './served-generation.ts';

/** Why what is published cannot be followed. */
export interface Trouble {
  readonly kind: 'generation-damaged' | 'store-unavailable';
  readonly reason: unknown;
}

/** Goes on to what is published now; tells why where that is not possible. */
export const troubleOf = (server: Generations): Promise<Trouble | null> =>
  server.follow().then(
    () => null,
    (reason: unknown) => ({ kind: server.kind === 'store' ? 'store-unavailable' : 'generation-damaged', reason }),
  );

/** UserError where the data folder is not the one that was opened. */
export async function requireFolder(dataFolder: string, id: string | null): Promise<void> {
  if ((await folderId(dataFolder)) === id) return;
  throw new UserError({
    id: `Folder data "${dataFolder}" tidak ada di tempatnya, atau diganti folder lain. Kembalikan folder itu, atau jalankan ulang server.`,
    en: `The data folder "${dataFolder}" is not in its place, or another one is. Put it back, or start the server again.`,
  });
}

/** What the engine says when a block of a file does not match its checksum or cannot be read. */
const DAMAGE = /checksum|corrupt|could not read|database has been invalidated/i;

/** Whether a question met a damaged file. */
export const isDamage = (error: unknown): boolean => error instanceof Error && error.name === 'Error' && DAMAGE.test(error.message);
