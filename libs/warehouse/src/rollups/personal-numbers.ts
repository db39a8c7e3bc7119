import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, integer, firstRow } from '../engine/duck.ts';
import type { Part } from '../generations/manifest.ts';
import type { Rollups } from './rollup.ts';
import { buildPart, type BuiltPart } from '../generations/build-part.ts';

/** Numbers of objects and assessments that contain a taxpayer's number; they stay masked for every user. */
export const PERSONAL_NUMBER_ROLLUPS = {
  personal_numbers: {
    source: ['objects', 'assessments', 'identities'],
    grain: 'data date',
    keys: { number: 'VARCHAR' },
    measures: {},
    built: { when: 'at publication', part: 'numbers' },
  },
} as const satisfies Rollups;

const SOURCES: readonly Part['kind'][] = ['register', 'identities', 'assessments'];

/** Returns true if a load adds numbers, or people whose numbers may occur in them. */
export const changesNumbers = (rebuilt: readonly Pick<Part, 'kind'>[]): boolean => rebuilt.some(({ kind }) => SOURCES.includes(kind));

// Ignores punctuation: 9101.0112-0278 is part of 91/01/01120278.
const digitsSql = (column: string): string => `nullif(regexp_replace(${column}, '[^0-9]', '', 'g'), '')`;

// Most numbers are shorter than people's numbers and need no comparison.
const FOUND = `SELECT DISTINCT number FROM (
    SELECT number, ${digitsSql('number')} AS plain, npwpd, nik
    FROM (SELECT object_id AS number, taxpayer_key FROM next.objects UNION ALL SELECT assessment_id, taxpayer_key FROM next.assessments) numbers
      JOIN (SELECT taxpayer_key, ${digitsSql('npwpd')} AS npwpd, ${digitsSql('nik')} AS nik FROM next.identities) people USING (taxpayer_key)
    WHERE length(number) >= least(length(npwpd), length(nik))
  ) held WHERE contains(plain, npwpd) OR contains(plain, nik) ORDER BY number`;

/** Builds the part of these numbers from the schema `next`; null if there are none. */
export async function buildNumbers(connection: DuckDBConnection, folder: string): Promise<BuiltPart | null> {
  await execute(connection, `CREATE OR REPLACE TEMP TABLE found_numbers AS ${FOUND}`);
  try {
    const [count] = await firstRow(connection, 'SELECT count(*) FROM found_numbers');
    if (integer(count) === 0) return null;
    return await buildPart(connection, folder, {
      kind: 'numbers',
      year: null,
      fill: (worker, database) => execute(worker, `CREATE TABLE ${database}.personal_numbers AS FROM temp.found_numbers`),
      rollups: ['personal_numbers'],
      expected: { rows: {}, sums: {} },
    });
  } finally {
    await execute(connection, 'DROP TABLE IF EXISTS temp.found_numbers');
  }
}
