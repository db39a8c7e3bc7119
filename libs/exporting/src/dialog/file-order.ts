import type { Status } from '@pendapa/contracts';
import type { CoverLine, ExportSection, FileChoice, Signature } from '@pendapa/export-files';
import type { ExportFigure, ExportPart } from '@pendapa/panels';
import type { IncludedContents } from './collect.ts';

export interface FileOrder {
  readonly title: string;
  readonly path: string;
  readonly name: string;
  readonly choice: FileChoice;
  readonly wanted: IncludedContents;
  readonly status: Status;
  readonly parts: readonly ExportPart[];
  readonly figures: readonly ExportFigure[];
  /** The sentence of the page; null if a single panel is exported. */
  readonly sentence: string | null;
  /** Filters as text, for the cover; null if the user left them out. */
  readonly filters: readonly CoverLine[] | null;
  /** Filters as in the address, for the audit log. */
  readonly set: Readonly<Record<string, string>>;
  readonly signatures?: readonly Signature[];
  /** Further sections after those of the page. */
  readonly more?: readonly ExportSection[];
  /** Receives the file. Default: download. */
  readonly deliver?: (file: Blob) => Promise<void>;
}
