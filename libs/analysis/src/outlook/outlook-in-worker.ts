import type { OutlookAsked, OutlookSaid } from './outlook-worker.ts';

// The bundler finds a worker by this exact form of a call. The name ends in .js because that is what stands in `dist`; from source
// the bundler takes the .ts beside it.
const startWorker = (): Worker => new Worker(new URL('./outlook-worker.js', import.meta.url), { type: 'module' });

/**
 * Works beside the page, which stays usable; `take` gives the answer once the worker has said it, and undefined before. A signal that is aborted
 * ends the worker and rejects with its reason.
 */
export function inWorker<T>(asked: OutlookAsked, signal: AbortSignal, take: (said: OutlookSaid) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = startWorker();
    const end = (settle: () => void): void => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = (): void => end(() => reject(signal.reason));
    signal.addEventListener('abort', abort);
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message || 'The worker did not start'))));
    worker.addEventListener('message', ({ data }: MessageEvent<OutlookSaid>) => {
      if ('failed' in data) return end(() => reject(new Error(data.failed)));
      const answer = take(data);
      if (answer !== undefined) end(() => resolve(answer));
    });
    worker.postMessage(asked);
  });
}
