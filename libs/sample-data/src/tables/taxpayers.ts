import type { DuckDBConnection } from '@duckdb/node-api';
import { LEGAL_FORMS, OTHER_SECTORS, OUTSIDE, SECTOR_OF, SYLLABLES } from '../facts/people.ts';
import type { Pool } from '../plan/object-pools.ts';
import { query } from './load-rows.ts';
import { ownersOf } from './objects.ts';

const listOf = (values: readonly string[]): string => `[${values.map((value) => `'${value}'`).join(', ')}]`;
const pick = (values: readonly string[], bits: number): string =>
  `${listOf(values)}[1 + CAST((drawn >> ${String(bits)}) % ${String(values.length)} AS INTEGER)]`;

const sectors = Object.entries(SECTOR_OF)
  .map(([tax, sector]) => `WHEN '${tax}' THEN '${sector}'`)
  .join(' ');
/** Nobody is registered as a taxpayer any younger. */
const OF_AGE = 18;
const BUSINESS = listOf(Object.keys(SECTOR_OF));

/** A capital letter, then the syllables: 'Xaqo'. */
const word = (bits: number): string => {
  const first = pick(SYLLABLES, bits);
  return `concat(upper(left(${first}, 1)), substr(${first}, 2), ${pick(SYLLABLES, bits + 4)})`;
};

/** Only the first letter of each word stays, as in 'B*** S***'. */
const MASKED = "regexp_replace(name, '([^ ])[^ ]*', '\\1***', 'g')";

/**
 * Those who own objects, worked out of what they own: since when, until when, how large, in which business. Names are made of syllables
 * that no name of a person has, and of the word for a sample; numbers begin with the digits of no province.
 */
export async function fillTaxpayers(connection: DuckDBConnection, pools: readonly Pool[], seed: number): Promise<void> {
  await query(
    connection,
    `CREATE OR REPLACE TEMP TABLE sample_taxpayers AS
    WITH owned AS (
      SELECT taxpayer_key, min(opened_on) AS registered_on, count(closed_on) = count(*) AS all_closed, max(closed_on) AS last_closed,
        bool_or(status = 'active') AS any_active, arg_min(left(region_code, 5), hash(object_key)) AS city,
        min(tax_code) FILTER (list_contains(${BUSINESS}, tax_code)) AS business, max(base_value) AS largest
      FROM incoming.objects GROUP BY taxpayer_key
    ),
    drawn AS (
      SELECT *, hash(taxpayer_key, ${String(seed)}, 3) AS drawn, taxpayer_key <= ${String(ownersOf(pools).people)} AS person FROM owned
    )
    SELECT *, person AND (drawn >> 40) % 100 < 94 AS known, ${pick(LEGAL_FORMS, 16)} AS form,
      concat('00', lpad(CAST(taxpayer_key AS VARCHAR), 11, '0')) AS npwpd,
      concat(${word(0)}, ' ', ${word(8)}, ' Contoh') AS words
    FROM drawn`,
  );
  await query(
    connection,
    `INSERT INTO incoming.identities (taxpayer_key, npwpd, nik, name)
    SELECT taxpayer_key, npwpd, CASE WHEN known THEN concat('00', lpad(CAST(taxpayer_key AS VARCHAR), 14, '0')) END,
      CASE WHEN person THEN words ELSE concat(form, ' ', words) END
    FROM sample_taxpayers`,
  );
  await query(
    connection,
    `INSERT INTO incoming.taxpayers (taxpayer_key, kind, npwpd_masked, name_masked, sector_code, legal_form, birth_year, sex, residence_code,
      registered_on, closed_on, status, nik_valid, size_band)
    WITH named AS (SELECT *, CASE WHEN person THEN words ELSE concat(form, ' ', words) END AS name FROM sample_taxpayers)
    SELECT taxpayer_key, CASE WHEN person THEN 'individual' ELSE 'corporate' END, concat('****', right(npwpd, 4)), ${MASKED},
      CASE WHEN person THEN NULL ELSE CASE business ${sectors} ELSE ${pick(OTHER_SECTORS, 24)} END END,
      CASE WHEN person THEN NULL ELSE form END,
      CASE WHEN known THEN least(1942 + CAST((drawn >> 44) % 33 + (drawn >> 50) % 33 AS INTEGER), year(registered_on) - ${String(OF_AGE)}) END,
      CASE WHEN known THEN CASE WHEN (drawn >> 56) % 100 < 38 THEN 'F' ELSE 'M' END END,
      CASE WHEN (drawn >> 20) % 100 < CASE WHEN person THEN 13 ELSE 7 END THEN '${OUTSIDE}' WHEN city <> '31' THEN city ELSE '31.71' END,
      registered_on, CASE WHEN all_closed THEN last_closed END,
      CASE WHEN all_closed THEN 'closed' WHEN any_active THEN 'active' ELSE 'inactive' END,
      CASE WHEN person THEN known END,
      CASE WHEN largest >= 50000000000 THEN 'large' WHEN largest >= 10000000000 THEN 'medium' WHEN largest >= 1000000000 THEN 'small' ELSE 'micro' END
    FROM named`,
  );
  await query(connection, 'DROP TABLE sample_taxpayers');
}
