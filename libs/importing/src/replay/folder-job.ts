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

/** Report of the working child: its progress, or a generation that a mapping published. */
export type FolderReport = FolderProgress | { readonly generation: number };

export interface FolderResult {
  /** The last generation that this work published; null if it published none. */
  readonly generation: number | null;
  /** Loads that were removed or read again. */
  readonly loads: number;
}
