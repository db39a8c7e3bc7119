import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsRevision, type Warehouse } from '@pendapa/warehouse';

const HERE = dirname(fileURLToPath(import.meta.url));
const RULES = /(?<!\.spec)\.(ts|js)$/;

/** A hash of the code of the rules, so that another version of the program searches again. */
async function hashRules(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(HERE, { recursive: true })).filter((name) => RULES.test(name) && !name.endsWith('.d.ts'));
  for (const name of names.sort()) hash.update(name).update(await readFile(join(HERE, name)));
  return hash.digest('hex').slice(0, 16);
}

let rules: Promise<string> | null = null;

/** Everything that findings depend on. If a value changes, they are computed again. */
export interface FindingsKey {
  readonly generation: number;
  readonly publishedAt: string;
  readonly rules: string;
  readonly settings: string;
  readonly suppressBelow: number;
}

export async function findingsKeyOf(warehouse: Pick<Warehouse, 'status' | 'settings'>): Promise<FindingsKey> {
  rules ??= hashRules();
  const edition = await rules;
  const { generation, publishedAt } = warehouse.status();
  const settings = warehouse.settings();
  return { generation, publishedAt, rules: edition, settings: settingsRevision(settings), suppressBelow: settings.suppressBelow };
}
