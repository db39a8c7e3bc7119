import duckdb from '@duckdb/node-bindings';
import type { Value } from '../rows/fields.ts';

const DAY_MS = 86_400_000;
const MAX_CACHED_DAYS = 100_000;

/**
 * Collects values of one column for a chunk and copies them into the engine's vector as one block. The engine's own wrappers set values
 * one by one and take longer than reading and checking a row.
 */
export interface ColumnBuffer {
  readonly put: (row: number, value: Value) => void;
  readonly flush: (vector: duckdb.Vector) => void;
}

/** Bits that say which rows have a value. */
class Validity {
  private readonly bits: Uint8Array<ArrayBuffer>;
  private nulls = false;

  constructor(rows: number) {
    this.bits = new Uint8Array(Math.ceil(rows / 64) * 8).fill(0xff);
  }

  clear(row: number): void {
    const at = row >> 3;
    this.bits[at] = (this.bits[at] ?? 0) & ~(1 << (row & 7));
    this.nulls = true;
  }

  flush(vector: duckdb.Vector): void {
    if (!this.nulls) return;
    duckdb.vector_ensure_validity_writable(vector);
    duckdb.copy_data_to_vector_validity(vector, 0, this.bits.buffer, 0, this.bits.byteLength);
    this.bits.fill(0xff);
    this.nulls = false;
  }
}

type Numbers =
  Int16Array<ArrayBuffer> | Int32Array<ArrayBuffer> | BigInt64Array<ArrayBuffer> | Float64Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

function numberBuffer<T extends Numbers>(items: T, set: (items: T, row: number, value: NonNullable<Value>) => void): ColumnBuffer {
  const validity = new Validity(items.length);
  return {
    put: (row, value) => {
      if (value === null) validity.clear(row);
      else set(items, row, value);
    },
    flush: (vector) => {
      duckdb.copy_data_to_vector(vector, 0, items.buffer, 0, items.byteLength);
      validity.flush(vector);
    },
  };
}

function textBuffer(rows: number): ColumnBuffer {
  const items: (string | null)[] = new Array<string | null>(rows).fill(null);
  const validity = new Validity(rows);
  return {
    put: (row, value) => {
      items[row] = value === null ? null : String(value);
      if (value === null) validity.clear(row);
    },
    flush: (vector) => {
      for (let row = 0; row < rows; row += 1) {
        const text = items[row] ?? null;
        if (text !== null) duckdb.vector_assign_string_element(vector, row, text);
        items[row] = null;
      }
      validity.flush(vector);
    },
  };
}

const dayCache = new Map<string, number>();

/** Days since 1 January 1970. */
function dayNumber(date: string): number {
  const cachedDay = dayCache.get(date);
  if (cachedDay !== undefined) return cachedDay;
  const day = Math.round(Date.parse(date) / DAY_MS);
  if (dayCache.size < MAX_CACHED_DAYS) dayCache.set(date, day);
  return day;
}

const MICROSECONDS = 1_000_000;

/** Microseconds since midnight of HH:mm:ss. */
function toMicroseconds(time: string): bigint {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return BigInt(((hours * 60 + minutes) * 60 + seconds) * MICROSECONDS);
}

const BUFFER_BY_TYPE: Readonly<Record<string, (rows: number) => ColumnBuffer>> = {
  VARCHAR: textBuffer,
  DATE: (rows) => numberBuffer(new Int32Array(rows), (items, row, value) => (items[row] = dayNumber(String(value)))),
  TIME: (rows) => numberBuffer(new BigInt64Array(rows), (items, row, value) => (items[row] = toMicroseconds(String(value)))),
  SMALLINT: (rows) => numberBuffer(new Int16Array(rows), (items, row, value) => (items[row] = Number(value))),
  INTEGER: (rows) => numberBuffer(new Int32Array(rows), (items, row, value) => (items[row] = Number(value))),
  BIGINT: (rows) => numberBuffer(new BigInt64Array(rows), (items, row, value) => (items[row] = BigInt(value))),
  DOUBLE: (rows) => numberBuffer(new Float64Array(rows), (items, row, value) => (items[row] = Number(value))),
  BOOLEAN: (rows) => numberBuffer(new Uint8Array(rows), (items, row, value) => (items[row] = Number(value))),
};

/** Creates a buffer for a column of an engine type such as `BIGINT`; dates and times are ISO text. */
export const columnBuffer = (type: string, rows: number): ColumnBuffer => (BUFFER_BY_TYPE[type] ?? textBuffer)(rows);
