import { readFileSync } from 'node:fs';

/** Memory that a process holds, in MB; 0 where it is gone or the system does not tell. */
export function residentMb(pid) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
