import { openPlainFile } from '@pendapa/warehouse';
import { Unreadable } from '../formats/unreadable.ts';

const MAGIC = 'PAR1';
const ENCRYPTED = 'PARE';
const EDGE = 4;
const LENGTH = 4;
/** Bytes after the footer: its length and the mark. */
export const FOOTER_TAIL = LENGTH + EDGE;
/** The footer of ten million rows in ordinary groups takes some hundred kilobytes. One of a million groups takes far more. */
const LARGEST_FOOTER = 16 << 20;

/** Refuses incomplete Parquet files before an engine reads them. */
export async function checkFooter(path: string): Promise<void> {
  const file = await openPlainFile(path);
  try {
    const { size } = await file.stat();
    const edges = Buffer.alloc(EDGE + LENGTH + EDGE);
    if (size < edges.length + EDGE) throw new Unreadable('parquet-damaged');
    await file.read(edges, 0, EDGE, 0);
    await file.read(edges, EDGE, LENGTH + EDGE, size - LENGTH - EDGE);
    const [head, tail] = [edges.toString('latin1', 0, EDGE), edges.toString('latin1', EDGE + LENGTH)];
    if (head === ENCRYPTED || tail === ENCRYPTED) throw new Unreadable('parquet-encrypted');
    const footer = edges.readUInt32LE(EDGE);
    if (head !== MAGIC || tail !== MAGIC || footer === 0 || footer > size - edges.length) throw new Unreadable('parquet-damaged');
    if (footer > LARGEST_FOOTER) throw new Unreadable('parquet-too-large', { most: String(LARGEST_FOOTER) });
  } finally {
    await file.close();
  }
}
