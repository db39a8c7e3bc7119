import { readFile } from 'node:fs/promises';

const EVERY_MS = 200;

/** Memory that a process holds at this moment, in MB; null where the system does not tell. */
async function residentMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1_024);
}

/**
 * Looks at a process's memory several times a second and tells once when it holds more than `mostMb`. A limit of the address space
 * cannot do this: the runtime and the engine reserve many times what they use. Gives the function that ends the watch.
 */
export function watchMemory(pid: number, mostMb: number, onExceeded: () => void): () => void {
  const timer = setInterval(() => {
    void residentMb(pid).then((held) => {
      if (held === null || held <= mostMb) return;
      clearInterval(timer);
      onExceeded();
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
