import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Tells a process from every other one, also from one that is given its number later. */
export interface ProcessMark {
  readonly pid: number;
  /** When it began, where the system tells. */
  readonly began: string | null;
  /** Which start of the system `began` counts from, where the system tells. */
  readonly boot: string | null;
}

/** The same for whoever may run on another computer, or in a container with process numbers of its own. */
export interface RemoteProcessMark extends ProcessMark {
  readonly host: string;
  readonly pidNamespace: string | null;
}

function processBegan(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function orNull(read: () => string): string | null {
  try {
    return read().trim();
  } catch {
    return null;
  }
}

const systemBoot = (): string | null => orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
const pidNamespace = (): string | null => orNull(() => readlinkSync('/proc/self/ns/pid'));

export const ownMark = (): ProcessMark => ({ pid: process.pid, began: processBegan(process.pid), boot: systemBoot() });

export const ownRemoteMark = (): RemoteProcessMark => ({ ...ownMark(), host: hostname(), pidNamespace: pidNamespace() });

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another account's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether two values are known and different. */
export const differ = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other;

/** Whether the process still runs, on this computer. */
export const isAlive = ({ pid, began, boot }: ProcessMark): boolean =>
  !differ(boot, systemBoot()) && isRunning(pid) && !differ(began, processBegan(pid));

/** Whether the process ran where this one can see it and no longer does; false where nobody can tell. */
export const isKnownDead = (mark: RemoteProcessMark): boolean =>
  mark.host === hostname() &&
  mark.boot !== null &&
  mark.boot === systemBoot() &&
  mark.pidNamespace !== null &&
  mark.pidNamespace === pidNamespace() &&
  !isAlive(mark);
