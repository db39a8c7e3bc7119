/**
 * Additional columns of every stored row: its source, by number in the manifest, and its load.
 * 0 means unknown, in rows of formats before 15 only.
 */
export const ORIGIN_COLUMNS = { source_id: 'SMALLINT', load_id: 'INTEGER' } as const;

/** Where a row comes from. */
export interface Origin {
  readonly source: number;
  readonly load: number;
}

/** Number of an unknown source. */
export const UNKNOWN_SOURCE = 0;

/** Returns the origin as SQL columns. */
export const originSql = ({ source, load }: Origin): string =>
  `CAST(${String(source)} AS ${ORIGIN_COLUMNS.source_id}) AS source_id, CAST(${String(load)} AS ${ORIGIN_COLUMNS.load_id}) AS load_id`;
