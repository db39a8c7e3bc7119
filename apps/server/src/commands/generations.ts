import { parseArgs } from 'node:util';
import { UserError } from '@pendapa/contracts';
import { listGenerations, readCurrent, readManifest, readSettings, unreadableGenerations } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { bytesOf, generationFacts, loadName, megabytes, paymentRows, paymentSum } from '../generation-facts.ts';
import { localize } from '../language.ts';
import { noData } from '../no-data.ts';
import { tableLines } from '../plain-table.ts';

const NONE = '-';
const RIGHT_COLUMNS = [0, 4, 5, 6];

const GENERATION = { id: 'Generasi', en: 'Generation' };
const HEADS = [
  GENERATION,
  { id: 'Terbit', en: 'Published' },
  { id: 'Sumber', en: 'Source' },
  { id: 'Data per', en: 'Data as of' },
  { id: 'Pembayaran', en: 'Payments' },
  { id: 'Jumlah', en: 'Sum' },
  { id: 'Ukuran', en: 'Size' },
  { id: '', en: '' },
];

/** Lists the served generation and those for a rollback; reads manifests only. */
export const generationsCommand: Command = {
  name: 'generations',
  about: {
    id: 'Menampilkan generasi yang tersimpan, dan mana yang disajikan.',
    en: 'Lists the stored generations, and which one is served.',
  },
  usage: 'generations [--data <folder>] [--json]',
  run: async (args) => {
    const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' }, json: { type: 'boolean' } } });
    const folder = dataFolder(values.data);
    const [stored, served] = [await listGenerations(folder), await readCurrent(folder)];
    if (served === null) throw new UserError(noData(folder));
    // An unreadable manifest throws here, so that the list is not just empty.
    if (stored.length === 0) await readManifest(folder);
    const unreadable = await unreadableGenerations(folder);
    if (values.json) {
      const damaged = unreadable.map(({ generation, reason }) => ({
        generation,
        served: generation === served,
        damaged: localize(reason.texts),
      }));
      const facts = [...stored.map((manifest) => generationFacts(manifest, served)), ...damaged];
      console.log(
        JSON.stringify(
          facts.sort((a, b) => b.generation - a.generation),
          null,
          2,
        ),
      );
      return EXIT.done;
    }
    const settings = await readSettings(folder);
    const rows = stored.map((manifest) => [
      String(manifest.generation),
      manifest.publishedAt,
      manifest.loads.slice(-1).map(loadName)[0] ?? NONE,
      manifest.asOf ?? NONE,
      paymentRows(manifest),
      paymentSum(manifest, settings),
      megabytes(bytesOf(manifest)),
      manifest.generation === served ? localize({ id: '<- disajikan', en: '<- served' }) : '',
    ]);
    console.log(tableLines([HEADS.map(localize), ...rows], RIGHT_COLUMNS).join('\n'));
    for (const { generation, reason } of unreadable)
      console.log(`${localize(GENERATION)} ${String(generation)}: ${localize(reason.texts)}`);
    return EXIT.done;
  },
};
