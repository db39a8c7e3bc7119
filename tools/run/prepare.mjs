import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const OLDEST_NODE = [20, 19];
const stampFile = join(root, 'node_modules', '.pendapa-lock-hash');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Without its daemon Nx leaves no process behind. Plugins in its own process start four times faster. */
export const nxEnvironment = { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_NO_CLOUD: 'true' };

export function fail(indonesian, english) {
  console.error(`\n${indonesian}\n${english}`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(
    `Pendapa memerlukan Node.js 20.19 atau lebih baru; yang terpasang ${process.versions.node}.`,
    `Pendapa needs Node.js 20.19 or newer; ${process.versions.node} is installed.`,
  );
}

/** Runs a command in the workspace and shows its output. Resolves to its exit code. */
export function run(command, args, environment = process.env) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, shell: process.platform === 'win32' });
  return result.status ?? 1;
}

/** Starts a command without blocking, so that two can run in parallel. It ends with this process. */
export function start(command, args, environment = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  const end = () => child.kill();
  process.once('exit', end);
  return new Promise((resolve) => {
    const done = (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    };
    child.once('error', () => done(1));
    child.once('exit', done);
  });
}

const seconds = (since) => `${Math.round((performance.now() - since) / 1000)} s`;

/** Prints a task, and its duration afterwards. */
export async function timed(what, work) {
  const since = performance.now();
  console.log(`${what} ...`);
  await work;
  console.log(`${what}: ${seconds(since)}`);
}

export const nx = (...args) => run(process.execPath, [join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js'), ...args], nxEnvironment);

/** Installs the locked packages if they are missing or belong to another lock file. */
export function ensureInstalled() {
  checkNode();
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
  if (installed === lockHash()) return;
  const since = performance.now();
  console.log('Memasang paket / Installing packages ...');
  if (run('npm', ['ci', '--no-audit', '--no-fund']) !== 0) {
    fail('Paket tidak dapat dipasang; lihat pesan npm di atas.', 'The packages could not be installed; see the message of npm above.');
  }
  writeFileSync(stampFile, lockHash());
  console.log(`Memasang paket / Installing packages: ${seconds(since)}`);
}

const LOOK_EVERY = 500;

// npm starts a script through a shell that does not pass on SIGTERM. When that shell is gone, this process must stop.
function whenLeftByNpm(then) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    then();
  }, LOOK_EVERY).unref();
}

/** Starts long-running programs, passes stop signals on to them, and ends with their exit code. */
export function stay(programs) {
  const children = programs.map(([command, args, environment]) =>
    spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }),
  );
  const pass = (signal) => children.forEach((child) => child.kill(signal));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => pass(signal));
  whenLeftByNpm(() => pass('SIGTERM'));
  children.forEach((child) =>
    child.on('exit', (code) => {
      children.forEach((other) => other !== child && other.kill('SIGTERM'));
      process.exitCode ??= code ?? 1;
    }),
  );
}
