import type { Progress } from '../progress.ts';
import type { ReadRows, TableRows } from '../model.ts';
import type { PdfOrder, RowsMessage, WorkerMessage, WrittenFile, SheetOrder } from './protocol.ts';
import { startPdfWorker, startSheetWorker } from './start-workers.ts';

export interface Writing {
  /** Ends the worker; no partial file is left. */
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /** Reads the incoming rows of tables. */
  readonly read?: ReadRows;
}

/** Returns a function that reads the next page of a table, null after its last one. */
function pageReader(read: ReadRows | undefined): (table: number) => Promise<TableRows | null> {
  const open = new Map<number, AsyncIterator<TableRows>>();
  return async (table) => {
    const pages = open.get(table) ?? read?.(table)?.[Symbol.asyncIterator]();
    if (!pages) return null;
    open.set(table, pages);
    const { done, value } = await pages.next();
    return done === true ? null : value;
  };
}

function ask(worker: Worker, order: SheetOrder | PdfOrder, { signal, progress, read }: Writing): Promise<WrittenFile> {
  const nextPage = pageReader(read);
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = (): void => end(() => reject(signal.reason));
    const answer = (table: number): void => {
      nextPage(table).then(
        (rows) => worker.postMessage({ rows } satisfies RowsMessage),
        (error: unknown) => end(() => reject(error)),
      );
    };
    signal.addEventListener('abort', abort);
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message || 'The worker did not start'))));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('progress' in data) progress(data.progress);
      else if ('wants' in data) answer(data.wants);
      else if ('file' in data) end(() => resolve(data));
      else end(() => reject(new Error(data.failed)));
    });
    worker.postMessage(order);
  });
}

/** Writes a file in a worker, so that the page stays responsive. Rejects with the signal's reason if it is cancelled. */
export async function writeFile(order: SheetOrder | PdfOrder, writing: Writing): Promise<WrittenFile> {
  writing.signal.throwIfAborted();
  return ask(order.format === 'pdf' ? startPdfWorker() : startSheetWorker(), order, writing);
}
