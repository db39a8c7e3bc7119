import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identity, LookupNumber, MaskedTaxpayer, ServedData } from '@pendapa/contracts';
import { execute, integer, query, textOrNull, type Cell, type Row } from './engine/duck.ts';
import { quotedList } from './engine/literals.ts';
import { damagedFileError } from './data-folder/damaged-file.ts';
import { generationNumbers, readGeneration } from './generations/generations.ts';
import { pathsOf } from './data-folder/paths.ts';
import { readSettings } from './data-folder/settings-file.ts';
import { attachSql, createViews } from './rollups/published-tables.ts';
import { createQueryError } from './queries/query-error.ts';
import type { PartKind } from './schema/part-kinds.ts';
import { openEngine } from './serving/engine.ts';

const KINDS: readonly PartKind[] = ['identities', 'register'];
/** Minimum resources of an engine for one lookup. */
const ENGINE = { threads: 1, memoryLimit: '512MB' } as const;

/** The served generation; another one with the same number was published at another time. */
type Served = Pick<ServedData, 'generation' | 'publishedAt'>;

type RunQuery = (sql: string, value: string) => Promise<readonly Row[]>;

/**
 * Runs one lookup in a separate engine with the identities of a generation attached.
 * The engine that answers queries never has them.
 */
async function withIdentities<T>(
  dataFolder: string,
  { generation, publishedAt }: Served,
  work: (runQuery: RunQuery) => Promise<T>,
): Promise<T> {
  const folder = await realpath(dataFolder);
  const { store } = await readSettings(folder);
  const manifest = store && !(await generationNumbers(folder)).includes(generation) ? null : await readGeneration(folder, generation);
  // With a store, this folder may be empty or contain another generation of the same number.
  if (manifest?.publishedAt !== publishedAt) throw createQueryError('identities-elsewhere', { server: store?.identitiesAt ?? '' });
  const { parts } = manifest;
  const own = parts.filter(({ kind }) => KINDS.includes(kind));
  const layout = pathsOf(folder);
  const instance = await openEngine(layout.parts, ENGINE);
  const connection = await instance.connect();
  try {
    for (const part of own) {
      const { size } = await stat(join(layout.parts, part.file));
      if (size !== part.bytes) throw damagedFileError(part.file);
      await execute(connection, attachSql(part, layout.parts));
    }
    await createViews(connection, 'people', own);
    return await work((sql, value) => query(connection, sql, [value]));
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

const digitsSql = (column: string): string => `regexp_replace(${column}, '[^0-9]', '', 'g')`;
const plainSql = (column: string): string => `upper(regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g'))`;

const LOOKUP_SQL: Readonly<Record<LookupNumber, string>> = {
  npwpd: `SELECT taxpayer_key FROM people.identities WHERE ${digitsSql('npwpd')} = ${digitsSql('$1')} AND ${digitsSql('$1')} <> ''`,
  object: `SELECT taxpayer_key FROM people.objects WHERE ${plainSql('object_id')} = ${plainSql('$1')} AND taxpayer_key IS NOT NULL`,
};

// The statement masks its result, so no other code has the full number together with a name.
const maskedSql = (
  found: string,
  ofUnits: string,
): string => `WITH found AS (SELECT min(taxpayer_key) AS taxpayer_key FROM (${found}) matching)
  SELECT CAST(t.taxpayer_key AS VARCHAR), t.kind, t.npwpd_masked, CASE WHEN i.nik IS NOT NULL THEN repeat('*', 12) || right(i.nik, 4) END, t.name_masked,
    t.status, CAST(t.registered_on AS VARCHAR), t.legal_form, t.sector_code, t.residence_code,
    (SELECT count(*) FROM people.objects o WHERE o.taxpayer_key = t.taxpayer_key AND o.closed_on IS NULL${ofUnits})
  FROM found JOIN people.taxpayers t USING (taxpayer_key) LEFT JOIN people.identities i USING (taxpayer_key)`;

const textOrEmpty = (cell: Cell | undefined): string => textOrNull(cell) ?? '';

export interface Lookup {
  readonly by: LookupNumber;
  readonly number: string;
  /** Units whose objects are counted; null: the whole agency. */
  readonly units: readonly string[] | null;
}

/**
 * Finds a taxpayer by a complete number with any punctuation; null if there is none. Personal data are masked.
 * The caller checks whether the taxpayer belongs to the units.
 */
export function lookUpTaxpayer(dataFolder: string, served: Served, { by, number, units }: Lookup): Promise<MaskedTaxpayer | null> {
  const ofUnits = units === null ? '' : units.length === 0 ? ' AND false' : ` AND o.unit_code IN (${quotedList(units)})`;
  return withIdentities(dataFolder, served, async (runQuery) => {
    const [row] = await runQuery(maskedSql(LOOKUP_SQL[by], ofUnits), number);
    if (!row) return null;
    const [key, kind, npwpd, nik, name, status, registeredOn, legalForm, sector, residence, objects] = row;
    return {
      key: textOrEmpty(key),
      kind: textOrEmpty(kind),
      npwpd: textOrNull(npwpd),
      nik: textOrNull(nik),
      name: textOrNull(name),
      status: textOrEmpty(status),
      registeredOn: textOrEmpty(registeredOn),
      legalForm: textOrNull(legalForm),
      sector: textOrNull(sector),
      residence: textOrNull(residence),
      objects: integer(objects),
    };
  });
}

/** Returns name and numbers of one taxpayer; null if the key is unknown. The caller checks the right. */
export function revealTaxpayer(dataFolder: string, served: Served, key: string): Promise<Omit<Identity, 'generation'> | null> {
  return withIdentities(dataFolder, served, async (runQuery) => {
    const [row] = await runQuery('SELECT npwpd, nik, name FROM people.identities WHERE taxpayer_key = CAST($1 AS BIGINT)', key);
    return row ? { key, npwpd: textOrNull(row[0]), nik: textOrNull(row[1]), name: textOrNull(row[2]) } : null;
  });
}

/** Returns the full names of taxpayers by their keys; those without a name are left out. The caller checks the right. */
export function revealNames(dataFolder: string, served: Served, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return withIdentities(dataFolder, served, async (runQuery) => {
    const wanted = `SELECT CAST(unnest(string_split($1, ',')) AS BIGINT)`;
    const found = `SELECT CAST(taxpayer_key AS VARCHAR), name FROM people.identities WHERE name IS NOT NULL AND taxpayer_key IN (${wanted})`;
    const rows = keys.length === 0 ? [] : await runQuery(found, keys.join(','));
    return new Map(rows.map(([key, name]) => [textOrEmpty(key), textOrEmpty(name)]));
  });
}
