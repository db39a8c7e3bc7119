import { readFile } from 'node:fs/promises';
import type { Texts } from '@pendapa/contracts';

const MAX_CONNECTIONS = 2_000;
/** Files for everything except parts and connections: modules, pages, the audit log, and spill files of the engine. */
const RESERVED = 256;
/** An office of some 40 users needs this many, because a browser opens six connections. */
const GOOD_CONNECTIONS = 256;
const MIN_CONNECTIONS = 8;

/** The maximum number of files and connections that this process may open; null if the system does not say. */
export async function maxOpenFiles(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const [, found] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return found === undefined ? null : Number(found);
}

interface Room {
  readonly connections: number;
  readonly level: 'ok' | 'warn' | 'fail';
  readonly found: Texts;
  readonly advice: Texts;
}

/** Calculates how many connections remain beside the parts. A load opens as many parts again. */
export function connectionRoom(files: number | null, parts: number): Room {
  const left = files === null ? MAX_CONNECTIONS : files - 2 * parts - RESERVED;
  const connections = Math.max(0, Math.min(MAX_CONNECTIONS, left));
  const [limitText, roomText] = [files === null ? '-' : String(files), String(connections)];
  return {
    connections,
    level: connections < MIN_CONNECTIONS ? 'fail' : connections < GOOD_CONNECTIONS ? 'warn' : 'ok',
    found: {
      id: `sekaligus ${limitText} berkas boleh terbuka: data memakai ${String(2 * parts)}, ${roomText} sambungan dilayani`,
      en: `${limitText} files may be open at once: the data take ${String(2 * parts)}, ${roomText} connections are served`,
    },
    advice: {
      id: 'Naikkan batasnya: LimitNOFILE=4096 dalam layanan systemd, atau ulimit -n 4096 sebelum dijalankan.',
      en: 'Raise the limit: LimitNOFILE=4096 in the systemd service, or ulimit -n 4096 before it starts.',
    },
  };
}
