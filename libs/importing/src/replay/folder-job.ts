import type { CodeMappings } from '../load/code-mappings.ts';

/** Work on the loads of a data folder. */
export type FolderJob =
  | { readonly kind: 'removal'; readonly dataFolder: string; readonly load: number; readonly memoryLimit: string }
  | { readonly kind: 'mapping'; readonly dataFolder: string; readonly mappings: CodeMappings };

/** Parts of the publication, or loads, that are done. */
export interface FolderProgress {
  readonly done: number;
  readonly total: number;
}

export interface FolderResult {
  /** The generation that is served now; null if none is. */
  readonly generation: number | null;
  /** Loads that were removed or read again. */
  readonly loads: number;
}
