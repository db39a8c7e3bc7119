import { statfs } from 'node:fs/promises';
import { generationsToKeep } from '@pendapa/contracts/settings';
import { listGenerations, type Manifest } from '@pendapa/warehouse';
import { bytesOf, megabytes } from '../generation-facts.ts';
import { maxOpenFiles, connectionRoom } from '../open-files.ts';
import { fail, ok, sameText, warn, type Check } from './finding.ts';

const MIN_NODE = [20, 19] as const;
const MIN_THREADS = 8;
const MIN_FREE_BYTES = 500_000_000;
/** A load writes new parts next to the served ones. */
const ROOM_FOR_LOADS = 2;

export const checkNode: Check = () => {
  const check = sameText('Node');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const found = sameText(process.versions.node);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return Promise.resolve([ok(check, found)]);
  const wanted = MIN_NODE.join('.');
  return Promise.resolve([
    fail(check, found, { id: `Pasang Node ${wanted} atau yang lebih baru.`, en: `Install Node ${wanted} or a newer one.` }),
  ]);
};

export const checkThreads: Check = () => {
  const check = sameText('UV_THREADPOOL_SIZE');
  const threads = process.env['UV_THREADPOOL_SIZE'];
  if (Number(threads ?? 4) >= MIN_THREADS) return Promise.resolve([ok(check, sameText(threads ?? ''))]);
  return Promise.resolve([
    warn(check, threads === undefined ? { id: 'tidak diatur (4)', en: 'not set (4)' } : sameText(threads), {
      id: 'Jalankan melalui pendapa.cjs, atau atur UV_THREADPOOL_SIZE=16: kueri panjang dapat memakai semua utas.',
      en: 'Start through pendapa.cjs, or set UV_THREADPOOL_SIZE=16: long queries would take all threads.',
    }),
  ]);
};

export const checkOpenFiles: Check = async ({ manifest }) => {
  const check = { id: 'Berkas terbuka', en: 'Open files' };
  const { level, found, advice } = connectionRoom(await maxOpenFiles(), manifest?.parts.length ?? 0);
  return [level === 'ok' ? ok(check, found) : { check, level, found, advice }];
};

/** Bytes of all stored generations. Parts that several of them share count once. */
function storedBytes(generations: readonly Manifest[]): number {
  const parts = new Map(generations.flatMap(({ parts: own }) => own.map(({ file, bytes }) => [file, bytes] as const)));
  return [...parts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Bytes of the generations still to come, if each adds as much as the stored ones did on average. */
function expectedBytes(generations: readonly Manifest[], wanted: number): number {
  const [newest, ...others] = generations;
  if (!newest || others.length === 0) return 0;
  const added = (storedBytes(generations) - bytesOf(newest)) / others.length;
  return Math.max(0, wanted - generations.length) * added;
}

export const checkDisk: Check = async ({ folder, manifest, settings }) => {
  const check = { id: 'Ruang disk', en: 'Disk space' };
  const disk = await statfs(folder).catch(() => null);
  if (!disk) return [];
  const free = disk.bavail * disk.bsize;
  const generations = await listGenerations(folder);
  const keep = generationsToKeep(settings ?? {});
  const [have, all, taken] = [String(generations.length), String(keep), megabytes(storedBytes(generations))];
  const found = {
    id: `${megabytes(free)} bebas; ${have} dari ${all} generasi tersimpan, ${taken}`,
    en: `${megabytes(free)} free; ${have} of ${all} generations kept, ${taken}`,
  };
  const wanted = Math.max(MIN_FREE_BYTES, ROOM_FOR_LOADS * (manifest ? bytesOf(manifest) : 0) + expectedBytes(generations, keep));
  if (free >= wanted) return [ok(check, found)];
  const advice = {
    id: `Sediakan sekurangnya ${megabytes(wanted)}. Pemuatan menulis bagian baru di samping data yang disajikan, dan ${all} generasi disimpan (generationsToKeep).`,
    en: `Make room for at least ${megabytes(wanted)}. A load writes new parts beside the served ones, and ${all} generations are kept (generationsToKeep).`,
  };
  return [free < MIN_FREE_BYTES ? fail(check, found, advice) : warn(check, found, advice)];
};
