import type { RenderedPage, Viewport } from '@pendapa/contracts';

/** The data that a worker gets at its start: the module that renders. */
export interface RenderWorkerData {
  readonly module: string;
}

export type ToWorker =
  /** `waitsMs`: how long to wait for answers, if longer than for a user. */
  | { readonly kind: 'render'; readonly renderId: number; readonly address: string; readonly viewport: Viewport; readonly waitsMs?: number }
  | { readonly kind: 'answer'; readonly requestId: number; readonly status: number; readonly body: string }
  /** The worker answers `alive`, unless it hangs. */
  | { readonly kind: 'ping' };

export type FromWorker =
  /** All files are read; the worker opens none later. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'fetch'; readonly renderId: number; readonly requestId: number; readonly address: string }
  /** null if the address has no page, or if an answer was refused. */
  | { readonly kind: 'rendered'; readonly renderId: number; readonly page: RenderedPage | null };
