import type { DuckDBConnection } from '@duckdb/node-api';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { ReceiptAmounts } from '../receipt.ts';
import type { Profile } from '../profile/schema.ts';
import { RESOLVED } from './resolved-rows.ts';
import { query, textOrEmpty } from '../staging/sql.ts';

/** Smallest, median and largest of the positive amounts; null if the extract has no amounts. */
export async function amountsOf(connection: DuckDBConnection, { extract }: Profile): Promise<ReceiptAmounts | null> {
  const { sum } = EXTRACT_SPECS[extract];
  if (sum === null) return null;
  const [[smallest, median, largest] = []] = await query(
    connection,
    `SELECT min(${sum}), quantile_disc(${sum}, 0.5), max(${sum}) FROM ${RESOLVED} WHERE ${sum} > 0`,
  );
  return smallest === null ? null : { smallest: textOrEmpty(smallest), median: textOrEmpty(median), largest: textOrEmpty(largest) };
}
