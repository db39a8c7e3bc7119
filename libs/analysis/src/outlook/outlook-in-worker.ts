import type { OutlookSaid } from './outlook-worker.ts';
import type { OutlookRequest, YearOutlook } from './year-outlook.ts';

// The bundler finds a worker by this exact form of a call. The name ends in .js because that is what stands in `dist`; from source
// the bundler takes the .ts beside it.
const startWorker = (): Worker => new Worker(new URL('./outlook-worker.js', import.meta.url), { type: 'module' });

/** Works the outlook out beside the page, which stays usable; a signal that is aborted ends the worker and rejects with its reason. */
export function outlookInWorker(request: OutlookRequest, signal: AbortSignal): Promise<YearOutlook> {
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
      if ('outlook' in data) end(() => resolve(data.outlook));
      else end(() => reject(new Error(data.failed)));
    });
    worker.postMessage(request);
  });
}
