import { zipFile, type ZipPart } from './zip-file.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export interface SheetPart {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** Content of `<worksheet>`. */
  readonly xml: string;
}

export interface WorkbookParts {
  readonly sheets: readonly SheetPart[];
  readonly from1904?: boolean;
  readonly more?: readonly ZipPart[];
}

// Styles 1 and 2 show dates, 3 an amount, 4 a duration, and 5 a time of day.
const STYLES = `${HEAD}<styleSheet><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="&quot;Rp&quot;#,##0"/>
<numFmt numFmtId="166" formatCode="[h]:mm:ss"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="21"/></cellXfs></styleSheet>`;

function relations(items: readonly (readonly [id: string, type: string, target: string])[]): string {
  const list = items.map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`);
  return `${HEAD}<Relationships>${list.join('')}</Relationships>`;
}

/** A workbook whose sheets are given as XML, so that a test controls every cell. */
export function workbookFile({ sheets, from1904 = false, more = [] }: WorkbookParts): Buffer {
  const list = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const parts: ZipPart[] = [
    { name: '_rels/.rels', content: relations([['rId1', 'officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns:r="${RELATIONS}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...sheets.map((_sheet, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const),
        ['rId90', 'styles', 'styles.xml'],
      ]),
    },
    { name: 'xl/styles.xml', content: STYLES },
    ...sheets.map(({ xml }, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: `${HEAD}<worksheet>${xml}</worksheet>` })),
    ...more,
  ];
  return zipFile(parts);
}

/** A cell whose text is stored in the cell itself. */
export const textCell = (place: string, text: string): string =>
  text === '' ? '' : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Letters of a column by its position from 0. */
const letters = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letters(Math.floor(index / 26) - 1) + letters(index % 26);

/** Rows of text cells from line 1; rows without cells are left out, as in Excel. */
function textRows(table: readonly (readonly string[])[]): string {
  const rows = table.map((cells, index) => {
    const inside = cells.map((text, field) => textCell(`${letters(field)}${index + 1}`, text)).join('');
    return inside === '' ? '' : `<row r="${index + 1}">${inside}</row>`;
  });
  return `<sheetData>${rows.join('')}</sheetData>`;
}

/** A workbook with one sheet of text cells. */
export const textWorkbook = (table: readonly (readonly string[])[]): Buffer =>
  workbookFile({ sheets: [{ name: 'Data', xml: textRows(table) }] });
