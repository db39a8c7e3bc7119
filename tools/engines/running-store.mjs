import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedChdb } from './installed-chdb.mjs';

const ADAPTER = fileURLToPath(new URL('chdb-over-http.mjs', import.meta.url));
const SECRETS = { reader: 'reading', publisher: 'publishing' };

function settingsIn(folder, store, like) {
  for (const [user, secret] of Object.entries(SECRETS)) {
    writeFileSync(join(folder, `${user}.secret`), secret);
    chmodSync(join(folder, `${user}.secret`), 0o600);
  }
  writeFileSync(join(folder, 'pendapa.json'), JSON.stringify({ ...like, store }));
}

/** Starts the engine over HTTP. `publisher` is a data folder with the parts of `data`; another folder only queries. */
export async function startStore(data) {
  const folder = mkdtempSync(join(tmpdir(), 'pendapa-engines-'));
  const engine = spawn(process.execPath, [ADAPTER, installedChdb(), join(folder, 'store')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise((resolve) => engine.stdout.once('data', (text) => resolve(String(text).trim())));
  const url = `http://127.0.0.1:${port}`;
  const like = JSON.parse(readFileSync(join(data, 'pendapa.json'), 'utf8'));
  const store = { url, user: 'reader', secretFile: 'reader.secret', publisher: { user: 'publisher', secretFile: 'publisher.secret' } };
  const dashboard = join(folder, 'dashboard');
  mkdirSync(dashboard);
  settingsIn(dashboard, store, like);
  return {
    /** Data folder whose settings name the store; it only queries. */
    dashboard,
    /** Runs `publish` on the data folder and restores its settings afterwards. */
    publishWith: async (publish) => {
      settingsIn(data, store, like);
      try {
        return await publish(data);
      } finally {
        writeFileSync(join(data, 'pendapa.json'), JSON.stringify(like, null, 2));
        for (const user of Object.keys(SECRETS)) rmSync(join(data, `${user}.secret`));
      }
    },
    stop: async () => {
      const ended = new Promise((resolve) => engine.once('exit', resolve));
      engine.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
