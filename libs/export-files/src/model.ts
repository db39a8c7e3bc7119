import type { Currency, Language } from '@pendapa/contracts';

/**
 * The type of a column, which decides how each format writes it. `money`: text of minor units. `count`, `decimal`, `ratio`: numbers.
 * `day`, `month`: a calendar date; of a month its first day. `id`, `text`: text, even if it looks like a number. `figure`: the type is in
 * `rowKinds`.
 */
export type CellKind = 'text' | 'id' | 'day' | 'month' | 'money' | 'count' | 'decimal' | 'ratio' | 'figure';

/** Null is unknown: an empty cell, never 0. */
export type CellValue = string | number | null;

export interface ExportColumn {
  readonly key: string;
  /** Without currency and scale, which the writers add. */
  readonly label: string;
  readonly kind: CellKind;
  /** True if the rows add up to the total; the file then checks it. */
  readonly additive?: boolean;
}

export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  readonly rows: TableRows;
  /** The type of each row, if rows hold figures of different types. */
  readonly rowKinds?: readonly CellKind[];
  /** Totals of the whole result as on screen, one per column; null if there are none. */
  readonly totals: readonly CellValue[] | null;
  /** Notes about the figures, in sentences; written below them. */
  readonly notes?: readonly string[];
  /** Rows of the whole result; more than `rows.length` if the file is incomplete. */
  readonly rowCount: number;
  /** Number of rows that are read while the file is written; `rows` is empty then. */
  readonly incoming?: number;
}

export type TableRows = readonly (readonly CellValue[])[];

/** Reads the incoming rows of a table, page by page, by its position in `tablesOf`; undefined if it has none. */
export type ReadRows = (table: number) => AsyncIterable<TableRows> | undefined;

/** Plain SVG without style sheets, variables and references to other files. Sizes are in pixels. */
export interface SvgImage {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface ExportSection {
  readonly title: string;
  /** A sentence about the figures, computed from them. */
  readonly sentence: string | null;
  readonly chart: SvgImage | null;
  readonly table: ExportTable | null;
  /** Notes about the figures. A section with a table has them in the table. */
  readonly notes?: readonly string[];
  /** Paragraphs of text instead of figures. */
  readonly lines?: readonly string[];
  /** True if the section begins a new sheet of paper. */
  readonly startsSheet?: boolean;
}

/** A line of the cover: "Periode", "1 Jan – 14 Nov 2026". */
export interface CoverLine {
  readonly label: string;
  readonly text: string;
}

/** Texts of the writers, in the language of the file. The writer fills in `{{n}}` and `{{of}}`. */
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
  /** Heading of the lines about the file itself, at its end. */
  readonly about: string;
  readonly definitions: string;
}

/** The content of a file for every format, made from the answers on screen. */
export interface ExportDocument {
  readonly title: string;
  /** The agency in the letterhead. */
  readonly agency: string;
  readonly language: Language;
  readonly currency: Currency;
  /** The sentence of the page; null if it has none. */
  readonly sentence: string | null;
  /** Period, comparison, filters and source of the figures. */
  readonly cover: readonly CoverLine[];
  /** Facts about the file: generation, rows, creation time. */
  readonly about: readonly CoverLine[];
  readonly definitions: readonly CoverLine[];
  /** Period, filters and source in one line, for a picture. */
  readonly source: string;
  /** The cards of the page; null if it has none. */
  readonly figures: ExportTable | null;
  /** The footer of each page: data date, generation, sample mark. */
  readonly stamp: string;
  readonly sections: readonly ExportSection[];
  /** Lines for signatures at the end, with office and place. Ordinary exports have none. */
  readonly signatures?: readonly Signature[];
  readonly words: FileWords;
}

export interface Signature {
  readonly office: string;
  readonly place: string;
}

/** The table of the cards, then the tables of the sections. */
export const tablesOf = ({
  figures,
  sections,
  words,
}: ExportDocument): readonly { readonly title: string; readonly table: ExportTable }[] => [
  ...(figures ? [{ title: words.figures, table: figures }] : []),
  ...sections.flatMap(({ title, table }) => (table ? [{ title, table }] : [])),
];

const writtenRows = ({ rows, incoming = rows.length }: ExportTable): number => incoming;

/** The number of rows in a document, and of the whole result. */
export function rowsOf(document: ExportDocument): { readonly written: number; readonly all: number } {
  const tables = tablesOf(document);
  return {
    written: tables.reduce((sum, { table }) => sum + writtenRows(table), 0),
    all: tables.reduce((sum, { table }) => sum + table.rowCount, 0),
  };
}

export const isComplete = (document: ExportDocument): boolean =>
  tablesOf(document).every(({ table }) => writtenRows(table) >= table.rowCount);

/** Limits the rows of each table. A cut table says so in every format. */
export function limitRows(document: ExportDocument, maxRows: (table: ExportTable) => number): ExportDocument {
  const fitted = (table: ExportTable): ExportTable => ({ ...table, rows: table.rows.slice(0, maxRows(table)) });
  const sections = document.sections.map((section) => (section.table ? { ...section, table: fitted(section.table) } : section));
  return { ...document, sections };
}
