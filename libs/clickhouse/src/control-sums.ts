type Columns = Readonly<Record<string, string>>;

/** SQL of a column's control sum, by engine. */
interface Control {
  readonly duckdb: string;
  readonly clickhouse: string;
}

/** Bits that represent every NaN. */
const NAN_BITS = '9221120237041090560';

/** Sums half of the MD5 of each text, so that other texts of equal length give another sum. */
const ofTexts = (column: string): Control => ({
  duckdb: `sum(CAST(md5_number_upper(CAST(${column} AS VARCHAR)) AS HUGEINT))`,
  clickhouse: `sumIf(CAST(reinterpretAsUInt64(substring(MD5(assumeNotNull(${column})), 1, 8)) AS Int128), isNotNull(${column}))`,
});

/** Sums the 64 bits of each number as a whole number; -0 counts as 0, and all NaN are equal. */
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

/** Returns SQL for the number of rows, and for each column the number and sum of values; equal in both engines. */
export function controlSql(columns: Columns, engine: keyof Control): string {
  const sums = Object.entries(columns).flatMap(([name, type]) => [
    `count(${name})`,
    `coalesce(${(CONTROLS[type] ?? ofWholeNumbers)(name)[engine]}, 0)`,
  ]);
  return `SELECT ${['count(*)', ...sums].join(', ')}`;
}
