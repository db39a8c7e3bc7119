import { zipFile, type ZipPart } from './zip-file.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export interface OdsSheetPart {
  readonly name: string;
  /** Content of `<table:table>`. */
  readonly xml: string;
  readonly hidden?: boolean;
}

/** An OpenDocument spreadsheet whose sheets are given as XML, so that a test controls every cell. */
export function odsFile(sheets: readonly OdsSheetPart[], more: readonly ZipPart[] = []): Buffer {
  const tables = sheets.map(
    ({ name, xml, hidden = false }) =>
      `<table:table table:name="${escaped(name)}" table:style-name="${hidden ? 'hidden' : 'shown'}">${xml}</table:table>`,
  );
  const style = '<style:style style:name="hidden"><style:table-properties table:display="false"/></style:style>';
  return zipFile([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'content.xml',
      content: `<?xml version="1.0"?><office:document-content><office:automatic-styles>${style}</office:automatic-styles><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`,
    },
    ...more,
  ]);
}

export const odsText = (text: string): string =>
  text === '' ? '<table:table-cell/>' : `<table:table-cell office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`;

export const odsRow = (...cells: readonly string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;

/** A document with one sheet of text cells. */
export const textOds = (table: readonly (readonly string[])[]): Buffer =>
  odsFile([{ name: 'Data', xml: table.map((cells) => odsRow(...cells.map(odsText))).join('') }]);
