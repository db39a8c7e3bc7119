/**
 * Columns that every stored row has beside those of its table: the source that sent it, by its number in the manifest, and the load that
 * brought it. 0 is not known: only rows of formats before 15 have it.
 */
export const ORIGIN_COLUMNS = { source_id: 'SMALLINT', load_id: 'INTEGER' } as const;

/** Where a row comes from. */
export interface Origin {
  readonly source: number;
  readonly load: number;
}

/** The number of a source that nobody knows. */
export const UNKNOWN_SOURCE = 0;

/** The origin as columns of a statement. */
export const originSql = ({ source, load }: Origin): string =>
  `CAST(${String(source)} AS ${ORIGIN_COLUMNS.source_id}) AS source_id, CAST(${String(load)} AS ${ORIGIN_COLUMNS.load_id}) AS load_id`;
