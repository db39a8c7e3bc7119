import { parseArgs } from 'node:util';
import { commandText } from '@pendapa/warehouse/folder';
import { readSettings, removeLoad, type RemovedLoad } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { localize } from '../language.ts';
import { grouped } from '../plain-table.ts';
import { runAudited } from '../run-audited.ts';
import { UsageError } from '../usage-error.ts';

type Counts = RemovedLoad['takenOut'];

/** `payments 1,200, units 2`. */
const listed = (counts: Counts): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table} ${grouped(count)}`)
    .join(', ') || '-';

async function report({ removed, manifest, takenOut, broughtBack, stayed, sum }: RemovedLoad, folder: string): Promise<string> {
  const { currency } = await readSettings(folder);
  const money = (amount: string) => `${grouped(amount, currency.digits)} ${currency.code}`;
  const [number, generation] = [String(removed.id), String(manifest.generation)];
  return [
    localize({
      id: `Pemuatan ${number} (${removed.source}) dikeluarkan. Generasi ${generation} kini disajikan.`,
      en: `Load ${number} (${removed.source}) was removed. Generation ${generation} is now served.`,
    }),
    localize({ id: `  Keluar: ${listed(takenOut)}`, en: `  Removed: ${listed(takenOut)}` }),
    localize({ id: `  Kembali: ${listed(broughtBack)}`, en: `  Restored: ${listed(broughtBack)}` }),
    ...(Object.keys(stayed).length === 0
      ? []
      : [
          localize({
            id: `  Tetap, karena dipakai pemuatan lain: ${listed(stayed)}`,
            en: `  Not removed, because other loads use them: ${listed(stayed)}`,
          }),
        ]),
    localize({
      id: `  Jumlah pembayaran: ${money(sum.before)} sebelumnya, ${money(sum.after)} sekarang. "${commandText('rollback')}" membatalkannya.`,
      en: `  Sum of payments: ${money(sum.before)} before, ${money(sum.after)} now. "${commandText('rollback')}" undoes it.`,
    }),
  ].join('\n');
}

function loadNumber(positionals: readonly string[]): number {
  const [text, ...others] = positionals;
  if (text !== undefined && others.length === 0 && /^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(
    localize({
      id: `Sebutkan satu nomor pemuatan dari "${commandText('loads')}".`,
      en: `Name one load number from "${commandText('loads')}".`,
    }),
  );
}

/** Removes one load and restores the rows that it had replaced. */
export const removeLoadCommand: Command = {
  name: 'remove-load',
  about: {
    id: 'Mengeluarkan satu pemuatan dan mengembalikan baris yang digantinya.',
    en: 'Removes one load and restores the rows that it replaced.',
  },
  usage: 'remove-load <number> [--data <folder>] [--json]',
  run: async (args) => {
    const options = { data: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const load = loadNumber(positionals);
    const folder = dataFolder(values.data);
    const done = await runAudited(
      folder,
      'remove-load',
      { load },
      () => removeLoad(folder, load),
      ({ manifest, removed }) => ({ load, source: removed.source, generation: manifest.generation }),
    );
    const { manifest, takenOut, broughtBack, stayed, sum } = done;
    const facts = { load, generation: manifest.generation, takenOut, broughtBack, stayed, sum };
    console.log(values.json ? JSON.stringify(facts, null, 2) : await report(done, folder));
    return EXIT.done;
  },
};
