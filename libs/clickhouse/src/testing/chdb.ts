import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import type { StoreAccess } from '../store-client.ts';

/** Path of the engine that `npm run test:engines` installs; without it, tests of a store are skipped. */
export const CHDB = process.env['PENDAPA_CHDB'];

const ADAPTER = join(__dirname, '../../../../tools/engines/chdb-over-http.mjs');
const PASSWORDS = { reader: 'reading', publisher: 'publishing' } as const;

export interface RunningStore {
  readonly url: string;
  readonly accessOf: (user: keyof typeof PASSWORDS) => StoreAccess;
  /** Creates a data folder that contains only settings with the store. */
  readonly dashboard: (database: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const portOf = (process: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    process.stdout?.once('data', (data: Buffer) => resolve(data.toString('utf8').trim()));
    process.once('exit', (code) => reject(new Error(`The engine ended with ${String(code)}.`)));
  });

/** Starts the engine behind HTTP, so that the same client can use it. */
export async function startStore(chdb: string): Promise<RunningStore> {
  const folder = await mkdtemp(join(tmpdir(), 'pendapa-store-'));
  const process_ = spawn(process.execPath, [ADAPTER, chdb, join(folder, 'data')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = `http://127.0.0.1:${await portOf(process_)}`;
  return {
    url,
    accessOf: (user) => ({ url, user, password: PASSWORDS[user] }),
    dashboard: async (database) => {
      const path = await mkdtemp(join(folder, 'dashboard-'));
      await writeFile(join(path, 'secret'), PASSWORDS.reader);
      await chmod(join(path, 'secret'), 0o600);
      await writeFile(
        join(path, 'pendapa.json'),
        JSON.stringify({ ...DEFAULT_SETTINGS, store: { url, database, user: 'reader', secretFile: 'secret' } }),
      );
      return path;
    },
    stop: async () => {
      const ended = new Promise((resolve) => process_.once('exit', resolve));
      process_.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
