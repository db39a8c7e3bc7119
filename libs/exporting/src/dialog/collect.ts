import type { ExportSection, ExportTable } from '@pendapa/export-files';
import type { OpenTable, RenderedPanel, ExportPart } from '@pendapa/panels';
import { wholeAnswer } from './whole-answer.ts';
import { tableOf, withSums, type TableWords } from './table-of.ts';

export interface IncludedContents {
  readonly charts: boolean;
  readonly tables: boolean;
  /** The cards of the page. */
  readonly figures: boolean;
}

export interface Collecting {
  readonly signal: AbortSignal;
  readonly onRows: (fetched: number, all: number) => void;
}

/** A section, and what opens all rows of a table that has only the first ones. */
export interface CollectedSection extends ExportSection {
  readonly open?: OpenTable;
}

/** A query without rows has neither a chart nor a table. */
const showsRows = ({ source }: ExportPart): boolean => source === null || source.answer.rowCount > 0;

const NO_CONTENT: RenderedPanel = { chart: null, table: null };

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** The rows on screen, or all rows if the screen shows only the first ones. */
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
  rendered: RenderedPanel,
  wanted: IncludedContents,
  words: TableWords,
  collecting: Collecting,
): Promise<CollectedSection> {
  const table = wanted.tables ? await tableFor(part, rendered.table, words, collecting) : null;
  const notes = part.notes();
  const noted = table && notes.length > 0 ? { ...table, notes } : table;
  return {
    title: part.title,
    sentence: part.sentence(),
    chart: wanted.charts ? rendered.chart : null,
    table: noted,
    ...(notes.length > 0 && { notes }),
    ...(part.startsSheet && { startsSheet: true }),
    ...(table && rendered.open && { open: rendered.open }),
  };
}

/** Collects charts and tables of the parts. Parts without content are left out. Rejects with the signal's reason if it is cancelled. */
export async function collectSections(
  parts: readonly ExportPart[],
  wanted: IncludedContents,
  words: TableWords,
  collecting: Collecting,
): Promise<readonly CollectedSection[]> {
  const { signal } = collecting;
  const shown = parts.filter(showsRows);
  const rendered = await Promise.race([Promise.all(shown.map(({ draw }) => draw(signal))), untilAborted(signal)]);
  const sections: CollectedSection[] = [];
  // One part after the other, so that an export does not keep the server from other users.
  for (const [index, part] of shown.entries()) {
    signal.throwIfAborted();
    sections.push(await sectionOf(part, rendered[index] ?? NO_CONTENT, wanted, words, collecting));
  }
  return sections.filter(({ chart, table }) => chart !== null || (table !== null && table.rows.length > 0));
}
