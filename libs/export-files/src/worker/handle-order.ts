import type { Progress } from '../progress.ts';
import type { WorkerMessage } from './protocol.ts';

const post = (message: WorkerMessage): void => globalThis.postMessage(message);

/** Handles one order in a worker and reports progress. */
export function handleOrder<Order>(write: (order: Order, progress: Progress) => Promise<Blob>): void {
  globalThis.addEventListener('message', ({ data }: MessageEvent<Order>) => {
    write(data, (progress) => post({ progress })).then(
      (file) => post({ file }),
      (error: unknown) => post({ failed: String(error) }),
    );
  });
}
