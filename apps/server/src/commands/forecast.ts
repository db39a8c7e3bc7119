import { rename, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { UserError, type Texts } from '@pendapa/contracts';
import { forecast, type Forecast, type ForecastNote } from '@pendapa/statistics';
import { NotPlain, readPlainFile } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { localize } from '../language.ts';
import { UsageError } from '../usage-error.ts';
import { MAX_HORIZON, readForecastInput, type SeriesInput } from './forecast-input.ts';

const NOTES: Readonly<Record<ForecastNote['code'], Texts>> = {
  'short-series': { id: 'riwayat terlalu pendek, sehingga rentangnya lebar', en: 'little history, so the intervals are wide' },
  'no-season': { id: 'tidak ditemukan pola musiman', en: 'no season found' },
  'gaps-filled': { id: 'nilai yang hilang diisi', en: 'missing values filled' },
  'end-not-known': { id: 'nilai terakhir belum ada', en: 'the last values are missing' },
  'outliers-replaced': { id: 'nilai yang tidak masuk akal diganti', en: 'implausible values replaced' },
  'leading-zeros-left-out': { id: 'nol di awal diabaikan', en: 'zeros at the start left out' },
  constant: { id: 'semua nilai sama', en: 'all values are equal' },
  'zeros-or-negatives': { id: 'ada nilai nol atau negatif', en: 'zeros or negative values' },
  'structural-break': { id: 'penerimaan pernah naik atau turun tiba-tiba', en: 'the level of revenue has shifted' },
  'moving-campaign': { id: 'bulan puncak berpindah-pindah', en: 'the peak month varies' },
  'unusual-end': { id: 'bulan terakhir tidak biasa, pengaruhnya dikurangi', en: 'unusual last months, their influence is reduced' },
  stopped: { id: 'penerimaan telah berhenti', en: 'collections have stopped' },
  'events-known': { id: 'peristiwa yang diketahui diperhitungkan', en: 'known events are taken into account' },
  'shares-left-out': {
    id: 'periode yang belum selesai tidak seperti periode dalam "shares", sehingga "shares" tidak dipakai',
    en: 'the period that is not over is not like those of "shares", so "shares" are not used',
  },
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function read(path: string): Promise<string> {
  try {
    return (await readPlainFile(path)).toString('utf8');
  } catch (error) {
    if (error instanceof NotPlain) throw error;
    throw new UserError(
      { id: `${path} tidak dapat dibaca: ${reasonOf(error)}`, en: `${path} cannot be read: ${reasonOf(error)}` },
      { cause: error },
    );
  }
}

// Writes a temporary file and renames it, so that nobody reads half a file.
async function write(path: string, text: string): Promise<void> {
  const draft = `${path}.${String(process.pid)}.tmp`;
  try {
    await writeFile(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw new UserError(
      { id: `${path} tidak dapat ditulis: ${reasonOf(error)}`, en: `${path} cannot be written: ${reasonOf(error)}` },
      { cause: error },
    );
  }
}

function horizonOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const horizon = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (horizon >= 1 && horizon <= MAX_HORIZON) return horizon;
  const maxText = String(MAX_HORIZON);
  throw new UsageError(
    localize({
      id: `--horizon harus bilangan bulat 1 sampai ${maxText}: ${text}`,
      en: `--horizon must be a whole number from 1 to ${maxText}: ${text}`,
    }),
  );
}

const required = (name: string, value: string | undefined): string => {
  if (value !== undefined && value !== '') return value;
  throw new UsageError(localize({ id: `--${name} <berkas> harus diisi`, en: `--${name} <file> is required` }));
};

const bands = ({ point, intervals }: Forecast): Record<string, readonly number[]> => ({
  point,
  ...Object.fromEntries(
    intervals.flatMap(({ level, low, high }) => [
      [`lo${String(level)}`, low],
      [`hi${String(level)}`, high],
    ]),
  ),
});

function remarks(notes: readonly ForecastNote[]): string {
  return notes
    .map(({ code, positions }) => `${localize(NOTES[code])}${positions.length > 0 ? ` (${String(positions.length)})` : ''}`)
    .join('; ');
}

function forecastAll(series: readonly SeriesInput[]): Map<string, Forecast> {
  const results = new Map<string, Forecast>();
  series.forEach(({ id, ...request }, index) => {
    const result = forecast(request);
    results.set(id, result);
    const remarkText = remarks(result.notes);
    console.error(`  [${String(index + 1)}/${String(series.length)}] ${id}${remarkText ? `: ${remarkText}` : ''}`);
  });
  return results;
}

/** Forecasts every series of a file with 50, 80 and 95 % intervals; needs no data folder. */
export const forecastCommand: Command = {
  name: 'forecast',
  about: {
    id: 'Memperkirakan kelanjutan deret waktu apa pun.',
    en: 'Forecasts any time series.',
  },
  options: {
    '--series <file>': { id: 'Berkas JSON dengan deretnya.', en: 'The JSON file with the series.' },
    '--horizon <n>': { id: 'Jumlah periode yang diperkirakan.', en: 'The number of periods to forecast.' },
    '--out <file>': { id: 'Berkas hasil.', en: 'The file for the result.' },
  },
  usage: 'forecast --series <in.json> [--horizon <n>] --out <out.json> [--json]',
  run: async (args) => {
    const { values } = parseArgs({
      args: [...args],
      options: { series: { type: 'string' }, horizon: { type: 'string' }, out: { type: 'string' }, json: { type: 'boolean' } },
    });
    const input = required('series', values.series);
    const out = required('out', values.out);
    const horizon = horizonOf(values.horizon);
    const results = forecastAll(readForecastInput(await read(input), input, horizon));
    await write(out, `${JSON.stringify(Object.fromEntries([...results].map(([id, result]) => [id, bands(result)])))}\n`);
    if (values.json) {
      const notes = Object.fromEntries([...results].map(([id, result]) => [id, result.notes]));
      console.log(JSON.stringify({ out, series: results.size, notes }));
      return EXIT.done;
    }
    const count = String(results.size);
    console.log(
      localize({ id: `${count} deret diperkirakan; hasilnya di ${out}.`, en: `${count} series were forecast; the result is in ${out}.` }),
    );
    return EXIT.done;
  },
};
