import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, Viewport } from '@pendapa/contracts';

const WAITS_MS = 600_000;

export interface Reply {
  readonly status: number;
  readonly body: string;
}

export type Ask = (address: string) => Promise<Reply>;
type Draw = (address: string, window: Viewport, waitsMs: number, answers?: string) => Promise<RenderedPage | null>;

/** Draws pages with the module by which the server draws them; one drawing at a time. */
export class PageDrawer {
  private constructor(private readonly module: { readonly draw: Draw }) {}

  static async open(shellFolder: string): Promise<PageDrawer> {
    const module = pathToFileURL(join(shellFolder, '.drawing', 'draw.js')).href;
    return new PageDrawer((await import(module)) as { readonly draw: Draw });
  }

  /** Waits for all answers; those of an earlier drawing of the page are not asked again. */
  async draw(address: string, window: Viewport, ask: Ask, answers?: string): Promise<RenderedPage | null> {
    globalThis.fetch = async (input) => {
      if (typeof input !== 'string') throw new TypeError('A drawing asks by address.');
      const { status, body } = await ask(input);
      return new Response(body, { status });
    };
    return this.module.draw(address, window, WAITS_MS, answers);
  }
}
