/** Types of Thrift's compact protocol, in which a Parquet file describes itself. */
const [TRUE, FALSE, BYTE, DOUBLE, BINARY, LIST, SET, MAP, STRUCT] = [1, 2, 3, 7, 8, 9, 10, 11, 12] as const;
const MAX_DEPTH = 32;
const MAX_VARINT_BYTES = 10;

/** Bytes that end too early or have an invalid structure. */
export class InvalidCompact extends Error {
  override readonly name: string = 'NotCompact';
}

/**
 * Reads structures of the compact protocol field by field and skips the others.
 * @throws NotCompact if the bytes are invalid
 */
export class CompactReader {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  /** Number of bytes read. */
  get length(): number {
    return this.at;
  }

  /** `take` reads a field and returns true, or returns false to skip it. */
  struct(take: (field: number) => boolean, depth = 0): void {
    let field = 0;
    for (let head = this.byte(); head !== 0; head = this.byte()) {
      field = head >> 4 === 0 ? this.integer() : field + (head >> 4);
      if (!take(field)) this.skip(head & 15, depth);
    }
  }

  list(each: () => void): void {
    const { size } = this.listHead();
    for (let index = 0; index < size; index += 1) each();
  }

  text(): string {
    return this.slice(this.varint()).toString('utf8');
  }

  /** A whole number for sizes and checksums, exact up to 2^53. */
  integer(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  private listHead(): { size: number; type: number } {
    const head = this.byte();
    const size = head >> 4 === 15 ? this.varint() : head >> 4;
    if (size > this.bytes.length - this.at) throw new InvalidCompact();
    return { size, type: head & 15 };
  }

  private skip(type: number, depth: number): void {
    if (depth > MAX_DEPTH) throw new InvalidCompact();
    if (type === TRUE || type === FALSE) return;
    if (type === BYTE) this.slice(1);
    else if (type === DOUBLE) this.slice(8);
    else if (type === BINARY) this.slice(this.varint());
    else if (type === LIST || type === SET) this.skipList(depth + 1);
    else if (type === MAP) this.skipMap(depth + 1);
    else if (type === STRUCT) this.struct(() => false, depth + 1);
    else if (type > BYTE && type < DOUBLE) this.varint();
    else throw new InvalidCompact();
  }

  /** A boolean in a list takes a byte of its own. */
  private skipItem(type: number, depth: number): void {
    if (type === TRUE || type === FALSE) this.slice(1);
    else this.skip(type, depth);
  }

  private skipList(depth: number): void {
    const { size, type } = this.listHead();
    for (let index = 0; index < size; index += 1) this.skipItem(type, depth);
  }

  private skipMap(depth: number): void {
    const size = this.varint();
    if (size > this.bytes.length - this.at) throw new InvalidCompact();
    const types = size === 0 ? 0 : this.byte();
    for (let index = 0; index < size; index += 1) for (const type of [types >> 4, types & 15]) this.skipItem(type, depth);
  }

  private varint(): number {
    let [value, scale] = [0, 1];
    for (let count = 0; count < MAX_VARINT_BYTES; count += 1) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
    throw new InvalidCompact();
  }

  private byte(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new InvalidCompact();
    this.at += 1;
    return byte;
  }

  private slice(length: number): Buffer {
    if (length > this.bytes.length - this.at) throw new InvalidCompact();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}
