import type { OutlookTask, OutlookMessage } from './outlook-worker.ts';

// The bundler recognizes workers by this exact form. The name ends in .js, as in `dist`; from source
// the bundler uses the .ts file.
const startWorker = (): Worker => new Worker(new URL('./outlook-worker.js', import.meta.url), { type: 'module' });

/**
 * Runs a forecast in a worker. `take` returns the answer of a message, or undefined to wait for the next. Aborting the signal
 * ends the worker and rejects with the signal's reason.
 */
export function inWorker<T>(task: OutlookTask, signal: AbortSignal, take: (message: OutlookMessage) => T | undefined): Promise<T> {
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
    worker.addEventListener('message', ({ data }: MessageEvent<OutlookMessage>) => {
      if ('failed' in data) return end(() => reject(new Error(data.failed)));
      const answer = take(data);
      if (answer !== undefined) end(() => resolve(answer));
    });
    worker.postMessage(task);
  });
}
