import type { DimensionKey } from '@pendapa/contracts';
import { COMPONENTS, type ComponentKey } from './components.ts';
import { Binder, dialect } from './dialect.ts';
import { dimensionSql, isTime, joinsSql } from './dimensions.ts';
import { measureOf } from './measures.ts';
import type { Context, Resolved } from './resolve.ts';
import { nothing, type Wanted } from './source.ts';
import { MAIN, SOURCES } from './subject-sources.ts';
import { guardsOf } from './suppression.ts';
import type { Series } from './time-shift.ts';

export interface Statement {
  readonly sql: string;
  readonly values: readonly string[];
}

export const seriesOf = ({ comparison }: Resolved): readonly Series[] => (comparison ? [0, 1] : [0]);

/** Components of all asked measures, and the counts that decide whether they may be told, once each. */
export const componentsOf = ({ subject, measures }: Resolved): ComponentKey[] => [
  ...new Set(measures.flatMap((key) => [...measureOf(subject, key).components, ...guardsOf(subject, key)])),
];

const columnName = (component: ComponentKey, series: Series): string => `${component}_${String(series)}`;

const componentColumns = (question: Resolved): string[] =>
  seriesOf(question).flatMap((series) =>
    componentsOf(question).map((key) => `${COMPONENTS[key].sql(series)} AS ${columnName(key, series)}`),
  );

/** The rows that are grouped, with the joins that their dimensions need; different things are counted within `countedBy`. */
function fromSql(
  question: Resolved,
  by: readonly DimensionKey[],
  countedBy: readonly DimensionKey[],
  context: Context,
  binder: Binder,
): string {
  const needed = [...componentsOf(question), MAIN[question.subject].component].flatMap((key) => COMPONENTS[key].columns);
  const wanted: Wanted = { question, by, countedBy, columns: [...new Set([...needed, 'entries'])], context, binder };
  const rows = SOURCES[question.subject](wanted);
  return `(${(rows.length > 0 ? rows : [nothing(wanted)]).join(' UNION ALL ')}) s${joinsSql(by, context.schema)}`;
}

function orderSql({ subject, measures, by, sort }: Resolved): string {
  const place = (key: string): string => {
    if (measures.includes(key)) return measureOf(subject, key).order((component) => columnName(component, 0));
    const index = by.findIndex((dimension) => dimension === key);
    if (index < 0) throw new Error(`Rows cannot be sorted by ${key}.`);
    return `d${String(index)}`;
  };
  const asked = sort.map(({ key, descending }) => `${place(key)} ${descending ? 'DESC' : 'ASC'} NULLS LAST`);
  // The dimensions at the end make the order of the rows the same every time.
  return [...asked, ...by.map((_, index) => `d${String(index)} ASC NULLS LAST`)].join(', ');
}

/** One page of the rows of a question with a split: the dimensions, the components of each series, and the number of rows of the whole result. */
export function rowsStatement(question: Resolved, context: Context): Statement {
  const { by, paging } = question;
  const binder = new Binder();
  const dimensions = by.map((dimension, index) => `${dimensionSql(dimension)} AS d${String(index)}`);
  const groups = by.map(dimensionSql).join(', ');
  const columns = [...dimensions, ...componentColumns(question)].join(', ');
  const grouped = `SELECT ${columns} FROM ${fromSql(question, by, by, context, binder)} GROUP BY ${groups}`;
  const page = `LIMIT ${String(paging.limit)} OFFSET ${String(paging.offset)}`;
  return {
    sql: `WITH grouped AS (${grouped}) SELECT *, count(*) OVER () AS row_count FROM grouped ORDER BY ${orderSql(question)} ${page}`,
    values: binder.values,
  };
}

/** Over the whole result: the components, the rows behind each series, and for each code dimension what carries no code. */
export function totalsStatement(question: Resolved, context: Context): Statement {
  const binder = new Binder();
  const by = question.by.filter((dimension) => !isTime(dimension));
  const [main] = COMPONENTS[MAIN[question.subject].component].columns;
  const without = by.flatMap((dimension) => {
    const rows = `series = 0 AND ${dimensionSql(dimension)} IS NULL`;
    return [`sum(CASE WHEN ${rows} THEN entries END)`, dialect.exactSum(`CASE WHEN ${rows} THEN ${main ?? 'entries'} END`)];
  });
  const entries = ([0, 1] as const).map((series) => `sum(CASE WHEN series = ${String(series)} THEN entries END)`);
  const columns = [...componentColumns(question), ...entries, ...without];
  return { sql: `SELECT ${columns.join(', ')} FROM ${fromSql(question, by, [], context, binder)}`, values: binder.values };
}
