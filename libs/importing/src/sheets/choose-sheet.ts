import { Unreadable } from '../formats/unreadable.ts';
import type { Findings, SourceFile } from '../rows/row.ts';
import type { SheetEntry } from './workbook.ts';

const quotedNames = (sheets: readonly SheetEntry[]): string => sheets.map(({ name }) => `"${name}"`).join(', ');

/**
 * Finds a sheet by its name, or by its position from 1; by default the only visible one.
 * @throws Unreadable if there is none, or more than one
 */
export function chooseSheet(sheets: readonly SheetEntry[], choice: string | number | undefined): SheetEntry & { readonly part: string } {
  const visible = sheets.filter(({ hidden }) => !hidden);
  const fitting =
    choice === undefined
      ? visible
      : sheets.filter(({ name }, index) => (typeof choice === 'number' ? index === choice - 1 : name === choice));
  const [sheet] = fitting;
  if (choice === undefined && visible.length > 1) throw new Unreadable('sheet-choice', { found: quotedNames(visible) });
  if (!sheet || sheet.part === null) throw new Unreadable('sheet-missing', { name: String(choice ?? ''), found: quotedNames(sheets) });
  return { ...sheet, part: sheet.part };
}

/** Warns of hidden sheets, once for all sheets of a file. */
export function warnAboutHiddenSheets(sheets: readonly SheetEntry[], chosen: string, file: SourceFile, { warned }: Findings): void {
  const isOneOfSeveral = typeof file.sheet === 'string';
  for (const { name, hidden } of sheets)
    if (hidden && (name === chosen || !isOneOfSeveral))
      warned.add({ file: file.name, line: 0 }, name === chosen ? 'sheet-hidden-read' : 'sheet-hidden', { name });
}
