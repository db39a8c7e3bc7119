import { readFile } from 'node:fs/promises';

const INTERVAL_MS = 200;

/** Memory of a process in MB; null if the system does not report it. */
async function residentMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1_024);
}

/**
 * Checks the memory of a process several times a second and calls `onExceeded` once above the limit. A limit of the address space does not
 * work: runtime and engine reserve many times what they use.
 * @returns a function that ends the watch.
 */
export function watchMemory(pid: number, maxMb: number, onExceeded: () => void): () => void {
  const timer = setInterval(() => {
    void residentMb(pid).then((usedMb) => {
      if (usedMb === null || usedMb <= maxMb) return;
      clearInterval(timer);
      onExceeded();
    });
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
