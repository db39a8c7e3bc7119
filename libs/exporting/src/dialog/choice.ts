import type { Language } from '@pendapa/contracts';
import {
  nameFault,
  suggestName,
  type CsvProfile,
  type FileFormat,
  type NameFault,
  type Orientation,
  type PaperSize,
} from '@pendapa/export-files';

/** The fields of the dialog. */
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

/** `filters`: the set filters as text. */
export const defaultChoice = (title: string, filters: string, date: string | null, language: Language): Choice => ({
  format: null,
  language,
  name: suggestName([title, filters].filter(Boolean).join(' '), date),
  charts: true,
  tables: true,
  filters: true,
  csv: 'excel',
  size: 'A4',
  orientation: 'auto',
});

/** A CSV file needs tables, whatever else is selected. */
export const faultsOf = ({ format, name, charts, tables }: Choice): ChoiceFaults => ({
  format: format === null,
  name: nameFault(name),
  include: !tables && (!charts || format === 'csv'),
});

export const isValid = ({ format, name, include }: ChoiceFaults): boolean => !format && name === null && !include;
