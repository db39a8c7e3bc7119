import { lstat, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UserError } from '@pendapa/contracts';
import type { StoreSettings } from '@pendapa/contracts/settings';
import type { StoreAccess } from './store-client.ts';
import type { StorePlace } from './tables.ts';

const OTHERS_MAY = 0o077;

const unusable = (path: string, id: string, en: string) =>
  new UserError({
    id: `Berkas rahasia "${path}" untuk ClickHouse ${id}.`,
    en: `The secret file "${path}" for ClickHouse ${en}.`,
  });

async function passwordIn(file: string, dataFolder: string): Promise<string> {
  const path = resolve(dataFolder, file);
  const found = await lstat(path).catch(() => null);
  if (!found?.isFile()) throw unusable(path, 'tidak ada atau bukan berkas biasa', 'is missing or no plain file');
  if (process.platform !== 'win32' && (found.mode & OTHERS_MAY) !== 0)
    throw unusable(path, 'dapat dibaca orang lain; jalankan chmod 600', 'can be read by others; run chmod 600');
  return (await readFile(path, 'utf8')).trim();
}

const DATABASE = 'pendapa';

export const placeOf = ({ database = DATABASE, cluster }: StoreSettings): StorePlace => ({ database, cluster });

/** Returns the account that reads; UserError if its secret file cannot be used. */
export const readerOf = async (dataFolder: string, { url, user, secretFile }: StoreSettings): Promise<StoreAccess> => ({
  url,
  user,
  password: await passwordIn(secretFile, dataFolder),
});

const noPublisher = () =>
  new UserError({
    id: 'Pengaturan "store.publisher" tidak ada dalam pendapa.json: tanpa pengguna yang boleh membuat tabel tidak ada yang dapat diterbitkan (docs/operations.md).',
    en: 'The setting "store.publisher" is missing in pendapa.json: without a user who may make tables nothing can be published (docs/operations.md).',
  });

/** Returns the account that publishes; UserError if none is set, or its secret file cannot be used. */
export async function publisherOf(dataFolder: string, { url, publisher }: StoreSettings): Promise<StoreAccess> {
  if (!publisher) throw noPublisher();
  return { url, user: publisher.user, password: await passwordIn(publisher.secretFile, dataFolder) };
}
