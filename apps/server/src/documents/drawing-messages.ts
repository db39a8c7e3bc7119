import type { DrawnPage, ReadersWindow } from '@pendapa/contracts';

/** What is handed to the thread when it begins: the module that draws. */
export interface DrawingThreadData {
  readonly module: string;
}

export type ToThread =
  /** `waitsMs`: how long answers are waited for, where that is longer than a reader waits. */
  | { readonly kind: 'draw'; readonly drawing: number; readonly address: string; readonly window: ReadersWindow; readonly waitsMs?: number }
  | { readonly kind: 'answer'; readonly question: number; readonly status: number; readonly body: string }
  /** Answered with `alive`, unless the thread hangs. */
  | { readonly kind: 'look' };

export type FromThread =
  /** All files are read; no other one is opened later. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'ask'; readonly drawing: number; readonly question: number; readonly address: string }
  /** null: the address has no page, or an answer that it needs was refused. */
  | { readonly kind: 'drawn'; readonly drawing: number; readonly page: DrawnPage | null };
