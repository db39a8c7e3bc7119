import { TypedRecords } from '../formats/typed-records.ts';
import { chooseSheet, warnAboutHiddenSheets } from './choose-sheet.ts';
import { ODS_CONTENT, readOdsSheets } from './ods-document.ts';
import { OdsSheet } from './ods-sheet.ts';
import { countShare, sheetEvents, type WorkbookReading } from './read-workbook.ts';
import { scan } from './xml-scanner.ts';
import { Archive } from '../formats/zip.ts';

/**
 * Reads the chosen sheet of an OpenDocument spreadsheet as records.
 * @throws Unreadable if the document is damaged or not allowed
 */
export async function readOds(reading: WorkbookReading): Promise<void> {
  const { file, profile, findings, sink, onShare } = reading;
  const archive = await Archive.open(file.path);
  try {
    const sheets = await readOdsSheets(archive);
    const { name } = chooseSheet(sheets, file.sheet ?? profile.file?.sheet);
    warnAboutHiddenSheets(sheets, name, file, findings);
    const skipped = profile.file?.skipLines ?? 0;
    const sheet = new OdsSheet(name, skipped, sheetEvents(reading, new TypedRecords(profile, sink)));
    await scan(countShare(archive, ODS_CONTENT, onShare), sheet);
  } finally {
    await archive.close();
  }
}
