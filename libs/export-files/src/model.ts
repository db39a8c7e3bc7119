import type { Currency, Language } from '@pendapa/contracts';

/**
 * What a column holds, and so how every writer writes it. `money`: text of minor units; `count`, `decimal`, `ratio`: numbers; `day`, `month`:
 * a calendar date (of a month its first day); `id` and `text`: text, an id even where it looks like a number; `figure`: what the row says that
 * its figures are.
 */
export type CellKind = 'text' | 'id' | 'day' | 'month' | 'money' | 'count' | 'decimal' | 'ratio' | 'figure';

/** Null is not known: an empty cell, never 0. */
export type CellValue = string | number | null;

export interface ExportColumn {
  readonly key: string;
  /** Without its currency and scale: writers add what they write in. */
  readonly label: string;
  readonly kind: CellKind;
  /** The rows add up to the total, so that the file can show that they do. */
  readonly additive?: boolean;
}

export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly CellValue[])[];
  /** Of each row, where rows hold figures of different kinds. */
  readonly rowKinds?: readonly CellKind[];
  /** Over the whole result as on screen, one for each column; null where there is none. */
  readonly totals: readonly CellValue[] | null;
  /** What has to be said of the figures, in sentences; written below them. */
  readonly notes?: readonly string[];
  /** Rows of the whole result; more than `rows` where the file does not hold all of them. */
  readonly rowCount: number;
}

/** A drawing in plain SVG: no style sheet, no variables, nothing from elsewhere. Pixels. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface ExportSection {
  readonly title: string;
  /** What the figures show, computed from them. */
  readonly sentence: string | null;
  readonly chart: Drawing | null;
  readonly table: ExportTable | null;
  /** What has to be said of the figures, in sentences; a table carries them itself. */
  readonly notes?: readonly string[];
  /** Paragraphs of a text, in the place of figures. */
  readonly lines?: readonly string[];
  /** It begins a sheet of its own on paper. */
  readonly startsSheet?: boolean;
}

/** A line of the cover block: "Periode", "1 Jan – 14 Nov 2026". */
export interface CoverLine {
  readonly label: string;
  readonly text: string;
}

/** Words that writers need, in the language of the file; `{{n}}` and `{{of}}` are filled in by the writer. */
export interface FileWords {
  readonly cover: string;
  readonly charts: string;
  readonly total: string;
  readonly page: string;
  readonly rowsAgree: string;
  readonly rowsDiffer: string;
  readonly incomplete: string;
  readonly cut: string;
  readonly idNote: string;
  readonly figures: string;
  /** Heading of what the file says of itself, at its end. */
  readonly about: string;
  readonly definitions: string;
}

/** One document for every format, made from the answers that are on screen. */
export interface ExportDocument {
  readonly title: string;
  /** Of the letterhead. */
  readonly agency: string;
  readonly language: Language;
  readonly currency: Currency;
  /** The finding of the page; null where it has none. */
  readonly sentence: string | null;
  /** What the figures are of: period, comparison, filters, source. */
  readonly cover: readonly CoverLine[];
  /** What the file is: generation, rows, when it was made. */
  readonly about: readonly CoverLine[];
  readonly definitions: readonly CoverLine[];
  /** Period, filters and source of a picture in one line. */
  readonly source: string;
  /** The cards of the page; null where it has none. */
  readonly figures: ExportTable | null;
  /** What the pages of the file say at their foot: data date, generation, sample mark. */
  readonly stamp: string;
  readonly sections: readonly ExportSection[];
  /** Lines for signatures at the end, as office and place; none in ordinary exports. */
  readonly signatures?: readonly Signature[];
  readonly words: FileWords;
}

export interface Signature {
  readonly office: string;
  readonly place: string;
}

/** The cards of the page, then the tables of its parts. */
export const tablesOf = ({
  figures,
  sections,
  words,
}: ExportDocument): readonly { readonly title: string; readonly table: ExportTable }[] => [
  ...(figures ? [{ title: words.figures, table: figures }] : []),
  ...sections.flatMap(({ title, table }) => (table ? [{ title, table }] : [])),
];

/** Rows that a document holds, and rows that it should hold. */
export function rowsOf(document: ExportDocument): { readonly written: number; readonly all: number } {
  const tables = tablesOf(document);
  return {
    written: tables.reduce((sum, { table }) => sum + table.rows.length, 0),
    all: tables.reduce((sum, { table }) => sum + table.rowCount, 0),
  };
}

export const isComplete = (document: ExportDocument): boolean =>
  tablesOf(document).every(({ table }) => table.rows.length >= table.rowCount);

/** The document with at most so many rows in each table; a table that loses rows says so in every format. */
export function withMostRows(document: ExportDocument, most: (table: ExportTable) => number): ExportDocument {
  const fitted = (table: ExportTable): ExportTable => ({ ...table, rows: table.rows.slice(0, most(table)) });
  const sections = document.sections.map((section) => (section.table ? { ...section, table: fitted(section.table) } : section));
  return { ...document, sections };
}
