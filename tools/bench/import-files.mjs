import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(join(ROOT, 'libs/importing/package.json'));
const { DuckDBInstance } = require('@duckdb/node-api');

export const COLUMNS = {
  id: 'VARCHAR',
  posted: 'DATE',
  tax: 'VARCHAR',
  unit: 'VARCHAR',
  channel: 'VARCHAR',
  bank: 'VARCHAR',
  principal: 'BIGINT',
  penalty: 'BIGINT',
};

const reference = (column) => ({ column, unknown: 'create' });
export const PROFILE = {
  extract: 'payments',
  numbers: { decimal: '.', thousands: 'none' },
  fields: {
    id: { column: 'id' },
    posted: { grain: 'day', column: 'posted', format: 'YYYY-MM-DD' },
    tax: reference('tax'),
    unit: reference('unit'),
    channel: reference('channel'),
    bank: reference('bank'),
    principal: { column: 'principal' },
    penalty: { column: 'penalty' },
  },
};

export const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
export const round = (value, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits;

// Measures the built libraries; the incremental compiler is fast if nothing has changed.
export async function builtLibraries() {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-b', join(ROOT, 'libs/importing/tsconfig.lib.json')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`libs/importing does not compile (are the packages installed? npm ci)\n${stdout}`);
  const entry = (name) => import(pathToFileURL(join(ROOT, `libs/${name}/dist/index.js`)).href);
  return { ...(await entry('importing')), ...(await entry('warehouse')) };
}

export async function withEngine(path, work) {
  const instance = await DuckDBInstance.create(path, { memory_limit: '1GB' });
  const connection = await instance.connect();
  try {
    return await work(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** Payments of a year, sorted by day: 9 taxes, 44 units, 7 channels, 9 banks, all amounts different. */
export async function writePayments(path, { rows, from, days, first = 0 }) {
  const select = `SELECT 'NTPD' || lpad(CAST(i AS VARCHAR), 12, '0') AS id, DATE '${from}' + CAST((i - ${first}) * ${days} // ${rows} AS INTEGER) AS posted,
    'TAX' || (hash(i) % 9) AS tax, 'UNIT' || (hash(i + 1) % 44) AS unit, 'CH' || (hash(i + 2) % 7) AS channel, 'BANK' || (hash(i + 3) % 9) AS bank,
    CAST(hash(i + 4) % 50000000 + 1000 AS BIGINT) AS principal, CAST(hash(i + 5) % 100000 AS BIGINT) AS penalty
    FROM range(${first}, ${first + rows}) t(i)`;
  await withEngine(':memory:', (connection) => connection.run(`COPY (${select}) TO ${quoted(path)} (HEADER)`));
}
