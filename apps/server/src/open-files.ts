import { readFile } from 'node:fs/promises';
import type { Texts } from '@pendapa/contracts';

const MOST_CONNECTIONS = 2_000;
/** For everything but parts and connections: modules, read side by side at the start, pages, the audit log, what does not fit into memory. */
const RESERVED = 256;
/** With fewer a floor of clerks, whose browsers open six each, is turned away. */
const ENOUGH = 256;
const FEWEST = 8;

/** How many files and connections this process may have open at once; null where the system does not tell. */
export async function mostOpenFiles(): Promise<number | null> {
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

/** How many connections so many open files leave beside the parts, of which a load brings as many again. */
export function roomIn(files: number | null, parts: number): Room {
  const left = files === null ? MOST_CONNECTIONS : files - 2 * parts - RESERVED;
  const connections = Math.max(0, Math.min(MOST_CONNECTIONS, left));
  const [most, room] = [files === null ? '-' : String(files), String(connections)];
  return {
    connections,
    level: connections < FEWEST ? 'fail' : connections < ENOUGH ? 'warn' : 'ok',
    found: {
      id: `sekaligus ${most} berkas boleh terbuka: data memakai ${String(2 * parts)}, ${room} sambungan dilayani`,
      en: `${most} files may be open at once: the data take ${String(2 * parts)}, ${room} connections are served`,
    },
    advice: {
      id: 'Naikkan batasnya: LimitNOFILE=4096 dalam layanan systemd, atau ulimit -n 4096 sebelum dijalankan.',
      en: 'Raise the limit: LimitNOFILE=4096 in the systemd service, or ulimit -n 4096 before it starts.',
    },
  };
}
