import { openPlainFile } from '@pendapa/warehouse';
import { reading } from '../load/find-files.ts';
import type { NamedProfile } from '../profile/read-profile.ts';
import type { SourceFile } from '../rows/row.ts';
import { templateNamed } from './template-profile.ts';

const HEAD_BYTES = 4_096;

async function firstLine(path: string): Promise<string> {
  const file = await openPlainFile(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead).split('\n')[0] ?? '';
  } finally {
    await file.close();
  }
}

/**
 * A template's file may part its columns by semicolons, as spreadsheets in Indonesian do. Its header tells: a template's column names hold
 * neither mark. The profile as it is for files of other formats, other profiles, and files that do not agree.
 */
export async function byTemplateHeader<T extends NamedProfile>(step: T, files: readonly SourceFile[]): Promise<T> {
  if (templateNamed(step.name) === null || files.length === 0) return step;
  for (const { path, name } of files) {
    const line = /\.csv$/i.test(name) ? await reading(path, firstLine) : '';
    if (!line.includes(';') || line.includes(',')) return step;
  }
  return { ...step, profile: { ...step.profile, file: { ...step.profile.file, delimiter: ';' } } };
}
