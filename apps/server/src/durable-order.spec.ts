import { spawnSync } from 'node:child_process';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from './testing/small-agency.ts';

const ROOT = resolve(__dirname, '../../..');
const LAUNCHER = join(ROOT, 'apps/server/pendapa.cjs');
const EXTRACT = join(ROOT, 'examples/extracts/daily-payments/2024-09-11.csv');
const PROFILE = join(ROOT, 'examples/profiles/daily-payments.json');
const CALLS = 'fsync,fdatasync,rename,renameat,renameat2';

const canTrace = spawnSync('strace', ['-f', '-e', `trace=${CALLS}`, 'true']).status === 0;
const withTrace = canTrace ? it : it.skip;

type Call = { readonly kind: 'sync'; readonly path: string } | { readonly kind: 'rename'; readonly from: string; readonly to: string };

const SYNC = /f(?:data)?sync\(\d+<([^>]+)>/;
const RENAME = /rename(?:at2?)?\((?:AT_FDCWD[^,]*, )?"([^"]+)", (?:AT_FDCWD[^,]*, )?"([^"]+)"/;

/** System calls in the order of their completion. An interrupted call counts when it ends. */
function readTrace(text: string): Call[] {
  const calls: Call[] = [];
  const begun = new Map<string, string>();
  for (const line of text.split('\n')) {
    const thread = /^\d+/.exec(line)?.[0] ?? '';
    if (line.includes('<unfinished')) {
      begun.set(thread, line);
      continue;
    }
    if (!/ = 0$/.test(line)) continue;
    const whole = line.includes('resumed>') ? (begun.get(thread) ?? '') : line;
    const sync = SYNC.exec(whole)?.[1];
    const [, from, to] = RENAME.exec(whole) ?? [];
    if (sync !== undefined) calls.push({ kind: 'sync', path: sync });
    else if (from !== undefined && to !== undefined) calls.push({ kind: 'rename', from, to });
  }
  return calls;
}

withTrace(
  `a load brings file, name and folder to the disk in that order, the pointer last${canTrace ? '' : ' (skipped: strace may not trace here)'}`,
  async () => {
    const folder = await temporaryFolder();
    const data = join(await realpath(folder.path), 'data');
    await mkdir(data);
    const trace = join(folder.path, 'trace.txt');
    const args = ['-f', '-y', '-s', '4096', '-o', trace, '-e', `trace=${CALLS}`, process.execPath, LAUNCHER];
    const ended = spawnSync('strace', [...args, 'import', EXTRACT, '--profile', PROFILE, '--data', data], { encoding: 'utf8' });
    expect([ended.status, ended.stderr.slice(-500)]).toEqual([0, expect.not.stringContaining('Error') as string]);

    const calls = readTrace(await readFile(trace, 'utf8'));
    const indexOf = (wanted: (call: Call) => boolean, from = 0): number => calls.findIndex((call, index) => index >= from && wanted(call));
    const syncs = (path: string) => (call: Call) => call.kind === 'sync' && call.path === path;
    const pointer = indexOf((call) => call.kind === 'rename' && call.to === join(data, 'current.json'));
    const published = calls.flatMap((call, index) =>
      call.kind === 'rename' && (/\/(parts|generations)\/[^/]+$/.test(call.to) || index === pointer) ? [{ ...call, index }] : [],
    );
    // Payments, rollups, reference tables, the manifest and the pointer.
    expect(published.length).toBeGreaterThanOrEqual(5);
    for (const { from, to, index } of published) {
      const fileSynced = indexOf(syncs(from));
      const folderSynced = indexOf(syncs(dirname(to)), index);
      expect([to, fileSynced >= 0 && fileSynced < index, folderSynced > index]).toEqual([to, true, true]);
      // Every file that the pointer leads to is on disk before the pointer.
      if (index !== pointer) expect([to, folderSynced < pointer]).toEqual([to, true]);
    }
    await folder.remove();
  },
);
