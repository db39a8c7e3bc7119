import { parseArgs } from 'node:util';
import { commandText } from '@pendapa/warehouse/folder';
import { sourceOfLoads } from '@pendapa/importing';
import { migrate, OlderFormat, readManifest, readSettings, type Migration } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { generationFacts, paymentRows, paymentSum } from '../generation-facts.ts';
import { localize } from '../language.ts';
import { runAudited } from '../run-audited.ts';

async function report({ from, manifest }: Migration, folder: string): Promise<string> {
  const [format, now, generation] = [from.format, manifest.format, manifest.generation].map(String);
  if (from.format === manifest.format)
    return localize({
      id: `Data di ${folder} sudah memakai format ${String(now)}. Migrasi tidak diperlukan.`,
      en: `The data in ${folder} already have format ${String(now)}. There is nothing to migrate.`,
    });
  const [rows, sum] = [paymentRows(manifest), paymentSum(manifest, await readSettings(folder))];
  return localize({
    id: `Data dimigrasikan dari format ${String(format)} ke format ${String(now)}, sebagai generasi ${String(generation)}.\n  Jumlah baris dan uang setiap tabel sama seperti sebelumnya: ${rows} pembayaran, jumlah ${sum}.\n  Generasi lama dihapus. Buat cadangan baru dengan "${commandText('backup')}".`,
    en: `The data were migrated from format ${String(format)} to format ${String(now)}, as generation ${String(generation)}.\n  Rows and money of every table are what they were: ${rows} payments, sum ${sum}.\n  The old generations were removed. Make a new backup with "${commandText('backup')}".`,
  });
}

/** Migrates a data folder and records it in the audit log. */
async function migrateFolder(folder: string): Promise<Migration> {
  return runAudited(
    folder,
    'migrate',
    {},
    async () => migrate(folder, { sourceOf: await sourceOfLoads(folder) }),
    ({ from, manifest }) => ({ from: from.format, to: manifest.format, generation: manifest.generation }),
  );
}

/** Migrates the data before serving, if their format is older. */
export async function migrateOlder(folder: string): Promise<void> {
  const isOlder = await readManifest(folder).then(
    () => false,
    (error: unknown) => error instanceof OlderFormat,
  );
  if (isOlder) console.log(await report(await migrateFolder(folder), folder));
}

/** Migrates data of an older format to the current one. */
export const migrateCommand: Command = {
  name: 'migrate',
  about: {
    id: 'Menulis data format lama dalam format versi ini. Data lama tetap ada sampai jumlah data baru terbukti sama.',
    en: 'Writes data of an older format in the current one. The old data stay until the new sums are proved equal.',
  },
  usage: 'migrate [--data <folder>] [--json]',
  run: async (args) => {
    const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' }, json: { type: 'boolean' } } });
    const folder = dataFolder(values.data);
    const done = await migrateFolder(folder);
    const { from, manifest } = done;
    console.log(
      values.json
        ? JSON.stringify({ from: from.format, to: manifest.format, ...generationFacts(manifest, manifest.generation) }, null, 2)
        : await report(done, folder),
    );
    return EXIT.done;
  },
};
