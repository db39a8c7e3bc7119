import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '../../../server/dist/main.js');
/** Files that belong to the serving process, not to the data. */
const OF_A_PROCESS = /^(serving|lock|drafts|spill-\d+)$/;

export interface AuditLine {
  readonly at: string;
  readonly action: string;
  readonly actor: { readonly role: string; readonly subject: string; readonly session: number | null; readonly address: string | null };
  readonly details: Readonly<Record<string, unknown>>;
}

/** Files of a data folder, by name. */
interface DataFiles {
  readonly read: (name: string) => string;
  readonly write: (name: string, content: string) => void;
}

/** A server with its own data folder and an access mode. */
export interface ServedAgency {
  readonly port: number;
  readonly secret: string;
  /** Restarts the server with the same folder and port; `change` may edit files of the folder while it is stopped. */
  readonly restart: (change?: (files: DataFiles) => void) => Promise<void>;
  readonly audit: () => readonly AuditLine[];
  /** Runs `pendapa users` on the folder while it is served. */
  readonly users: (...args: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

function started(data: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--cold', '--data', data, '--port', String(port)], {
    env: { ...process.env, PENDAPA_LANG: 'en' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Pendapa is ready')) resolve(child);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
}

function changeUsers(data: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'users', ...args, '--data', data], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The users were not changed: ${stderr}`);
}

/**
 * Copies the sample agency and serves it.
 * @param access receives the path of a file with a new secret
 * @param more further settings
 */
export async function serveAgency(
  sample: string,
  port: number,
  access: (secretFile: string) => object | null,
  more: object = {},
): Promise<ServedAgency> {
  const data = mkdtempSync(join(tmpdir(), 'pendapa-access-'));
  const isData = (path: string): boolean => !OF_A_PROCESS.test(basename(path));
  cpSync(sample, data, { recursive: true, filter: isData });
  const secretFile = join(data, 'secret');
  const secret = randomBytes(32).toString('base64');
  writeFileSync(secretFile, secret, { mode: 0o600 });
  const settingsFile = join(data, 'pendapa.json');
  const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as object;
  writeFileSync(settingsFile, JSON.stringify({ ...settings, ...more, access: access(secretFile) ?? { mode: 'local' } }));
  let child = await started(data, port);
  const folder = join(data, 'audit');
  return {
    port,
    secret,
    restart: async (change) => {
      await ended(child);
      change?.({
        read: (name) => readFileSync(join(data, name), 'utf8'),
        write: (name, content) => writeFileSync(join(data, name), content),
      });
      child = await started(data, port);
    },
    audit: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
        .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
        .map((line) => JSON.parse(line) as AuditLine),
    users: (...args) => changeUsers(data, args),
    close: async () => {
      await ended(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
