type Columns = Readonly<Record<string, string>>;

/** What a column adds to a control sum, as each engine writes it. */
interface Control {
  readonly duckdb: string;
  readonly clickhouse: string;
}

/** Bits of the one NaN that stands for all of them. */
const NAN_BITS = '9221120237041090560';

/** Half of the MD5 of each text: other texts of the same lengths have another sum. */
const ofTexts = (column: string): Control => ({
  duckdb: `sum(CAST(md5_number_upper(CAST(${column} AS VARCHAR)) AS HUGEINT))`,
  clickhouse: `sumIf(CAST(reinterpretAsUInt64(substring(MD5(assumeNotNull(${column})), 1, 8)) AS Int128), isNotNull(${column}))`,
});

/** The 64 bits of each number, read as a whole number; -0 counts as 0, and every NaN as the same. */
function ofDoubles(column: string): Control {
  const value = `assumeNotNull(${column})`;
  return {
    duckdb: `sum(CASE WHEN isnan(${column}) THEN CAST(${NAN_BITS} AS HUGEINT) WHEN ${column} = 0 THEN 0 ELSE CAST(CAST(CAST(${column} AS BIT) AS UBIGINT) AS HUGEINT) END)`,
    clickhouse: `sumIf(CAST(multiIf(isNaN(${value}), toUInt64(${NAN_BITS}), ${value} = 0, toUInt64(0), reinterpretAsUInt64(${value})) AS Int128), isNotNull(${column}))`,
  };
}

const CONTROLS: Readonly<Record<string, (column: string) => Control>> = {
  DATE: (column) => ({
    duckdb: `sum(date_diff('day', DATE '1970-01-01', ${column}))`,
    clickhouse: `sum(CAST(toInt32(${column}) AS Int128))`,
  }),
  VARCHAR: ofTexts,
  TIME: ofTexts,
  DOUBLE: ofDoubles,
  BOOLEAN: (column) => ({ duckdb: `count(*) FILTER (WHERE ${column})`, clickhouse: `count(*) FILTER (WHERE ${column})` }),
};

const ofWholeNumbers = (column: string): Control => ({ duckdb: `sum(${column})`, clickhouse: `sum(CAST(${column} AS Int128))` });

/** How many rows, and of each column how many values and their sum: the same from both engines where the rows are the same. */
export function controlSql(columns: Columns, engine: keyof Control): string {
  const sums = Object.entries(columns).flatMap(([name, type]) => [
    `count(${name})`,
    `coalesce(${(CONTROLS[type] ?? ofWholeNumbers)(name)[engine]}, 0)`,
  ]);
  return `SELECT ${['count(*)', ...sums].join(', ')}`;
}
