import type { SubjectKey } from '@pendapa/contracts';

type Group = 'recent' | 'page' | 'tax' | 'unit' | 'region' | 'channel' | 'bank' | 'definition';

/** Search result: an address to open, or a definition to read. */
export interface Entry {
  readonly group: Group;
  readonly key: string;
  readonly label: string;
  /** Distinguishes entries of the same name. */
  readonly hint?: string;
  readonly to?: string;
  readonly definition?: { readonly subject: SubjectKey; readonly measure: string };
}
