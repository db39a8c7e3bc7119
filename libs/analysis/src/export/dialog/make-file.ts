import type { ExportRecord, Status } from '@pendapa/contracts';
import {
  exportFile,
  fileNameOf,
  fittedDocument,
  isComplete,
  rowsOf,
  saveFile,
  type CoverLine,
  type ExportDocument,
  type ExportSection,
  type FileChoice,
  type Signature,
} from '@pendapa/export-files';
import { postJson } from '../../request/failure.ts';
import type { ExportFigure, ExportPart, Source } from '../parts/registry.ts';
import { collectSections, type Wanted } from './collect.ts';
import { coverLines, type CoverFacts, type CoverWords } from './cover-lines.ts';
import { figuresTable } from './figures-table.ts';
import { fileWords } from './file-words.ts';
import type { TableWords } from './table-of.ts';
import { MOST_ROWS } from './whole-answer.ts';

export interface FileOrder {
  readonly title: string;
  readonly path: string;
  readonly name: string;
  readonly choice: FileChoice;
  readonly wanted: Wanted;
  readonly status: Status;
  readonly parts: readonly ExportPart[];
  readonly figures: readonly ExportFigure[];
  /** In words, for the cover; null where the reader left them out. */
  readonly filters: readonly CoverLine[] | null;
  /** As in the address, for the audit log. */
  readonly set: Readonly<Record<string, string>>;
  readonly signatures?: readonly Signature[];
}

export type Step =
  | { readonly kind: 'collecting' }
  | { readonly kind: 'rows'; readonly n: number; readonly all: number }
  | { readonly kind: 'writing'; readonly done: number };

export interface Making {
  readonly signal: AbortSignal;
  readonly onStep: (step: Step) => void;
}

/** Neither a figure nor a chart is there to be written. */
export class NothingToExport extends Error {
  override readonly name = 'NothingToExport';
}

function stampOf({ asOf, generation, sample }: Status, { t, format }: CoverWords): string {
  const stamp = t('stamp', { date: format.date(asOf), generation });
  return sample ? `${t('stampSample')} · ${stamp}` : stamp;
}

const sourcesOf = ({ parts, figures }: FileOrder): readonly Source[] => [
  ...figures.map(({ source }) => source),
  ...parts.flatMap(({ source }) => (source ? [source] : [])),
];

function documentOf(order: FileOrder, sections: readonly ExportSection[], words: CoverWords): ExportDocument {
  const { t, text, format } = words;
  const { status, title, path, filters, signatures } = order;
  const bare: ExportDocument = {
    title,
    agency: text(status.agency),
    language: format.language,
    currency: status.currency,
    cover: [],
    stamp: stampOf(status, words),
    sections,
    signatures,
    words: fileWords(t),
  };
  const fitted = fittedDocument(bare, order.choice.format);
  const profile = order.choice.format === 'csv' ? order.choice.csv : null;
  const facts = {
    page: title,
    profile,
    brief: signatures !== undefined,
    path,
    status,
    sources: sourcesOf(order),
    filters,
    said: saidBeside(order),
    rows: rowsOf(fitted),
    madeAt: new Date().toISOString(),
  };
  return { ...fitted, cover: coverLines(facts, words) };
}

function tableWords({ t, text, format }: CoverWords): TableWords {
  const currency = format.moneyAxis(0).unitLabel;
  return {
    text,
    format,
    notStated: t('notStated'),
    hidden: t('hidden'),
    code: (dimension) => t('code', { dimension }),
    compared: (label) => t('compared', { label }),
    money: (label) => `${label} (${currency})`,
  };
}

function figuresSection({ figures, wanted }: FileOrder, { t }: CoverWords, money: TableWords['money']): readonly ExportSection[] {
  const words = { row: t('row'), current: t('current'), comparison: t('comparison'), money };
  const table = wanted.tables ? figuresTable(figures, words) : null;
  return table ? [{ title: t('figures'), sentence: null, chart: null, table }] : [];
}

/** What is said beside figures, under the name of the figure or panel. */
const saidBeside = ({ figures, parts }: FileOrder): CoverFacts['said'] =>
  [...figures.map(({ label, said }) => ({ label, said })), ...parts.map(({ title, said }) => ({ label: title, said: said() }))].filter(
    ({ said }) => said.length > 0,
  );

const recordOf = ({ path, choice, set, status }: FileOrder, rows: number): ExportRecord => ({
  page: path,
  format: choice.format,
  rows: Math.min(rows, MOST_ROWS),
  filters: { ...set },
  generation: status.generation,
});

/**
 * Collects, records, writes and saves, in this order: what cannot be recorded is not written, and what was not written whole is not
 * saved. Gives the rows that the file holds and should hold.
 */
export async function makeFile(order: FileOrder, words: CoverWords, { signal, onStep }: Making): Promise<ReturnType<typeof rowsOf>> {
  onStep({ kind: 'collecting' });
  const forTables = tableWords(words);
  const onRows = (n: number, all: number): void => onStep({ kind: 'rows', n, all });
  const collected = await collectSections(order.parts, order.wanted, forTables, { signal, onRows });
  const sections = [...figuresSection(order, words, forTables.money), ...collected];
  if (sections.length === 0) throw new NothingToExport();
  const document = documentOf(order, sections, words);
  const rows = rowsOf(document);
  await postJson('/api/v1/audit/exports', recordOf(order, rows.written), signal);
  onStep({ kind: 'writing', done: 0 });
  const file = await exportFile(document, order.choice, { signal, progress: (done) => onStep({ kind: 'writing', done }) });
  signal.throwIfAborted();
  saveFile(file, fileNameOf(order.name, order.choice.format, isComplete(document)));
  return rows;
}
