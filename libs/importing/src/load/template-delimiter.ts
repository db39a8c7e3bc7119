import { openPlainFile } from '@pendapa/warehouse';
import { withReadError } from './find-files.ts';
import type { NamedProfile } from '../profile/read-profile.ts';
import type { SourceFile } from '../rows/row.ts';
import { templateExtractOf } from '../profile/template-profile.ts';

const HEAD_BYTES = 4_096;

async function readFirstLine(path: string): Promise<string> {
  const file = await openPlainFile(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead).split('\n')[0] ?? '';
  } finally {
    await file.close();
  }
}

/**
 * Sets the delimiter to a semicolon if the headers of all template files have one, as spreadsheets in Indonesian write it. Column names of
 * templates contain neither semicolons nor commas. Other profiles and formats stay unchanged.
 */
export async function withTemplateDelimiter<T extends NamedProfile>(step: T, files: readonly SourceFile[]): Promise<T> {
  if (templateExtractOf(step.name) === null || files.length === 0) return step;
  for (const { path, name } of files) {
    const line = /\.csv$/i.test(name) ? await withReadError(path, readFirstLine) : '';
    if (!line.includes(';') || line.includes(',')) return step;
  }
  return { ...step, profile: { ...step.profile, file: { ...step.profile.file, delimiter: ';' } } };
}
