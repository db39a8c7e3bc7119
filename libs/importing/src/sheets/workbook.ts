import { posix } from 'node:path';
import { Unreadable } from '../formats/unreadable.ts';
import { shownKind } from './number-formats.ts';
import { readAttribute, scan, type Attributes } from './xml-scanner.ts';
import type { Archive } from '../formats/zip.ts';

export interface SheetEntry {
  readonly name: string;
  readonly hidden: boolean;
  /** Name of the part in the archive; null for sheets without cells, such as charts. */
  readonly part: string | null;
}

/** Data of a workbook that are needed to read its cells. */
export interface Workbook {
  readonly sheets: readonly SheetEntry[];
  readonly from1904: boolean;
  /** By style number: whether a cell shows a date or a time of day. */
  readonly shownAs: readonly ('date' | 'time' | null)[];
  readonly texts: readonly string[];
  readonly externalLinks: boolean;
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

const ignore = (): void => undefined;
const isOfType = (type: string, name: string): boolean => type.endsWith(`/${name}`);

async function readRelations(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  // The archive's own relations are in `_rels/.rels`; the name of their part is empty.
  const file = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const relations: Relation[] = [];
  if (!archive.has(file)) return relations;
  const onOpen = (name: string, attributes: Attributes): void => {
    if (name !== 'Relationship' || readAttribute(attributes, 'TargetMode') === 'External') return;
    const target = readAttribute(attributes, 'Target') ?? '';
    relations.push({
      id: readAttribute(attributes, 'Id') ?? '',
      type: readAttribute(attributes, 'Type') ?? '',
      target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
    });
  };
  await scan(archive.read(file), { onOpen, onClose: ignore, onText: ignore });
  return relations;
}

/** Excel writes characters that XML cannot hold as `_x000D_`. */
export const withoutEscapes = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) => String.fromCharCode(parseInt(code, 16))) : text;

async function readSharedTexts(archive: Archive, part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (part === undefined) return texts;
  let [text, inText, phonetic] = ['', false, false];
  await scan(archive.read(part), {
    onOpen: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      inText = name === 't' && !phonetic;
    },
    onText: (more) => {
      if (inText) text += more;
    },
    onClose: (name) => {
      if (name === 'si') texts.push(withoutEscapes(text));
      else if (name === 'rPh') phonetic = false;
      inText = false;
    },
  });
  return texts;
}

async function readStyles(archive: Archive, part: string | undefined): Promise<Workbook['shownAs']> {
  const styles: ('date' | 'time' | null)[] = [];
  if (part === undefined) return styles;
  const codes = new Map<number, string>();
  let inCells = false;
  await scan(archive.read(part), {
    onOpen: (name, attributes) => {
      if (name === 'cellXfs') inCells = true;
      const id = Number(readAttribute(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') codes.set(id, readAttribute(attributes, 'formatCode') ?? '');
      else if (name === 'xf' && inCells) styles.push(shownKind(id, codes.get(id)));
    },
    onText: ignore,
    onClose: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

async function readSheets(archive: Archive, part: string, relations: readonly Relation[]) {
  const sheets: SheetEntry[] = [];
  let from1904 = false;
  const onOpen = (name: string, attributes: Attributes): void => {
    if (name === 'workbookPr') from1904 = /^(?:1|true|on)$/.test(readAttribute(attributes, 'date1904') ?? '');
    if (name !== 'sheet') return;
    const id = readAttribute(attributes, 'id');
    const relation = relations.find((candidate) => candidate.id === id);
    sheets.push({
      name: readAttribute(attributes, 'name') ?? '',
      hidden: (readAttribute(attributes, 'state') ?? 'visible') !== 'visible',
      part: relation && isOfType(relation.type, 'worksheet') ? relation.target : null,
    });
  };
  await scan(archive.read(part), { onOpen, onClose: ignore, onText: ignore });
  return { sheets, from1904 };
}

function refuseMacros(archive: Archive): void {
  const program = archive.names.find((name) => /(?:vbaproject\.bin|(?:^|\/)macrosheets\/)/.test(name));
  if (program !== undefined) throw new Unreadable('workbook-macros', { value: program });
}

/** Reads the parts of a workbook other than its cells: sheets, styles, shared texts. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  refuseMacros(archive);
  const root = await readRelations(archive, '');
  const part = root.find(({ type }) => isOfType(type, 'officeDocument'))?.target;
  if (part === undefined || !archive.has(part)) throw new Unreadable('workbook-part', { value: 'workbook.xml' });
  const relations = await readRelations(archive, part);
  const related = (name: string) => relations.find(({ type }) => isOfType(type, name))?.target;
  return {
    ...(await readSheets(archive, part, relations)),
    shownAs: await readStyles(archive, related('styles')),
    texts: await readSharedTexts(archive, related('sharedStrings')),
    externalLinks: archive.names.some((name) => name.includes('externallinks/')),
  };
}
