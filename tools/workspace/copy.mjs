import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const link = (target, place) => {
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
};

/** Packages are shared with this workspace; the copy has its own libraries. */
function linkPackages(copy) {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  for (const name of readdirSync(from)) {
    if (name === '.bin') link(join(from, name), join(to, name));
    if (name.startsWith('.') || name === '@pendapa') continue;
    if (!name.startsWith('@')) link(join(from, name), join(to, name));
    else for (const scoped of readdirSync(join(from, name))) link(join(from, name, scoped), join(to, name, scoped));
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [place, { resolved, link: isLink }] of Object.entries(packages)) if (isLink) link(join(copy, resolved), join(copy, place));
}

/** Copies the workspace with uncommitted changes into a temporary folder that uses the installed packages. Returns its path. */
export function copyWorkspace(name) {
  const copy = mkdtempSync(join(tmpdir(), `pendapa-${name}-`));
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (listed.status !== 0) throw new Error(listed.stderr);
  for (const file of listed.stdout.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file), { force: true });
  linkPackages(copy);
  return copy;
}

/** Runs a program in the copy, without Nx's daemon. Returns exit code, output and seconds. */
export function runIn(copy, program, ...args) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NO_COLOR: '1' },
  });
  return { code: status ?? 1, output: `${stdout}${stderr}`, seconds: (performance.now() - started) / 1000 };
}

export const nxIn = (copy, ...args) => runIn(copy, process.execPath, join(copy, 'node_modules', 'nx', 'dist', 'bin', 'nx.js'), ...args);
