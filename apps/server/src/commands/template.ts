import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeTemplate } from '@pendapa/importing';
import { EXIT, type Command } from '../command.ts';
import { localize } from '../language.ts';
import { UsageError } from '../usage-error.ts';

/** Writes an empty template and a filled example of every extract into a new folder. */
export const templateCommand: Command = {
  name: 'template',
  about: {
    id: 'Menulis templat kosong dan contoh terisi untuk setiap ekstrak.',
    en: 'Writes empty templates and filled examples of every extract.',
  },
  usage: 'template <folder> [--json]',
  run: async (args) => {
    const { values, positionals } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } }, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0)
      throw new UsageError(localize({ id: 'Sebutkan satu folder baru.', en: 'Name one new folder.' }));
    await writeTemplate(folder);
    const path = resolve(folder);
    console.log(
      values.json
        ? JSON.stringify({ folder: path })
        : localize({
            id: `Templat ada di ${path}: "empty" kosong, "example" berisi instansi contoh. Mulailah dari README.md.`,
            en: `The templates are in ${path}: "empty" has the headers, "example" a filled example agency. Begin with README.md.`,
          }),
    );
    return EXIT.done;
  },
};
