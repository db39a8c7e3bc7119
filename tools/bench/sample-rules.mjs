// `npm run check:sample -- --payments 20000`: writes a sample as an agency's extracts and imports it with all rules. Then both folders must
// give equal answers to all initial queries, and contain equal rows.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { connected, writeExtracts } from './sample-extracts.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAX_OUTPUT = 64 * 1024 * 1024;

const { values } = parseArgs({ options: { payments: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } } });
if (!/^\d{5,8}$/.test(values.payments) || !/^\d{1,9}$/.test(values.seed)) {
  console.error('Usage: npm run check:sample -- [--payments 20000] [--seed 1]');
  process.exit(2);
}

// Checks the built libraries.
const compiled = spawnSync('npx', ['tsc', '-b', 'apps/server/tsconfig.app.json'], { cwd: ROOT, stdio: 'inherit' });
if (compiled.status !== 0) process.exit(1);
const { openWarehouse, readManifest, TABLE_NAMES, TABLES } = await import('@pendapa/warehouse');
const { initialQueries } = await import('./initial-queries.mjs');
const { queryAddress } = await import('@pendapa/contracts');

function pendapa(...parameters) {
  const program = join(ROOT, 'apps/server/pendapa.cjs');
  const { status, stdout } = spawnSync(process.execPath, [program, ...parameters], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { status, stdout };
}

/** Planted: one bank posts late, and the import warns of it. */
const PLANTED = 'posted-late';

/** Prints each rule of each extract with the number of rows that break it. Returns the sum, without the `late` planted ones. */
function brokenRules({ extract, rows, rules, others, warned, refused }, late) {
  let broken = 0;
  for (const result of [{ extract, rows, rules }, ...others])
    for (const rule of result.rules) {
      broken += rule.key === PLANTED ? Math.abs(rule.broken - late) : rule.broken;
      console.log(
        `${result.extract.padEnd(18)} ${String(result.rows.read).padStart(9)}  ${rule.key.padEnd(32)} ${rule.severity.padEnd(8)} ${rule.broken}`,
      );
    }
  console.log(`warned of: ${JSON.stringify(warned)}; refused: ${JSON.stringify(refused)}`);
  return broken;
}

/** Payments that the late bank posts later than the rule allows. */
async function latePayments(data) {
  const connection = await connected(data, await readManifest(data));
  const late = await connection.runAndReadAll("SELECT count(*) FROM payments WHERE posted_on - paid_on > 5 AND bank_code = 'NONBANK'");
  connection.closeSync();
  return Number(late.getRows()[0][0]);
}

/** Addresses of initial queries that two folders answer differently. */
async function differing(one, other) {
  const warehouses = [await openWarehouse(one, { threads: 2 }), await openWarehouse(other, { threads: 2 })];
  const views = (await initialQueries(warehouses[0])).map(({ question }) => question);
  const found = [];
  for (const question of views) {
    const texts = await Promise.all(
      warehouses.map(async (warehouse) => {
        const { columns, totals } = await warehouse.answer(question);
        return JSON.stringify([columns, totals]);
      }),
    );
    if (texts[0] !== texts[1]) found.push(queryAddress(question));
  }
  for (const warehouse of warehouses) await warehouse.close();
  return { compared: views.length, found };
}

/** Columns that may differ: an import creates new keys, and the sample masks names differently. */
const VARIABLE_COLUMNS = {
  object_key: '(SELECT o.object_id FROM objects o WHERE o.object_key = source.object_key)',
  taxpayer_key: '(SELECT i.npwpd FROM identities i WHERE i.taxpayer_key = source.taxpayer_key)',
};
const MASKED = ['npwpd_masked', 'name_masked'];

/** Number of rows of each table, and a sum over all values, nulls included, independent of the order of rows. */
async function contents(data) {
  const connection = await connected(data, await readManifest(data));
  const found = new Map();
  for (const table of TABLE_NAMES) {
    const columns = Object.keys(TABLES[table]).filter((column) => !MASKED.includes(column));
    const values = columns.map((column) => VARIABLE_COLUMNS[column] ?? `source.${column}`).join(', ');
    const rows = await connection.runAndReadAll(`SELECT count(*), CAST(sum(hash(${values})) AS VARCHAR) FROM ${table} source`);
    found.set(table, JSON.stringify(rows.getRowsJson()));
  }
  connection.closeSync();
  return found;
}

/** Tables whose rows differ between two folders. */
async function unlike(one, other) {
  const [mine, theirs] = [await contents(one), await contents(other)];
  return TABLE_NAMES.filter((table) => mine.get(table) !== theirs.get(table));
}

const folder = await mkdtemp(join(tmpdir(), 'pendapa-check-'));
try {
  const [sample, imported, templates, sent] = ['sample', 'imported', 'templates', 'sent'].map((name) => join(folder, name));
  if (pendapa('sample', '--payments', values.payments, '--seed', values.seed, '--data', sample).status !== 0) process.exit(1);
  if (pendapa('template', templates).status !== 0) process.exit(1);
  await mkdir(sent);
  await cp(join(templates, 'empty/manifest.json'), join(sent, 'manifest.json'));
  const manifest = await readManifest(sample);
  await writeExtracts(sample, manifest, join(templates, 'empty'), sent);
  const load = pendapa('import', sent, '--data', imported, '--json');
  const late = await latePayments(sample);
  const broken = brokenRules(JSON.parse(load.stdout), late);
  const { compared, found } = load.status === 0 ? await differing(sample, imported) : { compared: 0, found: [] };
  const tables = load.status === 0 ? await unlike(sample, imported) : [];
  for (const table of tables) console.log(`stored differently: ${table}`);
  for (const address of found) console.log(`answered differently: ${address}`);
  console.log(
    `${broken} rows break a rule, besides ${late} of the late bank (${PLANTED}); ${TABLE_NAMES.length - tables.length} of ${TABLE_NAMES.length} tables stored alike; ${compared - found.length} of ${compared} questions answered alike`,
  );
  process.exitCode = load.status === 0 && broken === 0 && compared > 0 && found.length === 0 && tables.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
