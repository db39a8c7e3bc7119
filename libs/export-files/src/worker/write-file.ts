import type { Progress } from '../progress.ts';
import type { PdfOrder, WorkerMessage, SheetOrder } from './protocol.ts';
import { startPdfWorker, startSheetWorker } from './start-workers.ts';

export interface Writing {
  /** Ends the worker; no partial file is left. */
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

function ask(worker: Worker, order: SheetOrder | PdfOrder, { signal, progress }: Writing): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = (): void => end(() => reject(signal.reason));
    signal.addEventListener('abort', abort);
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message || 'The worker did not start'))));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('progress' in data) progress(data.progress);
      else if ('file' in data) end(() => resolve(data.file));
      else end(() => reject(new Error(data.failed)));
    });
    worker.postMessage(order);
  });
}

/** Writes a file in a worker, so that the page stays responsive. Rejects with the signal's reason if it is cancelled. */
export async function writeFile(order: SheetOrder | PdfOrder, writing: Writing): Promise<Blob> {
  writing.signal.throwIfAborted();
  return ask(order.format === 'pdf' ? startPdfWorker() : startSheetWorker(), order, writing);
}
