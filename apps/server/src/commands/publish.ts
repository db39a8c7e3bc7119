import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listInitialQueries, type Query } from '@pendapa/contracts';
import type { Publication } from '@pendapa/clickhouse';
import { readManifest, readSettings } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { localize } from '../language.ts';
import { readListedPages } from '../listed-pages.ts';
import { grouped } from '../plain-table.ts';
import { runAudited } from '../run-audited.ts';
import { UsageError } from '../usage-error.ts';

const SHELL_FOLDER = fileURLToPath(new URL('../../../shell/dist', import.meta.url));
/** Materialized views are prepared for this many whole years before the current one. */
const YEARS_BEFORE = 2;

/** The initial queries of all pages, for the current year and the years before. */
async function initialQueries(folder: string): Promise<readonly Query[]> {
  const manifest = await readManifest(folder);
  if (!manifest?.asOf) return [];
  const { asOf, since } = manifest;
  const { fiscalYearStart } = await readSettings(folder);
  const initial = listInitialQueries(await readListedPages(SHELL_FOLDER), { asOf, since, fiscalYearStart }).map(({ question }) => question);
  const year = Number(asOf.slice(0, 4));
  const years = Array.from({ length: YEARS_BEFORE }, (_, index) => String(year - 1 - index));
  const spans = [{ from: `${String(year)}-01-01`, to: asOf }, ...years.map((one) => ({ from: `${one}-01-01`, to: `${one}-12-31` }))];
  return [...initial, ...spans.flatMap((span) => initial.map((question) => ({ ...question, ...span })))];
}

const report = ({ generation, parts, rows }: Publication): string =>
  localize({
    id: `Generasi ${String(generation)} disajikan dari ClickHouse. ${String(parts.sent)} bagian dikirim sekarang (${grouped(rows)} baris), ${String(parts.there)} sudah ada di sana. Jumlah kontrolnya cocok.`,
    en: `Generation ${String(generation)} is served from ClickHouse. ${String(parts.sent)} parts were sent now (${grouped(rows)} rows), ${String(parts.there)} were there already. The control sums agree.`,
  });

/** Copies the served data to the store of the settings, from which other servers answer. */
export const publishCommand: Command = {
  name: 'publish',
  about: {
    id: 'Menerbitkan data yang disajikan ke ClickHouse, untuk beberapa server.',
    en: 'Publishes the served data to ClickHouse, for several servers.',
  },
  options: {
    '--to clickhouse': { id: 'Tujuan penerbitan.', en: 'Where to publish.' },
    '--print': {
      id: 'Mencetak pernyataan yang membuat tabel, tanpa menerbitkan.',
      en: 'Prints the statements that create the tables, and publishes nothing.',
    },
  },
  usage: 'publish --to clickhouse [--print] [--data <folder>] [--json]',
  run: async (args) => {
    const options = {
      to: { type: 'string', default: 'clickhouse' },
      print: { type: 'boolean' },
      data: { type: 'string' },
      json: { type: 'boolean' },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    if (values.to !== 'clickhouse')
      throw new UsageError(localize({ id: `Hanya ada "clickhouse": ${values.to}`, en: `There is only "clickhouse": ${values.to}` }));
    const folder = dataFolder(values.data);
    const { publishToStore, storeStatements } = await import('@pendapa/clickhouse');
    if (values.print) {
      console.log((await storeStatements(folder)).map((statement) => `${statement};`).join('\n\n'));
      return EXIT.done;
    }
    const questions = await initialQueries(folder);
    const done = await runAudited(
      folder,
      'send',
      { to: values.to },
      () => publishToStore(folder, questions),
      ({ generation, parts: { sent }, rows }) => ({ generation, sent, rows }),
    );
    console.log(values.json ? JSON.stringify(done) : report(done));
    return EXIT.done;
  },
};
