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

/** Ticks a second in which the system counts processor time. */
const TICKS = 100;

/** Processor time that a process has used, in seconds; 0 once it is gone. */
export function processorSeconds(pid) {
  try {
    // The name of the program stands in brackets and may hold blanks; user and system time are the 14th and 15th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}
