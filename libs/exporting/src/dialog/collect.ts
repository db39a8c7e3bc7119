import { wholeAnswer, type Drawn, type ExportPart } from '@pendapa/analysis';
import type { ExportSection, ExportTable } from '@pendapa/export-files';
import { tableOf, withSums, type TableWords } from './table-of.ts';

export interface Wanted {
  readonly charts: boolean;
  readonly tables: boolean;
  /** The cards of the page. */
  readonly figures: boolean;
}

export interface Collecting {
  readonly signal: AbortSignal;
  readonly onRows: (fetched: number, all: number) => void;
}

/** A question without rows has neither a chart nor a table to show. */
const showsRows = ({ source }: ExportPart): boolean => source === null || source.answer.rowCount > 0;

const NOT_DRAWN: Drawn = { chart: null, table: null };

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** The rows of the screen, or all rows where the screen holds only the first of them. */
async function tableFor(
  part: ExportPart,
  shown: ExportTable | null,
  words: TableWords,
  collecting: Collecting,
): Promise<ExportTable | null> {
  const { source } = part;
  if (!source) return shown;
  const { subject, answer, address } = source;
  if (answer.next === null || address === undefined) return shown ? withSums(subject, shown) : tableOf(subject, answer, words);
  return tableOf(subject, await wholeAnswer(answer, address, collecting.signal, collecting.onRows), words);
}

async function sectionOf(
  part: ExportPart,
  drawn: Drawn,
  wanted: Wanted,
  words: TableWords,
  collecting: Collecting,
): Promise<ExportSection> {
  const table = wanted.tables ? await tableFor(part, drawn.table, words, collecting) : null;
  const notes = part.said();
  const noted = table && notes.length > 0 ? { ...table, notes } : table;
  return {
    title: part.title,
    sentence: part.sentence(),
    chart: wanted.charts ? drawn.chart : null,
    table: noted,
    ...(notes.length > 0 && { notes }),
    ...(part.startsSheet && { startsSheet: true }),
  };
}

/** What the parts show, one after the other; parts that show nothing are left out. Rejects with the signal's reason when cancelled. */
export async function collectSections(
  parts: readonly ExportPart[],
  wanted: Wanted,
  words: TableWords,
  collecting: Collecting,
): Promise<readonly ExportSection[]> {
  const { signal } = collecting;
  const shown = parts.filter(showsRows);
  const drawn = await Promise.race([Promise.all(shown.map(({ draw }) => draw(signal))), untilAborted(signal)]);
  const sections: ExportSection[] = [];
  // Rows one part after the other: a file must not keep the server from everybody else.
  for (const [index, part] of shown.entries()) {
    signal.throwIfAborted();
    sections.push(await sectionOf(part, drawn[index] ?? NOT_DRAWN, wanted, words, collecting));
  }
  return sections.filter(({ chart, table }) => chart !== null || (table !== null && table.rows.length > 0));
}
