import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HERE = join(ROOT, 'tools/reliability');
const read = (file) => JSON.parse(readFileSync(join(HERE, file), 'utf8'));

/** Requirements with the ids of their tests, and tests with their specs or commands. */
export const { requirements, tests } = read('requirements.json');

const MEASURED = 'measured.json';
/** The last recorded result of each test, by id: outcome, date, machine and duration. */
export const measured = () => (existsSync(join(HERE, MEASURED)) ? read(MEASURED) : {});

const machine = () => `${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}`;

/** Records the result of a test. `seconds` is the duration of all its rounds. */
export function keepMeasured(id, { outcome, seconds }) {
  const entry = { outcome, date: new Date().toISOString().slice(0, 10), machine: machine(), seconds: Math.round(seconds) };
  const all = Object.entries({ ...measured(), [id]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(HERE, MEASURED), `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
