import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import type { Drawn } from './incoming.ts';
import type { LoadedFile, Manifest, Source } from '../generations/manifest.ts';
import type { Replacement } from './replacement.ts';
import type { SourceKindName } from '../schema/part-kinds.ts';
import type { RecordedLoad } from '../sources/keep-load.ts';
import type { TableName } from '../schema/tables.ts';

export interface DraftOptions {
  /** DuckDB's soft limit, e.g. `1GB`. */
  readonly memoryLimit?: string;
  readonly threads?: number;
  /**
   * Where incoming rows lie until they are published: in a file, packed, or in memory (and beside it on the disk where the limit is
   * reached), which takes less time and more room.
   */
  readonly staging?: 'file' | 'memory';
  /** The source of rows that name none; left out: it is not known. */
  readonly source?: string;
  /** Number and instant of a load that is done again; left out: a new number, and now. */
  readonly as?: { readonly load: number; readonly at: string };
  /** Builds on nothing and does not read what is served, which may be of an older format. */
  readonly anew?: boolean;
}

/** What a publication takes over from another generation instead of adding a load. */
export type History = Pick<Manifest, 'loads' | 'extracts' | 'sources'>;

export interface PublishOptions {
  /** What people call the source: a file name, "sample agency". */
  readonly source: string;
  readonly sourceSha256: string | null;
  readonly sample: boolean;
  /** Begins again from nothing instead of adding to the current generation. */
  readonly fresh?: boolean;
  /** Checksum of how the file was read, its files one by one, and the first and last posting date that it brings: kept with the load. */
  readonly reading?: string;
  readonly files?: readonly LoadedFile[];
  readonly posted?: Period;
  /** The sources of the rows; left out: that of the draft. */
  readonly sources?: readonly number[];
  /** What is taken away before the incoming rows are added; left out: no payments, and of other tables rows of the same source. */
  readonly replace?: Replacement;
  /** The rows are those of these loads: nothing new came in. Only for a fresh generation. */
  readonly history?: History;
  /** How the load is done again, and its files: kept in `<data>/sources`, with a record that the manifest names. */
  readonly record?: RecordedLoad;
  /** The generation gets at least this number. */
  readonly number?: number;
  /** What the reader counted itself; publishing fails where the stored rows and sums differ. */
  readonly expected?: { readonly rows: Readonly<Partial<Record<TableName, number>>>; readonly paymentAmount?: bigint };
  readonly onProgress?: (step: string, done: number, total: number) => void;
  /** Waited for when everything is built and nothing is served yet; what it throws ends the publication. */
  readonly beforeServed?: (manifest: Manifest) => Promise<void>;
}

/**
 * A generation in the making, in a folder of its own. Fill the tables of the schema `incoming` (all columns of `TABLES`, empty
 * at first) through `connection`; what is served now can be read under the schema `published`. Nothing is visible to readers
 * before `publish` resolves; `discard`, or the end of the process, leaves nothing behind.
 */
export interface Draft {
  readonly connection: DuckDBConnection;
  /** The generation this one builds on; null in an empty data folder. */
  readonly base: Manifest | null;
  /** The number of this load, which its generation will have as well. */
  readonly load: number;
  /** The number of a source by its name: the one that it has, or a new one. */
  readonly sourceId: (name: string) => number;
  /** The sources of the base and those that were named since. */
  readonly sources: () => readonly Source[];
  /**
   * Says that all rows of these kinds and of a calendar year (null: of kinds that have one part for all years) have come in: their
   * parts are written beside what follows, and their rows can no longer be read. Payments in the order of their years. Only for a
   * fresh generation.
   */
  readonly seal: (year: number | null, ...kinds: readonly SourceKindName[]) => Promise<void>;
  /**
   * Seals a kind likewise, with rows that are worked out when they are written. `forget` names the tables of the schema `incoming`
   * that nothing reads any more once that is done.
   */
  readonly sealDrawn: (year: number | null, kind: SourceKindName, drawn: Drawn, forget: readonly string[]) => Promise<void>;
  readonly publish: (options: PublishOptions) => Promise<Manifest>;
  readonly discard: () => Promise<void>;
}
