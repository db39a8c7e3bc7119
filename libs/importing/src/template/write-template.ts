import { copyFile, cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templateFile, EXTRACTS, UserError } from '@pendapa/contracts';
import { FOLDER_MANIFEST, folderManifestSchema } from './folder-manifest.ts';
import { readmeText } from './readme.ts';
import { templateColumns } from '../profile/template-profile.ts';

/** The example has the same relative path from the sources and from the compiled files. */
export const EXAMPLE_FOLDER = fileURLToPath(new URL('../../examples/agency', import.meta.url));
/** Files as agencies publish them, with the profiles that read them. */
export const PUBLISHED_FOLDER = fileURLToPath(new URL('../../examples/published', import.meta.url));

const notEmptyError = (folder: string) =>
  new UserError({
    id: `Folder "${folder}" tidak kosong; templat tidak menimpa berkas. Pakai folder baru.`,
    en: `The folder "${folder}" is not empty; templates overwrite nothing. Use a new folder.`,
  });

const manifestText = (): string =>
  `${JSON.stringify(
    {
      $schema: './manifest.schema.json',
      extracts: EXTRACTS.map((extract) => ({ template: extract, files: [templateFile(extract)] })),
    },
    null,
    2,
  )}\n`;

async function writeEmpty(folder: string): Promise<void> {
  await mkdir(folder);
  for (const extract of EXTRACTS) await writeFile(join(folder, templateFile(extract)), `${templateColumns(extract).join(',')}\n`);
  await writeFile(join(folder, FOLDER_MANIFEST), manifestText());
  await writeFile(join(folder, 'manifest.schema.json'), `${JSON.stringify(folderManifestSchema(), null, 2)}\n`);
}

async function writeExample(folder: string): Promise<void> {
  await mkdir(folder);
  for (const name of await readdir(EXAMPLE_FOLDER)) await copyFile(join(EXAMPLE_FOLDER, name), join(folder, name));
}

/**
 * Writes templates into a new or empty folder: `empty` with a header for each extract, and `example` with a small agency. `published` has
 * tables as agencies publish them, with their profiles. All figures are invented and can be imported.
 * @throws UserError if the folder holds files
 */
export async function writeTemplate(folder: string): Promise<void> {
  const seen = await stat(folder).catch(() => null);
  if (seen && (!seen.isDirectory() || (await readdir(folder)).length > 0)) throw notEmptyError(folder);
  await mkdir(folder, { recursive: true });
  await writeEmpty(join(folder, 'empty'));
  await writeExample(join(folder, 'example'));
  await cp(PUBLISHED_FOLDER, join(folder, 'published'), { recursive: true });
  await writeFile(join(folder, 'README.md'), readmeText());
}
