import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process, even if another one gets its number later. */
export interface ProcessMark {
  readonly pid: number;
  /** Start time of the process; null if the system does not give it. */
  readonly began: string | null;
  /** Boot of the system from which `began` counts; null if unknown. */
  readonly boot: string | null;
}

/** The same for a process on any computer, or in a container with its own process numbers. */
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

/** Returns true if both values are known and different. */
export const differ = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other;

/** Returns true if the process still runs on this computer. */
export const isAlive = ({ pid, began, boot }: ProcessMark): boolean =>
  !differ(boot, systemBoot()) && isRunning(pid) && !differ(began, processBegan(pid));

/** Returns true if the process ran where this one can see it and has ended; false if unknown. */
export const isKnownDead = (mark: RemoteProcessMark): boolean =>
  mark.host === hostname() &&
  mark.boot !== null &&
  mark.boot === systemBoot() &&
  mark.pidNamespace !== null &&
  mark.pidNamespace === pidNamespace() &&
  !isAlive(mark);
