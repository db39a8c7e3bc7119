import { buildServer, buildShell } from './build.mjs';
import { ensureInstalled, fail, stay, start, timed } from './prepare.mjs';

// `npm start`: from a new clone to a served dashboard. Arguments are passed to `pendapa serve`.
const PENDAPA = 'apps/server/pendapa.cjs';
const SAMPLE_PAYMENTS = '1000000';
const args = process.argv.slice(2);

/** The data folder of `--data <folder>` or `--data=<folder>`, as the command line reads it. */
const dataOf = (words) =>
  words.flatMap((word, index) => (word === '--data' ? [word, words[index + 1] ?? ''] : word.startsWith('--data=') ? [word] : []));

async function makeSample() {
  if ((await start(process.execPath, [PENDAPA, 'sample', '--if-empty', '--payments', SAMPLE_PAYMENTS, ...dataOf(args)])) === 0) return;
  fail('Data contoh tidak dapat dibuat; lihat pesan di atas.', 'The sample data could not be made; see the message above.');
}

ensureInstalled();
await timed('Membangun server / Building the server', buildServer());
await Promise.all([
  timed('Membangun halaman / Building the pages', buildShell()),
  timed('Menyiapkan data contoh bila belum ada data / Making sample data where there are none', makeSample()),
]);
stay([[process.execPath, [PENDAPA, 'serve', ...args]]]);
