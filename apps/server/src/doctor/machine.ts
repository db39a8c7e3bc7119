import { statfs } from 'node:fs/promises';
import { bytesOf, megabytes } from '../generation-facts.ts';
import { mostOpenFiles, roomIn } from '../open-files.ts';
import { fail, ok, same, warn, type Check } from './finding.ts';

const OLDEST_NODE = [20, 19] as const;
const FEWEST_THREADS = 8;
const LEAST_FREE_BYTES = 500_000_000;
/** A load writes parts anew beside those that are served. */
const ROOM_FOR_LOADS = 2;

export const checkNode: Check = () => {
  const check = same('Node');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const found = same(process.versions.node);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return Promise.resolve([ok(check, found)]);
  const wanted = OLDEST_NODE.join('.');
  return Promise.resolve([
    fail(check, found, { id: `Pasang Node ${wanted} atau yang lebih baru.`, en: `Install Node ${wanted} or a newer one.` }),
  ]);
};

export const checkThreads: Check = () => {
  const check = same('UV_THREADPOOL_SIZE');
  const threads = process.env['UV_THREADPOOL_SIZE'];
  if (Number(threads ?? 4) >= FEWEST_THREADS) return Promise.resolve([ok(check, same(threads ?? ''))]);
  return Promise.resolve([
    warn(check, threads === undefined ? { id: 'tidak diatur (4)', en: 'not set (4)' } : same(threads), {
      id: 'Jalankan melalui pendapa.cjs, atau atur UV_THREADPOOL_SIZE=16: kueri panjang menghabiskan semua utas.',
      en: 'Start through pendapa.cjs, or set UV_THREADPOOL_SIZE=16: long queries would take all threads.',
    }),
  ]);
};

export const checkOpenFiles: Check = async ({ manifest }) => {
  const check = { id: 'Berkas terbuka', en: 'Open files' };
  const { level, found, advice } = roomIn(await mostOpenFiles(), manifest?.parts.length ?? 0);
  return [level === 'ok' ? ok(check, found) : { check, level, found, advice }];
};

export const checkDisk: Check = async ({ folder, manifest }) => {
  const check = { id: 'Ruang disk', en: 'Disk space' };
  const disk = await statfs(folder).catch(() => null);
  if (!disk) return [];
  const free = disk.bavail * disk.bsize;
  const found = { id: `${megabytes(free)} bebas`, en: `${megabytes(free)} free` };
  const wanted = Math.max(LEAST_FREE_BYTES, ROOM_FOR_LOADS * (manifest ? bytesOf(manifest) : 0));
  if (free >= wanted) return [ok(check, found)];
  const advice = {
    id: `Sediakan sekurangnya ${megabytes(wanted)}: pemuatan menulis bagian baru di samping yang disajikan.`,
    en: `Make room for at least ${megabytes(wanted)}: a load writes new parts beside those that are served.`,
  };
  return [free < LEAST_FREE_BYTES ? fail(check, found, advice) : warn(check, found, advice)];
};
