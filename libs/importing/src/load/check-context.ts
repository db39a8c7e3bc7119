import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import type { Replacement } from '@pendapa/warehouse';
import type { FindingCode } from '../finding-texts.ts';
import type { LoadState } from '../rows/load-state.ts';
import type { SourceFile } from '../rows/row.ts';
import { eachRow } from '../staging/sql.ts';

/** Data that the checks of resolved rows need. */
export interface CheckContext {
  readonly connection: DuckDBConnection;
  readonly load: LoadState;
  readonly files: readonly SourceFile[];
  readonly replacement: Replacement;
  /** Source of the resolved rows. */
  readonly source: number;
  /** Names of the sources that the load knows, by number. */
  readonly sourceNames: ReadonlyMap<number, string>;
}

export const columnOf = (context: CheckContext, name: string): string | null =>
  (context.load.profile.fields[name] as { column?: string } | undefined)?.column ?? null;

/** Refuses every row of a statement whose first columns are file and line. */
export async function refuseEach(
  { connection, load, files }: CheckContext,
  { sql, values = [], column, code }: { sql: string; values?: DuckDBValue[]; column: string | null; code: FindingCode },
  params: (row: readonly DuckDBValue[]) => Record<string, string>,
): Promise<void> {
  await eachRow(connection, `SELECT * FROM (${sql}) wrong ORDER BY 1, 2`, values, (row) => {
    load.findings.refused.add({ file: files[Number(row[0])]?.name ?? '', line: Number(row[1]), column }, code, params(row));
  });
}
