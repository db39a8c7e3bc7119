import type { FindingCode } from '../finding-texts.ts';
import { Archive } from './zip.ts';

const NAME_AT = 30;
const LENGTH_AT = 26;
const WORKBOOK = /^(?:\[Content_Types\]\.xml|_rels\/|xl\/|docProps\/|customXml\/)/i;
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.';

export interface ZipKind {
  readonly code: FindingCode;
  readonly name: string;
}

const MAX_KIND_BYTES = 200;

/** Type that an OpenDocument archive declares; empty for other archives. */
async function declaredKind(archive: Archive): Promise<string> {
  if (!archive.has('mimetype') || archive.sizeOf('mimetype') > MAX_KIND_BYTES) return '';
  let text = '';
  for await (const chunk of archive.read('mimetype')) text += chunk.toString('latin1');
  return text;
}

/** Finds out what an archive contains; null for a workbook. */
async function detectArchiveKind(archive: Archive): Promise<ZipKind | null> {
  const kind = await declaredKind(archive).catch(() => '');
  if (kind.startsWith(`${OPEN_DOCUMENT}spreadsheet`)) return { code: 'format-ods', name: 'OpenDocument (.ods)' };
  if (kind.startsWith(OPEN_DOCUMENT)) return { code: 'format-refused', name: 'OpenDocument' };
  return archive.names.some((name) => WORKBOOK.test(name)) ? null : { code: 'format-packed', name: 'ZIP' };
}

/**
 * Finds out what an archive contains if it is no Excel workbook.
 * @returns null for a workbook, and for a damaged archive, which the workbook reader reports.
 */
export async function findNonWorkbookKind(path: string, head: Buffer): Promise<ZipKind | null> {
  const first = head.toString('latin1', NAME_AT, NAME_AT + (head.length > NAME_AT ? head.readUInt16LE(LENGTH_AT) : 0));
  if (WORKBOOK.test(first)) return null;
  const archive = await Archive.open(path).catch(() => null);
  if (!archive) return null;
  try {
    return await detectArchiveKind(archive);
  } finally {
    await archive.close();
  }
}
