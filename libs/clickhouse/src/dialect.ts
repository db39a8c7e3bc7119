import type { Dialect } from '@pendapa/warehouse/store';

/** ClickHouse. Its dates range from 1900 to 2299; other days become the first or last of them. */
export const CLICKHOUSE: Dialect = {
  parameter: (index) => `{p${String(index)}:String}`,
  date: (day) => `toDate32('${day}')`,
  day: (expression) => `CAST(${expression} AS Date32)`,
  monthStart: (expression) => `date_trunc('month', ${expression})`,
  yearStart: (expression) => `date_trunc('year', ${expression})`,
  addMonths: (expression, months) => `(${expression} + INTERVAL (${months}) MONTH)`,
  addDays: (expression, days) => `(${expression} + INTERVAL (${days}) DAY)`,
  // ClickHouse's `age` does not treat 29 February as a month after 31 January.
  wholeMonths: (from, to) => {
    const begun = `date_diff('month', ${from}, ${to})`;
    return `(${begun} - CASE WHEN ${from} + INTERVAL (${begun}) MONTH > ${to} THEN 1 ELSE 0 END)`;
  },
  weekday: (day) => `toDayOfWeek(${day})`,
  eachDay: (from, to) => `(SELECT ${from} + INTERVAL (number) DAY AS day FROM numbers(toUInt64(date_diff('day', ${from}, ${to}) + 1)))`,
  share: (amount, part, whole) => `intDiv(CAST(${amount} AS Int128) * ${String(2 * part)} + ${String(whole)}, ${String(2 * whole)})`,
  // ClickHouse's ASOF JOIN requires an equality condition, too.
  firstNotBefore: (days, own) => `JOIN (SELECT arrayJoin([${days.join(', ')}]) AS level_day) mark
    ON mark.level_day = arrayFirst(day -> day >= ${own}, [${days.join(', ')}])`,
  lastBy: (value, order) => `argMax(${value}, ${order})`,
  some: (condition) => `max(${condition})`,
  nthLargest: (expression, n) => `arrayElement(arrayReverseSort(groupArray(${expression})), ${String(n)})`,
  approximateDistinctCount: (expressions) => `uniq(tuple(${expressions.join(', ')}))`,
  fields: (columns) =>
    `tuple(${Object.entries(columns)
      .map(([name, expression]) => `${expression} AS ${name}`)
      .join(', ')})`,
  notMaterialized: (name, select) => `${name} AS (${select})`,
  allColumnsExcept: (relation, column) => `${relation}.* EXCEPT (${column})`,
  lower: (text) => `lowerUTF8(${text})`,
  digest: (text) => `lower(hex(MD5(${text})))`,
};
