import type { CalendarDate, ExtractKey, Period } from '@pendapa/contracts';
import type { PartKind } from '../schema/part-kinds.ts';
import type { TableName } from '../schema/tables.ts';

/** One immutable database file of a generation. */
export interface Part {
  /** Relative to `<data>/parts`; the name carries the hash. */
  readonly file: string;
  readonly kind: PartKind;
  /** Calendar year of its rows; null where one part holds all years. */
  readonly year: number | null;
  readonly sha256: string;
  readonly bytes: number;
  readonly rows: Readonly<Record<string, number>>;
  /** Control sums as exact integers, e.g. `payments.amount`. */
  readonly sums: Readonly<Record<string, string>>;
}

/**
 * Version of the tables and columns of parts; it rises with every change of them.
 * Before it rises, create the fixture of the current format: `apps/server/fixtures/formats`.
 */
export const PART_FORMAT = 15;

/** A file of a load with a checksum of how it was read. */
export interface LoadedFile {
  readonly sha256: string;
  readonly extract: ExtractKey;
  readonly reading: string;
}

/** A system that sends rows; a load replaces rows of its own source. */
export interface Source {
  readonly id: number;
  readonly name: string;
}

/** The record of a load in `<data>/sources`. */
export interface RecordReference {
  readonly name: string;
  readonly sha256: string;
}

export interface Load {
  /** The number of the generation that the load published. */
  readonly id: number;
  /** Known sources of its rows. */
  readonly sources: readonly number[];
  /** UTC instant. */
  readonly at: string;
  readonly source: string;
  /** sha256 of the file that was read; null for generated data. */
  readonly sourceSha256: string | null;
  readonly rows: Readonly<Partial<Record<TableName, number>>>;
  /** Checksum of how the file was read; absent without a file. */
  readonly reading?: string;
  /** Its files; absent in older loads and in those of very many files. */
  readonly files?: readonly LoadedFile[];
  /** First and last posting date of the payments that came in. */
  readonly posted?: Period;
  /** Days whose payments were removed first: those of the load's sources, or of all. */
  readonly replaced?: Period;
  readonly replacedAllSources?: boolean;
  /** The load that this one removed. */
  readonly removes?: number;
  /** Its record; absent in loads older than records. */
  readonly kept?: RecordReference;
}

export interface ExtractSummary {
  readonly extract: ExtractKey;
  readonly rows: number;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly importedAt: string;
  readonly source: string;
}

/** `<data>/generations/<number>.json`: everything that is served at one time. */
export interface Manifest {
  readonly format: typeof PART_FORMAT;
  readonly generation: number;
  readonly publishedAt: string;
  readonly sample: boolean;
  /** Latest and first posting date; null without payments. */
  readonly asOf: CalendarDate | null;
  readonly since: CalendarDate | null;
  readonly parts: readonly Part[];
  readonly extracts: readonly ExtractSummary[];
  readonly loads: readonly Load[];
  readonly sources: readonly Source[];
}

/** From the first to the latest posting date; null without payments. */
export const extentOf = ({ since, asOf }: Pick<Manifest, 'since' | 'asOf'>): Period | null =>
  since !== null && asOf !== null ? { from: since, to: asOf } : null;
