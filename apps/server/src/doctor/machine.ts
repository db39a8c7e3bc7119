import { statfs } from 'node:fs/promises';
import { generationsToKeep } from '@pendapa/contracts/settings';
import { listGenerations, type Manifest } from '@pendapa/warehouse';
import { bytesOf, megabytes } from '../generation-facts.ts';
import { mostOpenFiles, roomIn } from '../open-files.ts';
import { fail, ok, same, warn, type Check } from './finding.ts';

const OLDEST_NODE = [20, 19] as const;
const FEWEST_THREADS = 8;
const LEAST_FREE_BYTES = 500_000_000;
/** A load writes new parts next to the served ones. */
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

/** Bytes of all stored generations. Parts that several of them share count once. */
function keptBytes(kept: readonly Manifest[]): number {
  const parts = new Map(kept.flatMap(({ parts: own }) => own.map(({ file, bytes }) => [file, bytes] as const)));
  return [...parts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Bytes of the generations still to come, if each adds as much as the stored ones did on average. */
function expectedBytes(kept: readonly Manifest[], wanted: number): number {
  const [newest, ...others] = kept;
  if (!newest || others.length === 0) return 0;
  const added = (keptBytes(kept) - bytesOf(newest)) / others.length;
  return Math.max(0, wanted - kept.length) * added;
}

export const checkDisk: Check = async ({ folder, manifest, settings }) => {
  const check = { id: 'Ruang disk', en: 'Disk space' };
  const disk = await statfs(folder).catch(() => null);
  if (!disk) return [];
  const free = disk.bavail * disk.bsize;
  const kept = await listGenerations(folder);
  const keep = generationsToKeep(settings ?? {});
  const [have, all, taken] = [String(kept.length), String(keep), megabytes(keptBytes(kept))];
  const found = {
    id: `${megabytes(free)} bebas; ${have} dari ${all} generasi tersimpan, ${taken}`,
    en: `${megabytes(free)} free; ${have} of ${all} generations kept, ${taken}`,
  };
  const wanted = Math.max(LEAST_FREE_BYTES, ROOM_FOR_LOADS * (manifest ? bytesOf(manifest) : 0) + expectedBytes(kept, keep));
  if (free >= wanted) return [ok(check, found)];
  const advice = {
    id: `Sediakan sekurangnya ${megabytes(wanted)}: pemuatan menulis bagian baru di samping yang disajikan, dan ${all} generasi disimpan (generationsToKeep).`,
    en: `Make room for at least ${megabytes(wanted)}: a load writes new parts beside those that are served, and ${all} generations are kept (generationsToKeep).`,
  };
  return [free < LEAST_FREE_BYTES ? fail(check, found, advice) : warn(check, found, advice)];
};
