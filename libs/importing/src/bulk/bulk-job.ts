import type { DuckDBConnection } from '@duckdb/node-api';
import type { Profile } from '../profile/schema.ts';
import type { CodesOf } from '../rows/compile.ts';
import type { SourceFile } from '../rows/row.ts';
import type { DateContext } from '../values/date.ts';

export interface BulkJob {
  readonly connection: DuckDBConnection;
  readonly profile: Profile;
  readonly digits: number;
  readonly dates: DateContext;
  readonly codes: CodesOf;
  readonly files: readonly SourceFile[];
  /** Checksum of each file, by file number. */
  readonly sha256: readonly string[];
  /** The strict reader takes files that are smaller than this on average. */
  readonly minBytes: number;
  readonly onBytes: (count: number, rows: number) => void;
}
