import { openPlainFile } from '@pendapa/warehouse';
import { Unreadable } from '../formats/unreadable.ts';

const MAGIC = 'PAR1';
const ENCRYPTED = 'PARE';
const MARK_BYTES = 4;
const LENGTH_BYTES = 4;
/** Bytes after the footer: its length and the mark. */
export const FOOTER_TAIL_BYTES = LENGTH_BYTES + MARK_BYTES;
/** The footer of ten million rows in ordinary groups takes some hundred kilobytes. One of a million groups takes far more. */
const MAX_FOOTER_BYTES = 16 << 20;

/** Refuses incomplete Parquet files before an engine reads them. */
export async function checkFooter(path: string): Promise<void> {
  const file = await openPlainFile(path);
  try {
    const { size } = await file.stat();
    const edges = Buffer.alloc(MARK_BYTES + LENGTH_BYTES + MARK_BYTES);
    if (size < edges.length + MARK_BYTES) throw new Unreadable('parquet-damaged');
    await file.read(edges, 0, MARK_BYTES, 0);
    await file.read(edges, MARK_BYTES, LENGTH_BYTES + MARK_BYTES, size - LENGTH_BYTES - MARK_BYTES);
    const [head, tail] = [edges.toString('latin1', 0, MARK_BYTES), edges.toString('latin1', MARK_BYTES + LENGTH_BYTES)];
    if (head === ENCRYPTED || tail === ENCRYPTED) throw new Unreadable('parquet-encrypted');
    const footer = edges.readUInt32LE(MARK_BYTES);
    if (head !== MAGIC || tail !== MAGIC || footer === 0 || footer > size - edges.length) throw new Unreadable('parquet-damaged');
    if (footer > MAX_FOOTER_BYTES) throw new Unreadable('parquet-too-large', { most: String(MAX_FOOTER_BYTES) });
  } finally {
    await file.close();
  }
}
