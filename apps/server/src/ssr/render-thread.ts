import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedPage, Viewport } from '@pendapa/contracts';
import type { FromWorker, RenderWorkerData, ToWorker } from './render-messages.ts';

type RenderPage = (address: string, viewport: Viewport, waitsMs?: number) => Promise<RenderedPage | null>;

/** The running rendering, so that each fetch uses the rights of its own user. */
const renderings = new AsyncLocalStorage<number>();
const waiting = new Map<number, (response: Response) => void>();
let requests = 0;

const send = (message: FromWorker): void => parentPort?.postMessage(message);

// The page fetches as in a browser. The worker has no network: the main thread answers.
globalThis.fetch = (input) =>
  new Promise((resolve, reject) => {
    const renderId = renderings.getStore();
    if (renderId === undefined || typeof input !== 'string') return reject(new TypeError('Fetched outside of a rendering.'));
    requests += 1;
    waiting.set(requests, resolve);
    return send({ kind: 'fetch', renderId, requestId: requests, address: input });
  });

const { render } = (await import((workerData as RenderWorkerData).module)) as { readonly render: RenderPage };

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'answer') {
    waiting.get(message.requestId)?.(new Response(message.body, { status: message.status }));
    waiting.delete(message.requestId);
    return undefined;
  }
  if (message.kind === 'ping') return send({ kind: 'alive' });
  const { renderId, address, viewport, waitsMs } = message;
  void renderings.run(renderId, async () => {
    const page = await render(address, viewport, waitsMs).catch(() => null);
    send({ kind: 'rendered', renderId, page });
  });
  return undefined;
});
send({ kind: 'loaded' });
