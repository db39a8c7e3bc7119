import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, Viewport } from '@pendapa/contracts';

const MAX_WAIT_MS = 600_000;

export interface Reply {
  readonly status: number;
  readonly body: string;
}

export type FetchAnswer = (address: string) => Promise<Reply>;
type Render = (address: string, viewport: Viewport, waitsMs: number, answers?: string) => Promise<RenderedPage | null>;

/** Draws pages with the module by which the server draws them; one rendering at a time. */
export class TestPageRenderer {
  private constructor(private readonly module: { readonly render: Render }) {}

  static async open(shellFolder: string): Promise<TestPageRenderer> {
    const module = pathToFileURL(join(shellFolder, '.ssr', 'render-page.js')).href;
    return new TestPageRenderer((await import(module)) as { readonly render: Render });
  }

  /** Waits for all answers; those of an earlier rendering of the page are not fetched again. */
  async render(address: string, viewport: Viewport, fetchAnswer: FetchAnswer, answers?: string): Promise<RenderedPage | null> {
    globalThis.fetch = async (input) => {
      if (typeof input !== 'string') throw new TypeError('A rendering fetches by address.');
      const { status, body } = await fetchAnswer(input);
      return new Response(body, { status });
    };
    return this.module.render(address, viewport, MAX_WAIT_MS, answers);
  }
}
