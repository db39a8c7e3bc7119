import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { JOURNAL_FILE } from '@pendapa/warehouse/folder';
import { JOURNAL_FORMAT, parseHeader, parseLine, type JournalLine, type JournalRecord } from './record.ts';

export const journalPath = (dataFolder: string): string => join(dataFolder, JOURNAL_FILE);
export const journalFolder = (dataFolder: string): string => dirname(journalPath(dataFolder));

export const recordKey = ({ kind, id }: Pick<JournalRecord, 'kind' | 'id'>): string => JSON.stringify([kind, id]);

export interface JournalContent {
  /** Records by kind and id, in the order in which they were made; changed in place. */
  readonly records: Map<string, JournalRecord>;
  readonly lines: number;
  /** Number of the next line. */
  readonly next: number;
  /** Bytes up to the last line break. A line after it is incomplete: its writer crashed before it answered. */
  readonly wholeBytes: number;
  readonly bytes: number;
  /** Number of the first damaged line of the file, from 1; null if there is none. */
  readonly damagedLine: number | null;
  /** Format of a newer version, whose lines are not read; null for this format. */
  readonly newerFormat: number | null;
}

const NOTHING: Omit<JournalContent, 'records'> = {
  lines: 0,
  next: 1,
  wholeBytes: 0,
  bytes: 0,
  damagedLine: null,
  newerFormat: null,
};

/** Records with the changes of a line. The map itself changes: a copy for each change would cost all records. */
function applyLine(records: Map<string, JournalRecord>, { at, by, changes }: JournalLine): void {
  for (const change of changes) {
    if (change.value === null) records.delete(recordKey(change));
    else records.set(recordKey(change), { ...change, at, by });
  }
}

/** The content after a line of so many bytes was added at its end. */
export function withLine({ records, ...content }: JournalContent, line: JournalLine, bytes: number): JournalContent {
  applyLine(records, line);
  const size = content.wholeBytes + bytes;
  return { ...content, records, lines: content.lines + 1, next: line.number + 1, wholeBytes: size, bytes: size };
}

/** Applies all readable lines in their order; lines after a damaged one still count. */
function readLines(lines: readonly string[], from: number): Pick<JournalContent, 'records' | 'next' | 'damagedLine'> {
  const records = new Map<string, JournalRecord>();
  let next = from;
  let damagedLine: number | null = null;
  lines.forEach((text, index) => {
    const line = parseLine(text);
    // The header is line 1 of the file.
    if (line === null || line.number !== next) damagedLine ??= index + 2;
    next = (line?.number ?? next) + 1;
    if (line !== null) applyLine(records, line);
  });
  return { records, next, damagedLine };
}

function parseContent(content: Buffer): JournalContent {
  const wholeBytes = content.lastIndexOf('\n') + 1;
  const size = { wholeBytes, bytes: content.length };
  if (wholeBytes === 0) return { ...NOTHING, records: new Map(), ...size };
  const [first = '', ...lines] = content.toString('utf8', 0, wholeBytes - 1).split('\n');
  const header = parseHeader(first);
  if (header !== null && header.format > JOURNAL_FORMAT) return { ...NOTHING, records: new Map(), ...size, newerFormat: header.format };
  const { damagedLine, ...read } = readLines(lines, header?.from ?? 1);
  return { ...read, ...size, lines: lines.length, damagedLine: header === null ? 1 : damagedLine, newerFormat: null };
}

/** Reads the journal of a data folder; without one it is empty. */
export async function readJournal(dataFolder: string): Promise<JournalContent> {
  const content = await readFile(journalPath(dataFolder)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  return content === null ? { ...NOTHING, records: new Map() } : parseContent(content);
}

/** State of a journal for an administrator. */
export interface JournalReport extends Pick<JournalContent, 'lines' | 'damagedLine' | 'newerFormat'> {
  readonly path: string;
  readonly records: number;
  /** True if its last line is incomplete; the next change removes it. */
  readonly isUnfinished: boolean;
}

/** Checks the journal of a data folder without changing it; null if nothing was ever written. */
export async function examineJournal(dataFolder: string): Promise<JournalReport | null> {
  const { records, lines, damagedLine, newerFormat, bytes, wholeBytes } = await readJournal(dataFolder);
  if (bytes === 0) return null;
  return { path: journalPath(dataFolder), records: records.size, lines, damagedLine, newerFormat, isUnfinished: bytes > wholeBytes };
}
