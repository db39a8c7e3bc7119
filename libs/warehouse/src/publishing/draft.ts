import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import type { GeneratedTables } from './incoming.ts';
import type { LoadedFile, Manifest, Source } from '../generations/manifest.ts';
import type { Replacement } from '../schema/replacement.ts';
import type { SourceKindName } from '../schema/part-kinds.ts';
import type { RecordedLoad } from './load-recorder.ts';
import type { TableName } from '../schema/tables.ts';

export interface DraftOptions {
  /** DuckDB's soft limit, e.g. `1GB`. */
  readonly memoryLimit?: string;
  readonly threads?: number;
  /**
   * Where incoming rows wait until they are published.
   * A compressed file needs less room; memory, which spills to the disk at its limit, needs less time.
   */
  readonly staging?: 'file' | 'memory';
  /** The source of rows that name none; unknown by default. */
  readonly source?: string;
  /** Number and instant of a repeated load; by default a new number and now. */
  readonly as?: { readonly load: number; readonly at: string };
  /** Starts empty and does not read the served data, which may have an older format. */
  readonly anew?: boolean;
}

/** Contents that a publication takes from another generation instead of adding a load. */
export type History = Pick<Manifest, 'loads' | 'extracts' | 'sources'>;

export interface PublishOptions {
  /** The source's name for people: a file name, "sample agency". */
  readonly source: string;
  readonly sourceSha256: string | null;
  readonly sample: boolean;
  /** Starts empty instead of adding to the current generation. */
  readonly fresh?: boolean;
  /** Checksum of how the file was read, its files, and the posting dates of its payments; stored with the load. */
  readonly reading?: string;
  readonly files?: readonly LoadedFile[];
  readonly posted?: Period;
  /** Sources of the rows; by default that of the draft. */
  readonly sources?: readonly number[];
  /** Rows removed before the new ones come in; by default rows of the same source, but no payments. */
  readonly replace?: Replacement;
  /** Loads that the rows already belong to: no new load is added. Only for a fresh generation. */
  readonly history?: History;
  /** How the load is repeated, with its files; stored in `<data>/sources` and named by the manifest. */
  readonly record?: RecordedLoad;
  /** Minimum number of the generation. */
  readonly number?: number;
  /** Counts of the reader; publishing fails if the stored rows and sums differ. */
  readonly expected?: { readonly rows: Readonly<Partial<Record<TableName, number>>>; readonly paymentAmount?: bigint };
  readonly onProgress?: (step: string, done: number, total: number) => void;
  /** Runs when everything is built and nothing is served yet; an error from it aborts the publication. */
  readonly beforeServed?: (manifest: Manifest) => Promise<void>;
}

/**
 * A generation that is being written in its own folder.
 * Fill the tables of the schema `incoming`, which have all columns of `TABLES`; the schema `published` shows the served data.
 * Readers see nothing before `publish` resolves; `discard` or the end of the process leaves nothing behind.
 */
export interface Draft {
  readonly connection: DuckDBConnection;
  /** The generation that this one builds on; null in an empty data folder. */
  readonly base: Manifest | null;
  /** The number of this load and of its generation. */
  readonly load: number;
  /** Returns the number of a source by its name; a new source gets one. */
  readonly sourceId: (name: string) => number;
  /** Sources of the base and those named since. */
  readonly sources: () => readonly Source[];
  /**
   * Marks all rows of these kinds and a year as complete (null: kinds with one part for all years).
   * Their parts are written in the background, and their rows can no longer be read.
   * Payments need ascending years. Only for a fresh generation.
   */
  readonly flushPartitions: (year: number | null, ...kinds: readonly SourceKindName[]) => Promise<void>;
  /**
   * Flushes a kind with rows that are computed while they are written.
   * @param forget tables of the schema `incoming` that are dropped after it
   */
  readonly flushGenerated: (
    year: number | null,
    kind: SourceKindName,
    generated: GeneratedTables,
    forget: readonly string[],
  ) => Promise<void>;
  readonly publish: (options: PublishOptions) => Promise<Manifest>;
  readonly discard: () => Promise<void>;
}
