import type { RenderedPage, Viewport } from '@pendapa/contracts';

/** The data that a worker gets at its start: the module that renders. */
export interface DrawingThreadData {
  readonly module: string;
}

export type ToThread =
  /** `waitsMs`: how long to wait for answers, if longer than for a user. */
  | { readonly kind: 'draw'; readonly drawing: number; readonly address: string; readonly window: Viewport; readonly waitsMs?: number }
  | { readonly kind: 'answer'; readonly question: number; readonly status: number; readonly body: string }
  /** The worker answers `alive`, unless it hangs. */
  | { readonly kind: 'look' };

export type FromThread =
  /** All files are read; the worker opens none later. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'ask'; readonly drawing: number; readonly question: number; readonly address: string }
  /** null if the address has no page, or if an answer was refused. */
  | { readonly kind: 'drawn'; readonly drawing: number; readonly page: RenderedPage | null };
