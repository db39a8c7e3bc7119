import type { Language } from '@pendapa/contracts';
import {
  nameFault,
  suggestedName,
  type CsvProfile,
  type FileFormat,
  type NameFault,
  type Orientation,
  type PaperSize,
} from '@pendapa/export-files';

/** What the reader has filled in. */
export interface Choice {
  readonly format: FileFormat | null;
  readonly language: Language;
  readonly name: string;
  readonly charts: boolean;
  readonly tables: boolean;
  readonly filters: boolean;
  readonly csv: CsvProfile;
  readonly size: PaperSize;
  readonly orientation: Orientation;
}

export interface ChoiceFaults {
  readonly format: boolean;
  readonly name: NameFault | null;
  readonly include: boolean;
}

export const isPicture = (format: FileFormat | null): boolean => format === 'png' || format === 'jpg';

/** `filters`: in words, those that are set. */
export const firstChoice = (title: string, filters: string, date: string | null, language: Language): Choice => ({
  format: null,
  language,
  name: suggestedName([title, filters].filter(Boolean).join(' '), date),
  charts: true,
  tables: true,
  filters: true,
  csv: 'excel',
  size: 'A4',
  orientation: 'auto',
});

/** A CSV file is its tables, whatever else is ticked. */
export const faultsOf = ({ format, name, charts, tables }: Choice): ChoiceFaults => ({
  format: format === null,
  name: nameFault(name),
  include: !tables && (!charts || format === 'csv'),
});

export const isSound = ({ format, name, include }: ChoiceFaults): boolean => !format && name === null && !include;
