import { Unreadable } from '../formats/unreadable.ts';
import type { SheetEntry } from './workbook.ts';
import { readAttribute, scan } from './xml-scanner.ts';
import type { Archive } from '../formats/zip.ts';

export const ODS_CONTENT = 'content.xml';
const MANIFEST = 'META-INF/manifest.xml';
const ignore = (): void => undefined;

/** Refuses documents with macros, and encrypted ones, whose content is no XML. */
async function refuseUnreadable(archive: Archive): Promise<void> {
  const program = archive.names.find((name) => /^(?:basic|scripts)\//.test(name) && !name.endsWith('/'));
  if (program !== undefined) throw new Unreadable('workbook-macros', { value: program });
  if (!archive.has(ODS_CONTENT)) throw new Unreadable('workbook-part', { value: ODS_CONTENT });
  if (!archive.has(MANIFEST)) return;
  const onOpen = (name: string): void => {
    if (name === 'encryption-data') throw new Unreadable('archive-encrypted');
  };
  await scan(archive.read(MANIFEST), { onOpen, onClose: ignore, onText: ignore });
}

/**
 * Lists the sheets of an OpenDocument spreadsheet.
 * @throws Unreadable if it is encrypted or holds macros
 */
export async function readOdsSheets(archive: Archive): Promise<readonly SheetEntry[]> {
  await refuseUnreadable(archive);
  const sheets: SheetEntry[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let tables = 0;
  await scan(archive.read(ODS_CONTENT), {
    onOpen: (name, attributes) => {
      if (name === 'style') style = readAttribute(attributes, 'name') ?? '';
      else if (name === 'table-properties' && readAttribute(attributes, 'display') === 'false') hiddenStyles.add(style);
      else if (name === 'table') {
        tables += 1;
        const hidden = hiddenStyles.has(readAttribute(attributes, 'style-name') ?? '');
        if (tables === 1) sheets.push({ name: readAttribute(attributes, 'name') ?? '', hidden, part: ODS_CONTENT });
      }
    },
    onClose: (name) => {
      if (name === 'table') tables -= 1;
    },
    onText: ignore,
  });
  return sheets;
}
