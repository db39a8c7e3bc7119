import { parseArgs } from 'node:util';
import { isImportInstruction, replayImport } from '@pendapa/importing';
import { generateSample, isSample } from '@pendapa/sample-data';
import { isRemoval, readSettings, rebuild, removeLoad, type Rebuilt, type Replay } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { paymentRows, paymentSum } from '../generation-facts.ts';
import { localize } from '../language.ts';
import { runAudited } from '../run-audited.ts';

/** Repeats a load in a separate folder: imports it, generates the sample again, or removes a load. */
async function replay(load: Replay): Promise<void> {
  const { instruction } = load.record;
  const { id, at } = load.record.load;
  const draft = { as: { load: id, at } };
  if (isImportInstruction(instruction)) await replayImport(load, instruction);
  else if (isSample(instruction))
    await generateSample({ dataFolder: load.dataFolder, payments: instruction.payments, seed: instruction.seed, draft });
  else if (isRemoval(instruction)) await removeLoad(load.dataFolder, instruction.load, { draft });
  else throw new Error(`Load ${String(id)} is of an unknown kind.`);
}

async function report({ manifest, loads, differences }: Rebuilt, folder: string): Promise<string> {
  const settings = await readSettings(folder);
  const [count, generation, rows, sum] = [
    String(loads),
    String(manifest.generation),
    paymentRows(manifest),
    paymentSum(manifest, settings),
  ];
  const head = localize({
    id: `Data dibangun ulang dari ${count} pemuatan dan disajikan sebagai generasi ${generation}: ${rows} pembayaran, jumlah ${sum}.`,
    en: `The data were rebuilt from ${count} loads and are served as generation ${generation}: ${rows} payments, sum ${sum}.`,
  });
  if (differences === null)
    return `${head}\n${localize({ id: '  Data sebelumnya tidak terbaca, jadi tidak dibandingkan.', en: '  The data before could not be read, so nothing was compared.' })}`;
  if (differences.length === 0)
    return `${head}\n${localize({ id: '  Jumlah baris dan jumlah kontrol sama dengan data sebelumnya.', en: '  Row counts and control sums equal those of the data before.' })}`;
  const lines = differences.map(({ what, present, rebuilt }) => `  ${what}: ${present} -> ${rebuilt}`);
  return [head, localize({ id: '  Berbeda dari data sebelumnya:', en: '  Different from the data before:' }), ...lines].join('\n');
}

/** Builds the data again from the archived files. */
export const rebuildCommand: Command = {
  name: 'rebuild',
  about: {
    id: 'Membangun data ulang dari berkas impor, menurut urutan pemuatan. Bila hasilnya berbeda dari data sekarang, perbedaannya disebut dan data tidak diganti.',
    en: 'Rebuilds the data from the imported files, in the order of the loads. If the result differs from the present data, the differences are listed and nothing is replaced.',
  },
  options: {
    '--accept-differences': {
      id: 'Menyajikan data yang dibangun ulang meskipun berbeda.',
      en: 'Serves the rebuilt data although they differ.',
    },
  },
  usage: 'rebuild [--accept-differences] [--data <folder>] [--json]',
  run: async (args) => {
    const options = { 'accept-differences': { type: 'boolean' }, data: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const folder = dataFolder(values.data);
    const acceptDifferences = values['accept-differences'] ?? false;
    const onProgress = (done: number, total: number, { id, source }: Replay['record']['load']) =>
      console.error(`  [${String(done + 1)}/${String(total)}] ${String(id)} ${source}`);
    const done = await runAudited(
      folder,
      'rebuild',
      { acceptDifferences },
      () => rebuild(folder, { replay, acceptDifferences, onProgress }),
      ({ manifest, loads }) => ({ generation: manifest.generation, loads }),
    );
    const { manifest, loads, differences } = done;
    console.log(
      values.json ? JSON.stringify({ generation: manifest.generation, loads, differences }, null, 2) : await report(done, folder),
    );
    return EXIT.done;
  },
};
