import type { ReadRows, TableRows } from '../model.ts';
import type { Progress } from '../progress.ts';
import type { RowsMessage, WorkerMessage, WrittenFile } from './protocol.ts';

const post = (message: WorkerMessage): void => globalThis.postMessage(message);

/** Asks the page for the next rows of a table. */
function nextRows(table: number): Promise<TableRows | null> {
  return new Promise((resolve) => {
    globalThis.addEventListener('message', ({ data }: MessageEvent<RowsMessage>) => resolve(data.rows), { once: true });
    post({ wants: table });
  });
}

const read: ReadRows = async function* (table): AsyncGenerator<TableRows> {
  for (let rows = await nextRows(table); rows !== null; rows = await nextRows(table)) yield rows;
};

export interface Handling {
  readonly progress: Progress;
  readonly read: ReadRows;
}

/** Handles the one order of a worker, and reports progress. */
export function handleOrder<Order>(write: (order: Order, handling: Handling) => Promise<WrittenFile>): void {
  globalThis.addEventListener(
    'message',
    ({ data }: MessageEvent<Order>) => {
      write(data, { progress: (progress) => post({ progress }), read }).then(post, (error: unknown) => post({ failed: String(error) }));
    },
    { once: true },
  );
}
