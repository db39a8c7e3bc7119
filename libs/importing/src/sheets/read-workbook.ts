import { TypedRecords, type RecordSink } from '../formats/typed-records.ts';
import { Unreadable } from '../formats/unreadable.ts';
import type { Profile } from '../profile/schema.ts';
import type { Findings, SourceFile } from '../rows/row.ts';
import { scan } from './xml-scanner.ts';
import { readWorkbook, type SheetEntry, type Workbook } from './workbook.ts';
import { Worksheet } from './worksheet.ts';
import { Archive } from '../formats/zip.ts';

const quotedNames = (sheets: readonly SheetEntry[]): string => sheets.map(({ name }) => `"${name}"`).join(', ');

/** Finds the sheet that the profile names, by name or by position from 1; by default the only visible one. */
function chooseSheet({ sheets }: Workbook, choice: string | number | undefined): SheetEntry & { readonly part: string } {
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

function warnAboutSheets(workbook: Workbook, sheet: SheetEntry, file: SourceFile, { warned }: Findings): void {
  const place = { file: file.name, line: 0 };
  for (const { name, hidden } of workbook.sheets)
    if (hidden) warned.add(place, name === sheet.name ? 'sheet-hidden-read' : 'sheet-hidden', { name });
  if (workbook.externalLinks) warned.add(place, 'workbook-links');
}

export interface WorkbookReading {
  readonly file: SourceFile;
  readonly profile: Profile;
  readonly findings: Findings;
  readonly sink: RecordSink;
  /** Share of the sheet that was read, from 0 to 1. */
  readonly onShare: (share: number) => void;
}

/**
 * Reads the chosen sheet of an XLSX file as records.
 * @throws Unreadable if the workbook is damaged or not allowed
 */
export async function readSheet({ file, profile, findings, sink, onShare }: WorkbookReading): Promise<void> {
  const archive = await Archive.open(file.path);
  try {
    const workbook = await readWorkbook(archive);
    const sheet = chooseSheet(workbook, profile.file?.sheet);
    warnAboutSheets(workbook, sheet, file, findings);
    const records = new TypedRecords(profile, sink);
    const skipped = profile.file?.skipLines ?? 0;
    const worksheet = new Worksheet(workbook, skipped, {
      onRow: (cells, line) => {
        if (line > skipped) records.write(cells, line);
      },
      onFlaw: (code, line, field, params) => sink.onFlaw({ code, line, field, params }),
      onHidden: (what, line, name) =>
        findings.warned.add({ file: file.name, line }, what === 'row' ? 'row-hidden' : 'column-hidden', { name }),
    });
    const size = archive.sizeOf(sheet.part);
    let done = 0;
    const countedChunks = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of archive.read(sheet.part)) {
        yield chunk;
        done += chunk.length;
        onShare(done / size);
      }
    };
    await scan(countedChunks(), worksheet);
  } finally {
    await archive.close();
  }
}
