import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isCalendarDate, monthEnd, type Period } from '@pendapa/contracts';
import {
  FOLDER_MANIFEST,
  ImportRefused,
  ProfileError,
  profileJsonSchema,
  renderReceipt,
  renderReplacing,
  runImport,
  type ImportProgress,
  type Receipt,
} from '@pendapa/importing';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { messageLanguage, localize } from '../language.ts';
import { RefusedConfiguration } from '../refused-configuration.ts';
import { UsageError } from '../usage-error.ts';
import { BOUNDARY_OPTIONS, importBoundaryFile } from './import-boundaries.ts';
import { progressPrinter } from './import-progress.ts';

function bound(text: string, end: boolean): string | null {
  const month = /^\d{4}-\d{2}$/.test(text);
  const first = month ? `${text}-01` : text;
  if (!isCalendarDate(first)) return null;
  return month && end ? monthEnd(first) : first;
}

/** `2024-01`, `2024-01..2024-03` or `2024-01-05..2024-01-20`, both ends included. */
export function parsePeriod(text: string): Period {
  const [start = '', end = start, ...more] = text.split('..');
  const [from, to] = [bound(start, false), bound(end, true)];
  if (from !== null && to !== null && from <= to && more.length === 0) return { from, to };
  throw new UsageError(
    localize({
      id: `--replace harus seperti 2024-01 atau 2024-01..2024-03: ${text}`,
      en: `--replace must look like 2024-01 or 2024-01..2024-03: ${text}`,
    }),
  );
}

function rowCount(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new UsageError(localize({ id: `--rows harus bilangan bulat: ${text}`, en: `--rows must be a whole number: ${text}` }));
}

function sum(option: string, text: string): string {
  if (/^-?\d{1,19}(\.\d{1,4})?$/.test(text)) return text;
  throw new UsageError(
    localize({
      id: `${option} harus angka tanpa tanda ribuan: ${text}`,
      en: `${option} must be a number without thousands marks: ${text}`,
    }),
  );
}

const OPTIONS = {
  profile: { type: 'string' },
  replace: { type: 'string' },
  'replace-all-sources': { type: 'boolean' },
  confirm: { type: 'string' },
  'unknown-source': { type: 'string' },
  rows: { type: 'string' },
  sum: { type: 'string' },
  check: { type: 'boolean' },
  again: { type: 'boolean' },
  data: { type: 'string' },
  json: { type: 'boolean' },
  schema: { type: 'boolean' },
  ...BOUNDARY_OPTIONS,
} as const;

/** Printed before anything is published, so that a wrong import can still be stopped. */
function printReplacing({ extracts, currency }: NonNullable<ImportProgress['replacing']>): void {
  console.error(`\n${renderReplacing(extracts, messageLanguage(), currency)}`);
}

function print(receipt: Receipt, json: boolean): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
  console.log(json ? JSON.stringify(receipt, null, 2) : renderReceipt(receipt, messageLanguage()));
}

/** Without a profile the folder needs a manifest with its files and control sums. */
function requireManifest(path: string, control: string | undefined): void {
  if (!existsSync(join(path, FOLDER_MANIFEST)))
    throw new UsageError(
      localize({
        id: `--profile wajib diisi, kecuali untuk folder dengan ${FOLDER_MANIFEST}.`,
        en: `--profile is required, except for a folder with a ${FOLDER_MANIFEST}.`,
      }),
    );
  if (control !== undefined)
    throw new UsageError(
      localize({ id: `Nyatakan jumlah baris dan rupiah di ${FOLDER_MANIFEST}.`, en: `Declare rows and sums in ${FOLDER_MANIFEST}.` }),
    );
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [path, ...others] = positionals;
  if (values.schema) return null;
  if (path === undefined || others.length > 0)
    throw new UsageError(localize({ id: 'Sebutkan satu berkas atau folder.', en: 'Name one file or folder.' }));
  if (values.profile === undefined) requireManifest(path, values.rows ?? values.sum);
  const options = {
    dataFolder: dataFolder(values.data),
    path,
    profile: values.profile,
    replace: values.replace === undefined ? undefined : parsePeriod(values.replace),
    replaceAllSources: values['replace-all-sources'],
    confirm: values.confirm === undefined ? undefined : sum('--confirm', values.confirm),
    unknownSource: values['unknown-source'],
    check: values.check,
    again: values.again,
    control: {
      rows: values.rows === undefined ? undefined : rowCount(values.rows),
      amount: values.sum === undefined ? undefined : sum('--sum', values.sum),
    },
  };
  return { options, json: values.json ?? false };
}

/** Imports a file, or the files of a folder as one load, by a profile or by the folder's manifest. Prints the receipt. */
export const importCommand: Command = {
  name: 'import',
  about: {
    id: 'Membaca ekstrak, memeriksanya, lalu menerbitkannya seutuhnya atau menolaknya.',
    en: 'Reads an extract, checks it, and publishes it whole or refuses it.',
  },
  options: {
    '--profile <name>': {
      id: 'Cara membaca berkas: nama di folder profiles/, jalur berkas, atau template:<ekstrak>.',
      en: 'How to read the file: a name in profiles/, a path, or template:<extract>.',
    },
    '--check': { id: 'Hanya memeriksa; tidak ada yang diterbitkan.', en: 'Only checks; nothing is published.' },
    '--replace <period>': {
      id: 'Mengganti pembayaran masa ini dari sumber yang sama.',
      en: 'Replaces the payments of this period and of the same source.',
    },
    '--replace-all-sources': { id: 'Mengganti pembayaran dari semua sumber.', en: 'Replaces the payments of all sources.' },
    '--confirm <total>': {
      id: 'Menyetujui jumlah baru yang lebih dari 10 persen lebih kecil.',
      en: 'Accepts a new total that is more than 10 percent smaller.',
    },
    '--rows <n>': { id: 'Menolak berkas jika jumlah barisnya berbeda.', en: 'Refuses the file if it has another number of rows.' },
    '--sum <amount>': { id: 'Menolak berkas jika jumlah rupiahnya berbeda.', en: 'Refuses the file if its amounts have another sum.' },
    '--again': {
      id: 'Membaca berkas yang pernah dibaca dengan profil lain.',
      en: 'Reads a file that was imported before with another profile.',
    },
    '--unknown-source <name>': {
      id: 'Menyebut sumber baris lama yang sumbernya tidak tercatat.',
      en: 'Names the source of old rows without a recorded source.',
    },
    '--boundaries <file>': { id: 'Mengimpor batas wilayah (GeoJSON) untuk peta.', en: 'Imports borders of regions (GeoJSON) for maps.' },
    '--code-property <name>': {
      id: 'Properti GeoJSON yang memuat kode wilayah.',
      en: 'The GeoJSON property that holds the code of the region.',
    },
    '--code-system <system>': { id: 'Sistem kode wilayah: region atau bps.', en: 'The system of region codes: region or bps.' },
    '--schema': { id: 'Mencetak JSON Schema profil.', en: 'Prints the JSON Schema of profiles.' },
  },
  usage: [
    'import <file|folder> --profile <name|path|template:extract> [--replace 2024-01..2024-03 [--replace-all-sources]] [--confirm 1250.50] [--unknown-source <name>] [--again] [--check] [--rows N] [--sum 1250.50] [--data <folder>] [--json]',
    'import <folder with manifest.json> [--replace 2024-01..2024-03 [--replace-all-sources]] [--confirm 1250.50] [--unknown-source <name>] [--again] [--check] [--data <folder>] [--json]',
    'import --boundaries <file.geojson> [--code-property <name>] [--code-system region|bps] [--check] [--data <folder>]',
    'import --schema',
  ].join('\n'),
  run: async (args) => {
    const borders = await importBoundaryFile(args, OPTIONS);
    if (borders !== null) return borders;
    const given = readArguments(args);
    if (given === null) {
      console.log(JSON.stringify(profileJsonSchema(), null, 2));
      return EXIT.done;
    }
    try {
      const show = progressPrinter(process.stderr);
      const onProgress = (progress: ImportProgress): void => {
        show(progress);
        if (progress.replacing) printReplacing(progress.replacing);
      };
      print(await runImport({ ...given.options, onProgress }), given.json);
      return EXIT.done;
    } catch (error) {
      if (error instanceof ProfileError) throw new RefusedConfiguration(error.texts);
      if (!(error instanceof ImportRefused)) throw error;
      print(error.receipt, given.json);
      return EXIT.failed;
    }
  },
};
