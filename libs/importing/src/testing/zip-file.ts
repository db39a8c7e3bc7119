import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive; declared values are written unchanged, even if they are wrong. */
export interface ZipPart {
  readonly name: string;
  readonly content: string | Buffer;
  readonly declaredSize?: number;
  readonly flags?: number;
}

function header(part: ZipPart, compressed: Buffer, signature: number, size: number): Buffer {
  const content = Buffer.from(part.content);
  const bytes = Buffer.alloc(size);
  const at = size === 46 ? 6 : 4;
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(part.flags ?? 0, at + 2);
  bytes.writeUInt16LE(8, at + 4);
  bytes.writeUInt32LE(crc32(content), at + 10);
  bytes.writeUInt32LE(compressed.length, at + 14);
  bytes.writeUInt32LE(part.declaredSize ?? content.length, at + 18);
  bytes.writeUInt16LE(Buffer.byteLength(part.name), at + 22);
  return bytes;
}

/** Writes an archive by hand, so that tests can make any part of it wrong. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const [body, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const part of parts) {
    const [name, compressed] = [Buffer.from(part.name), deflateRawSync(part.content)];
    const entry = header(part, compressed, 0x02014b50, 46);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, name);
    const local = [header(part, compressed, 0x04034b50, 30), name, compressed];
    body.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const length = directory.reduce((sum, bytes) => sum + bytes.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...body, ...directory, end]);
}
