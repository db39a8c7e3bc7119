import type { DimensionKey } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { DIMENSION_SQL, measureByLabel, type MeasureName, type View } from '@pendapa/oracle';
import {
  beforeOf,
  changeOf,
  COMMON_COLUMNS,
  comparisonHeader,
  measure,
  SHARE_HEADERS,
  shareOf,
  type Card,
  type Column,
  type Columns,
} from './columns.ts';
import type { PageOfFigures, Panel, ReadTable } from './panel.ts';
import type { Table } from './tables.ts';

/** Ending of the heading of a measure in the comparison. */
const COMPARED = ', comparison';

const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DIMENSION_LABELS).flatMap(([key, { en }]) => {
    const sql = DIMENSION_SQL[key as DimensionKey];
    return sql === undefined ? [] : [[en, sql]];
  }),
);

/** Finds the measure that a label names. "Principal only" shows the principal in place of revenue, and nothing else does. */
function labelled(
  label: string,
  { subjects = [] }: PageOfFigures,
  { subject }: Pick<Panel, 'subject'>,
  view: View,
): MeasureName | undefined {
  const found = measureByLabel(label, subject ? [subject, ...subjects] : subjects);
  return found?.name === 'revenue.principal' && view.penalty ? undefined : found?.name;
}

/** Finds the column of a card; undefined if neither its label nor the page tells. */
export function cardColumn(label: string, page: PageOfFigures, view: View): Card | undefined {
  const own = page.cards?.[label];
  const name = own ? undefined : labelled(label, page, {}, view);
  return own ?? (name && measure(name));
}

/** Reads what each heading of a table means, and names those that neither a label nor the page tells. */
export function readHeadings(
  table: Table,
  page: PageOfFigures,
  panel: Panel,
  view: View,
): ReadTable & { readonly faults: readonly string[] } {
  const { columns: ofPanel = {}, unchecked = [], pivot, rows } = panel;
  const declared: Columns = { ...COMMON_COLUMNS, ...page.columns, ...(typeof ofPanel === 'function' ? ofPanel(view) : ofPanel) };
  const names = { ...NAMES, ...page.names?.(view), ...panel.names?.(view) };
  const keys =
    rows?.keys ??
    table.columns.filter((header) => declared[header] === undefined && names[header] !== undefined && !unchecked.includes(header));
  const columns: Record<string, Column> = {};
  const faults: string[] = [];
  let previous: MeasureName | undefined;
  for (const header of table.columns.filter((one) => !keys.includes(one) && !unchecked.includes(one))) {
    const name = declared[header] ? undefined : labelled(header.replace(COMPARED, ''), page, panel, view);
    const ofLabel = name && (header.endsWith(COMPARED) ? beforeOf(measure(name)) : measure(name));
    const ofPrevious = SHARE_HEADERS.includes(header) ? shareOf : header === comparisonHeader(view) ? changeOf : undefined;
    const column = declared[header] ?? ofLabel ?? (previous && ofPrevious?.(previous));
    previous = name ?? (column && !ofPrevious && column.measures.length === 1 ? column.measures[0] : previous);
    if (column) columns[header] = column;
    else faults.push(`the column ${header} is not declared`);
  }
  return {
    page,
    panel,
    keys,
    keySql: rows ? [] : keys.map((header) => names[header] ?? 'NULL'),
    columns: pivot ? { value: pivot.column(view) } : columns,
    faults: pivot || rows ? [] : faults,
  };
}
