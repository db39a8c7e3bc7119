import { join } from 'node:path';
import { pathsOf } from '../data-folder/paths.ts';
import { decompressFile } from '../publishing/compress-file.ts';
import { importedFile } from '../generations/source-names.ts';
import type { ImportedFile, LoadRecord } from '../generations/load-record.ts';

/**
 * Writes an imported file of a load to `target`.
 * @throws UserError if it is not stored any more, or its checksum differs
 */
export const unpackStoredFile = (dataFolder: string, record: LoadRecord, file: ImportedFile, target: string): Promise<void> =>
  decompressFile(join(pathsOf(dataFolder).sources, importedFile(record.name, record.files.indexOf(file) + 1)), file, target);
