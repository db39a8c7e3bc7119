import { parseArgs } from 'node:util';
import { DEFAULT_PAYMENTS, DEFAULT_SEED, generateSample, provinceOf, type SampleProgress, type SampleProvince } from '@pendapa/sample-data';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { hasData } from '../has-data.ts';
import { localize } from '../language.ts';
import { grouped } from '../plain-table.ts';
import { UsageError } from '../usage-error.ts';

/** Accepts 1000000 as well as 1.000.000 or 1_000_000. */
function wholeNumber(name: string, text: string): number {
  const digits = text.replaceAll(/[._,]/g, '');
  if (!/^\d{1,10}$/.test(digits)) {
    throw new UsageError(localize({ id: `--${name} harus bilangan bulat: ${text}`, en: `--${name} must be a whole number: ${text}` }));
  }
  return Number(digits);
}

/** One line per step, on standard error, so that standard output contains only the result. */
function reporter(): (progress: SampleProgress) => void {
  let last = '';
  return ({ step, done, total }) => {
    const line = localize(step);
    if (line === last) return;
    last = line;
    console.error(`  [${String(Math.floor(done))}/${String(total)}] ${line}`);
  };
}

/** The size of the sample's province, as text. */
const sizeOf = ({ paymentsAYear, ofProvince }: SampleProvince) => ({
  id: `Provinsi rekaan dengan ${grouped(paymentsAYear)} pembayaran setahun, 1/${grouped(Math.max(1, ofProvince))} dari provinsi nyata yang total penerimaannya dipublikasikan.`,
  en: `An invented province with ${grouped(paymentsAYear)} payments a year, 1/${grouped(Math.max(1, ofProvince))} of the real province whose totals were published.`,
});

/** Generates the sample agency into a folder that is empty or holds a sample, and publishes it. */
export const sampleCommand: Command = {
  name: 'sample',
  about: {
    id: 'Mengisi folder data kosong dengan instansi contoh.',
    en: 'Fills an empty data folder with the sample agency.',
  },
  options: {
    '--payments <n>': { id: 'Jumlah pembayaran. Bawaan: 1000000.', en: 'The number of payments. Default: 1000000.' },
    '--seed <n>': { id: 'Bilangan awal. Bilangan yang sama memberi data yang sama.', en: 'The seed. Equal seeds give equal data.' },
    '--if-empty': { id: 'Tidak mengubah apa pun jika sudah ada data.', en: 'Changes nothing if there are data.' },
  },
  usage: 'sample [--payments 1000000] [--seed 1] [--if-empty] [--data <folder>] [--json]',
  run: async (args) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        payments: { type: 'string' },
        seed: { type: 'string' },
        'if-empty': { type: 'boolean' },
        data: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const payments = values.payments === undefined ? DEFAULT_PAYMENTS : wholeNumber('payments', values.payments);
    const seed = values.seed === undefined ? DEFAULT_SEED : wholeNumber('seed', values.seed);
    const folder = dataFolder(values.data);
    if (values['if-empty'] && (await hasData(folder))) return EXIT.done;
    const manifest = await generateSample({ dataFolder: folder, payments, seed, onProgress: reporter() });
    const province = provinceOf(payments, seed);
    if (values.json) {
      const { generation, sample, since, asOf } = manifest;
      console.log(JSON.stringify({ folder, generation, sample, payments, seed, since, asOf, ...province }));
      return EXIT.done;
    }
    console.log(
      localize({
        id: `Data contoh siap di ${folder}: ${grouped(payments)} pembayaran rekaan, ${manifest.since ?? '-'} sampai ${manifest.asOf ?? '-'} (seed ${String(seed)}). ${sizeOf(province).id} Bukan angka sebenarnya.`,
        en: `The sample is ready in ${folder}: ${grouped(payments)} invented payments, ${manifest.since ?? '-'} to ${manifest.asOf ?? '-'} (seed ${String(seed)}). ${sizeOf(province).en} They are not real figures.`,
      }),
    );
    return EXIT.done;
  },
};
