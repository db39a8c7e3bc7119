import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, Viewport } from '@pendapa/contracts';
import type { FromThread } from '../../documents/drawing-messages.ts';
import { DrawingWorker } from '../../documents/drawing-worker.ts';

const THREAD = join(__dirname, '../../../dist/documents/drawing-thread.js');
const WAITS_MS = 60_000;

export interface Reply {
  readonly status: number;
  readonly body: string;
}

type Ask = (address: string) => Promise<Reply>;

interface Order {
  readonly ask: Ask;
  readonly done: (page: RenderedPage | null) => void;
}

/** Draws pages as the server does, and waits for all of their answers. */
export class PageDrawer {
  readonly #orders = new Map<number, Order>();
  readonly #worker: DrawingWorker;
  #drawings = 0;

  constructor(shellFolder: string) {
    const module = pathToFileURL(join(shellFolder, '.drawing', 'draw.js')).href;
    this.#worker = new DrawingWorker(
      THREAD,
      module,
      (message) => void this.#hear(message),
      () => this.#end(),
    );
  }

  draw(address: string, window: Viewport, ask: Ask): Promise<RenderedPage | null> {
    this.#drawings += 1;
    const drawing = this.#drawings;
    return new Promise((done) => {
      this.#orders.set(drawing, { ask, done });
      this.#worker.post({ kind: 'draw', drawing, address, window, waitsMs: WAITS_MS });
    });
  }

  close(): Promise<void> {
    return this.#worker.end();
  }

  async #hear(message: FromThread): Promise<void> {
    if (message.kind === 'drawn') {
      this.#orders.get(message.drawing)?.done(message.page);
      this.#orders.delete(message.drawing);
    } else if (message.kind === 'ask') {
      const answer = await this.#orders.get(message.drawing)?.ask(message.address);
      if (answer) this.#worker.post({ kind: 'answer', question: message.question, ...answer });
    }
  }

  #end(): void {
    for (const { done } of this.#orders.values()) done(null);
    this.#orders.clear();
  }
}
