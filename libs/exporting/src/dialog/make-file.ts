import { measureSpec, type ExportRecord, type Status } from '@pendapa/contracts';
import {
  exportFile,
  fileNameOf,
  fitDocument,
  isComplete,
  rowsOf,
  saveFile,
  tablesOf,
  type ExportDocument,
  type ExportSection,
  type ReadRows,
} from '@pendapa/export-files';
import type { FigureSource } from '@pendapa/panels';
import { missing } from '@pendapa/query';
import { recordExport } from './record-export.ts';
import { collectSections } from './collect.ts';
import { aboutLines, coverLines, definitionLines, sourceLine, type CoverFacts, type CoverWords } from './cover-lines.ts';
import type { FileOrder } from './file-order.ts';
import { figuresTable, type FigureWords } from './figures-table.ts';
import { fileWords } from './file-words.ts';
import { openTables, type OpenTables } from './open-tables.ts';
import { removeRepeatedTables } from './remove-repeated-tables.ts';
import type { TableWords } from './table-of.ts';

export type Step =
  | { readonly kind: 'collecting' }
  | { readonly kind: 'rows'; readonly n: number; readonly all: number }
  | { readonly kind: 'writing'; readonly done: number };

export interface MakingOptions {
  readonly signal: AbortSignal;
  readonly onStep: (step: Step) => void;
}

/** The file would contain neither a figure nor a chart. */
export class NothingToExport extends Error {
  override readonly name = 'NothingToExport';
}

function stampOf({ asOf, generation, sample }: Status, { t, format }: CoverWords): string {
  const stamp = t('stamp', { date: format.date(asOf), generation });
  return sample ? `${t('stampSample')} · ${stamp}` : stamp;
}

const sourcesOf = ({ parts, figures }: FileOrder): readonly FigureSource[] => [
  ...figures.flatMap(({ source }) => (source ? [source] : [])),
  ...parts.flatMap(({ source }) => (source ? [source] : [])),
];

function documentOf(order: FileOrder, sections: readonly ExportSection[], words: CoverWords): ExportDocument {
  const { t, text, format } = words;
  const { status, title, path, filters, signatures, figures, wanted } = order;
  const bare: ExportDocument = {
    title,
    sections,
    signatures,
    sentence: order.sentence,
    language: format.language,
    currency: status.currency,
    cover: [],
    about: [],
    definitions: [],
    source: '',
    stamp: stampOf(status, words),
    words: fileWords(t),
    agency: text(status.agency),
    figures: wanted.figures ? figuresTable(figures, figureWords(status, t)) : null,
  };
  const fitted = fitDocument(bare, order.choice.format);
  const profile = order.choice.format === 'csv' ? order.choice.csv : null;
  const facts: CoverFacts = {
    page: title,
    path,
    status,
    filters,
    profile,
    sources: sourcesOf(order),
    notes: notesOf(order),
    rows: tablesOf(fitted).some(({ table }) => table.incoming !== undefined) ? null : rowsOf(fitted),
    madeAt: new Date().toISOString(),
  };
  const brief = signatures !== undefined;
  return {
    ...fitted,
    cover: coverLines(facts, words),
    about: brief ? [] : aboutLines(facts, words),
    definitions: brief ? [] : definitionLines(facts, words),
    source: sourceLine(facts, words),
  };
}

function tableWords({ t, text, format, states }: CoverWords): TableWords {
  return {
    text,
    format,
    unspecified: t('notStated'),
    // An absent figure is an empty cell.
    state: (state, subject, measure) =>
      state.state === 'absent' ? null : states.exact(missing(state), measureSpec(subject, measure).unit),
    code: (dimension) => t('code', { dimension }),
    compared: (label) => t('compared', { label }),
  };
}

const figureWords = ({ currency }: Status, t: CoverWords['t']): FigureWords => ({
  figure: t('figure'),
  value: t('value'),
  comparison: t('comparison'),
  unit: t('unit'),
  remark: t('remark'),
  currency: currency.symbol,
});

/** Notes of cards and panels, by name. */
const notesOf = ({ figures, parts }: FileOrder): CoverFacts['notes'] =>
  [...figures.map(({ label, notes }) => ({ label, notes })), ...parts.map((part) => ({ label: part.title, notes: part.notes() }))].filter(
    ({ notes }) => notes.length > 0,
  );

const recordOf = ({ path, choice, set, status }: FileOrder, rows: number): ExportRecord => ({
  page: path,
  format: choice.format,
  rows,
  filters: { ...set },
  generation: status.generation,
});

const FILE_ID_WORDS = 4;

/** Names the file for the server, which counts its lists as one file. Pages without TLS have no `randomUUID`. */
const newFileId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(FILE_ID_WORDS))].map((word) => word.toString(16).padStart(8, '0')).join('');

/** True if the server recorded everything in the file when it opened the lists. */
const isRecorded = ({ sections, figures }: ExportDocument, { recorded }: OpenTables): boolean =>
  figures === null && recorded > 0 && recorded === sections.length;

const rowReader =
  (document: ExportDocument, { incoming }: OpenTables): ReadRows =>
  (at) => {
    const table = tablesOf(document)[at]?.table;
    return table && incoming.get(table);
  };

/**
 * Collects, records, writes and saves a file, in this order. Without a record nothing is written, and a partial file is not saved.
 * @returns the number of rows in the file, and of the whole result
 */
export async function makeFile(order: FileOrder, words: CoverWords, { signal, onStep }: MakingOptions): Promise<ReturnType<typeof rowsOf>> {
  onStep({ kind: 'collecting' });
  const forTables = tableWords(words);
  const onRows = (n: number, all: number): void => onStep({ kind: 'rows', n, all });
  const collected = removeRepeatedTables(await collectSections(order.parts, order.wanted, forTables, { signal, onRows }));
  const fileId = newFileId();
  const tables = await openTables(collected, { ...order, file: fileId }, signal);
  const document = documentOf(order, [...tables.sections, ...(order.more ?? [])], words);
  if (document.sections.length === 0 && document.figures === null) throw new NothingToExport();
  const { written, all } = rowsOf(document);
  if (!isRecorded(document, tables)) await recordExport({ ...recordOf(order, written), file: fileId }, signal);
  onStep({ kind: 'writing', done: 0 });
  const { file, left } = await exportFile(document, order.choice, {
    signal,
    progress: (done) => onStep({ kind: 'writing', done }),
    read: rowReader(document, tables),
  });
  signal.throwIfAborted();
  if (order.deliver) await order.deliver(file);
  else saveFile(file, fileNameOf(order.name, order.choice.format, isComplete(document) && left === 0));
  return { written: written - left, all };
}
