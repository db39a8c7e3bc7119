import type { Progress } from '../progress.ts';
import type { Said } from './protocol.ts';

const say = (said: Said): void => globalThis.postMessage(said);

/** Answers one order in a worker, and says how far it is. */
export function serve<Order>(write: (order: Order, progress: Progress) => Promise<Blob>): void {
  globalThis.addEventListener('message', ({ data }: MessageEvent<Order>) => {
    write(data, (progress) => say({ progress })).then(
      (file) => say({ file }),
      (error: unknown) => say({ failed: String(error) }),
    );
  });
}
