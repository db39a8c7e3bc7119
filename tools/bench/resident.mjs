import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB; 0 if it has ended or the system does not say. */
export function residentMb(pid) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Ticks per second in which the system counts processor time. */
const TICKS = 100;

/** Processor time of a process in seconds; 0 if it has ended. */
export function processorSeconds(pid) {
  try {
    // The program's name is in brackets and may contain blanks. User and system time are the 14th and 15th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}
