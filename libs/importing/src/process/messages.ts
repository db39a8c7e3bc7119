import type { Texts } from '@pendapa/contracts';
import type { ImportJob, ImportProgress } from '../load/import-into.ts';
import type { Receipt } from '../receipt.ts';

/** Message of the parent, sent once. */
export type ToChild = ImportJob;

/** Messages of the child: progress, then one outcome. */
export type FromChild =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  | { readonly kind: 'refused'; readonly receipt: Receipt }
  | { readonly kind: 'profile'; readonly profile: string; readonly key: string; readonly reason: Texts }
  | { readonly kind: 'spoken'; readonly texts: Texts }
  | { readonly kind: 'failed'; readonly message: string };

export type Outcome = Exclude<FromChild, { kind: 'progress' }>;
