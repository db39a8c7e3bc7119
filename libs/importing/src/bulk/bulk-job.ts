import type { DuckDBConnection } from '@duckdb/node-api';
import type { Profile } from '../profile/schema.ts';
import type { CodesOf } from '../rows/compile.ts';
import type { SourceFile } from '../rows/row.ts';

export interface BulkJob {
  readonly connection: DuckDBConnection;
  readonly profile: Profile;
  readonly digits: number;
  readonly codes: CodesOf;
  readonly files: readonly SourceFile[];
  /** Checksum of each file, by its number. */
  readonly sha256: readonly string[];
  /** Files that are smaller, one with another, are left to the strict reader. */
  readonly leastBytes: number;
  readonly onBytes: (count: number, rows: number) => void;
}
