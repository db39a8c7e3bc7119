import { isCalendarDate } from '@pendapa/contracts';
import type { FindingCode } from '../finding-texts.ts';
import type { TypedCell } from '../formats/typed-records.ts';
import type { Params } from '../rows/row.ts';

/** A top-level column of a file as `parquet_schema` describes it. */
export interface ParquetColumn {
  readonly name: string;
  /** Physical type; null for a nested column. */
  readonly physical: string | null;
  /** Engine type; null for a nested column. */
  readonly type: string | null;
}

export interface ColumnFlaw {
  readonly code: FindingCode;
  readonly params: Params;
}

export type ReadCell = (text: string | null) => TypedCell | ColumnFlaw;

const columnFlaw = (code: FindingCode, params: Params): ColumnFlaw => ({ code, params });
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2})(?:\.\d+)?)?$/;

const TIME = /^(\d{2}:\d{2}:\d{2})(?:\.\d+)?$/;

const readTextCell: ReadCell = (text) => (text === null || text === '' ? null : { kind: 'text', text });
/** Removes zeros at the end of a DECIMAL, which has a fixed number of decimals. */
const withoutTrailingZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

const readNumberCell: ReadCell = (text) => (text === null ? null : { kind: 'number', text: withoutTrailingZeros(text) });
const readBooleanCell: ReadCell = (text) => (text === null ? null : { kind: 'text', text: text.toUpperCase() });
const readDateCell: ReadCell = (text) => {
  if (text === null) return null;
  const [, date, time = '00:00:00'] = TIMESTAMP.exec(text) ?? [];
  return date !== undefined && isCalendarDate(date) ? { kind: 'date', date, time } : columnFlaw('date-impossible', { value: text });
};

const readTimeCell: ReadCell = (text) => {
  if (text === null) return null;
  const [, time] = TIME.exec(text) ?? [];
  return time === undefined ? columnFlaw('cell-malformed', { value: text }) : { kind: 'time', time };
};

/** Gives the reader of a column, or the reason why it cannot be read: only exact types are accepted. */
export function columnReader({ name, physical, type }: ParquetColumn): ReadCell | ColumnFlaw {
  if (physical === null || type === null) return columnFlaw('parquet-nested', { name });
  if (physical === 'INT96') return columnFlaw('parquet-int96', { name });
  if (type === 'VARCHAR') return readTextCell;
  if (type === 'BOOLEAN') return readBooleanCell;
  if (/^U?(?:TINY|SMALL|BIG)?INT$|^U?INTEGER$|^DECIMAL\(/.test(type)) return readNumberCell;
  if (type === 'DATE' || /^TIMESTAMP(?:_(?:S|MS|NS))?$/.test(type)) return readDateCell;
  if (type === 'TIME') return readTimeCell;
  if (type === 'DOUBLE' || type === 'FLOAT') return columnFlaw('parquet-float', { name });
  return columnFlaw('parquet-type', { name, type });
}
