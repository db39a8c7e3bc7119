import { TypedRecords, type RecordSink } from '../formats/typed-records.ts';
import type { Profile } from '../profile/schema.ts';
import type { Findings, SourceFile } from '../rows/row.ts';
import { scan } from './xml-scanner.ts';
import { chooseSheet, warnAboutHiddenSheets } from './choose-sheet.ts';
import { readWorkbook } from './workbook.ts';
import { Worksheet, type SheetEvents } from './worksheet.ts';
import { Archive } from '../formats/zip.ts';

export interface WorkbookReading {
  readonly file: SourceFile;
  readonly profile: Profile;
  readonly findings: Findings;
  readonly sink: RecordSink;
  /** Share of the sheet that was read, from 0 to 1. */
  readonly onShare: (share: number) => void;
}

/** Passes the cells of a sheet on as records, and reports what is hidden. */
export function sheetEvents({ file, profile, findings, sink }: WorkbookReading, records: TypedRecords): SheetEvents {
  const skipped = profile.file?.skipLines ?? 0;
  return {
    onRow: (cells, line) => {
      if (line > skipped) records.write(cells, line);
    },
    onFlaw: (code, line, field, params) => sink.onFlaw({ code, line, field, params }),
    onHidden: (what, line, name) =>
      findings.warned.add({ file: file.name, line }, what === 'row' ? 'row-hidden' : 'column-hidden', { name }),
  };
}

/** Unpacks a part of an archive and reports which share of it was read. */
export async function* countShare(archive: Archive, part: string, onShare: (share: number) => void): AsyncGenerator<Buffer> {
  const size = archive.sizeOf(part);
  let done = 0;
  for await (const chunk of archive.read(part)) {
    yield chunk;
    done += chunk.length;
    onShare(done / size);
  }
}

/**
 * Reads the chosen sheet of an XLSX file as records.
 * @throws Unreadable if the workbook is damaged or not allowed
 */
export async function readSheet(reading: WorkbookReading): Promise<void> {
  const { file, profile, findings, sink, onShare } = reading;
  const archive = await Archive.open(file.path);
  try {
    const workbook = await readWorkbook(archive);
    const sheet = chooseSheet(workbook.sheets, file.sheet ?? profile.file?.sheet);
    warnAboutHiddenSheets(workbook.sheets, sheet.name, file, findings);
    if (workbook.externalLinks) findings.warned.add({ file: file.name, line: 0 }, 'workbook-links');
    const events = sheetEvents(reading, new TypedRecords(profile, sink));
    await scan(countShare(archive, sheet.part, onShare), new Worksheet(workbook, profile.file?.skipLines ?? 0, events));
  } finally {
    await archive.close();
  }
}
