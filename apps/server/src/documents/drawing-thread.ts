import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedPage, Viewport } from '@pendapa/contracts';
import type { DrawingThreadData, FromThread, ToThread } from './drawing-messages.ts';

type Draw = (address: string, window: Viewport, waitsMs?: number) => Promise<RenderedPage | null>;

/** The running rendering, so that each fetch uses the rights of its own user. */
const drawings = new AsyncLocalStorage<number>();
const waiting = new Map<number, (response: Response) => void>();
let questions = 0;

const tell = (message: FromThread): void => parentPort?.postMessage(message);

// The page fetches as in a browser. The worker has no network: the main thread answers.
globalThis.fetch = (input) =>
  new Promise((resolve, reject) => {
    const drawing = drawings.getStore();
    if (drawing === undefined || typeof input !== 'string') return reject(new TypeError('Asked outside of a drawing.'));
    questions += 1;
    waiting.set(questions, resolve);
    return tell({ kind: 'ask', drawing, question: questions, address: input });
  });

const { draw } = (await import((workerData as DrawingThreadData).module)) as { readonly draw: Draw };

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'answer') {
    waiting.get(message.question)?.(new Response(message.body, { status: message.status }));
    waiting.delete(message.question);
    return undefined;
  }
  if (message.kind === 'look') return tell({ kind: 'alive' });
  const { drawing, address, window, waitsMs } = message;
  void drawings.run(drawing, async () => {
    const page = await draw(address, window, waitsMs).catch(() => null);
    tell({ kind: 'drawn', drawing, page });
  });
  return undefined;
});
tell({ kind: 'loaded' });
