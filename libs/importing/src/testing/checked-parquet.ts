import { crc32 } from 'node:zlib';

/** The compact protocol is written by hand, so that checksums can be right, wrong or missing. */
const [I32, I64, BINARY, LIST, STRUCT] = [5, 6, 8, 9, 12] as const;
const MAGIC = Buffer.from('PAR1');

function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  for (let remaining = value; ; remaining >>= 7n) {
    if (remaining < 128n) return Buffer.from([...bytes, Number(remaining)]);
    bytes.push(Number(remaining & 127n) | 128);
  }
}
const integer = (value: number): Buffer => varint(value < 0 ? BigInt(-value) * 2n - 1n : BigInt(value) * 2n);
const binary = (text: string): Buffer => Buffer.concat([varint(BigInt(Buffer.byteLength(text))), Buffer.from(text)]);
const list = (type: number, items: readonly Buffer[]): Buffer => Buffer.concat([Buffer.from([(items.length << 4) | type]), ...items]);

type Field = readonly [id: number, type: number, value: Buffer];

function struct(...fields: readonly Field[]): Buffer {
  let last = 0;
  const written = fields.map(([id, type, value]) => {
    const head = Buffer.from([((id - last) << 4) | type]);
    last = id;
    return Buffer.concat([head, value]);
  });
  return Buffer.concat([...written, Buffer.from([0])]);
}

const plainTexts = (texts: readonly string[]): Buffer =>
  Buffer.concat(
    texts.flatMap((text) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(Buffer.byteLength(text));
      return [length, Buffer.from(text)];
    }),
  );

function page(texts: readonly string[], checked: boolean): Buffer {
  const data = plainTexts(texts);
  const values = struct([1, I32, integer(texts.length)], [2, I32, integer(0)], [3, I32, integer(3)], [4, I32, integer(3)]);
  const checksum: readonly Field[] = checked ? [[4, I32, integer(crc32(data) | 0)]] : [];
  const size = integer(data.length);
  return Buffer.concat([struct([1, I32, integer(0)], [2, I32, size], [3, I32, size], ...checksum, [5, STRUCT, values]), data]);
}

interface CheckedTable {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns whose pages have a checksum. */
  readonly checked: readonly string[];
}

/** A Parquet file of texts with one page for each column; `end` is where the pages end. */
export function checkedParquet({ names, rows, checked }: CheckedTable): { readonly bytes: Buffer; readonly end: number } {
  let at = MAGIC.length;
  const chunks = names.map((name, index) => {
    const bytes = page(
      rows.map((row) => row[index] ?? ''),
      checked.includes(name),
    );
    const start = at;
    at += bytes.length;
    return { name, bytes, start };
  });
  const columns = chunks.map(({ name, bytes, start }) => {
    const size = integer(bytes.length);
    const metadata = struct(
      ...([
        [1, I32, integer(6)],
        [2, LIST, list(I32, [integer(0)])],
        [3, LIST, list(BINARY, [binary(name)])],
        [4, I32, integer(0)],
      ] as const),
      ...([
        [5, I64, integer(rows.length)],
        [6, I64, size],
        [7, I64, size],
        [9, I64, integer(start)],
      ] as const),
    );
    return struct([2, I64, integer(start)], [3, STRUCT, metadata]);
  });
  const schema = [
    struct([4, BINARY, binary('schema')], [5, I32, integer(names.length)]),
    ...names.map((name) => struct([1, I32, integer(6)], [3, I32, integer(0)], [4, BINARY, binary(name)], [6, I32, integer(0)])),
  ];
  const group = struct([1, LIST, list(STRUCT, columns)], [2, I64, integer(at - MAGIC.length)], [3, I64, integer(rows.length)]);
  const footer = struct(
    ...([
      [1, I32, integer(1)],
      [2, LIST, list(STRUCT, schema)],
      [3, I64, integer(rows.length)],
      [4, LIST, list(STRUCT, [group])],
    ] as const),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(footer.length);
  return { bytes: Buffer.concat([MAGIC, ...chunks.map(({ bytes }) => bytes), footer, length, MAGIC]), end: at };
}
