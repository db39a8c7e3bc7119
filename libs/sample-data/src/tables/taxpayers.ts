import type { DuckDBConnection } from '@duckdb/node-api';
import type { GeneratedRows } from '@pendapa/warehouse';
import { LEGAL_FORMS, OTHER_SECTORS, OUTSIDE, SECTOR_OF, SYLLABLES } from '../facts/people.ts';
import { TAX_CODES } from '../facts/tax-types.ts';
import { UNITS } from '../facts/units.ts';
import type { Pool } from '../plan/object-pools.ts';
import { isBlankSql } from './blank-fields.ts';
import { listSql, numbers } from './codes.ts';
import { query } from './load-rows.ts';
import { ownersOf } from './register.ts';
import { OWNERS, REGISTER } from './year-tables.ts';

const pick = (values: readonly string[], bits: number): string =>
  `${listSql(values)}[1 + CAST((drawn >> ${String(bits)}) % ${String(values.length)} AS INTEGER)]`;

/** Taxes that show a business, in the order of their codes. The first of those that a firm pays decides its sector. */
const BUSINESSES = Object.entries(SECTOR_OF).sort(([a], [b]) => (a < b ? -1 : 1));
const BUSINESS = numbers(
  TAX_CODES.map((tax) => {
    const found = BUSINESSES.findIndex(([code]) => code === tax);
    return found < 0 ? null : found + 1;
  }),
);
const SECTORS = listSql(BUSINESSES.map(([, sector]) => sector));

/** Minimum age of a registered taxpayer. */
const MIN_AGE = 18;

const CAPITALS = SYLLABLES.map((syllable) => syllable.slice(0, 1).toUpperCase());
const BEGINNINGS = SYLLABLES.map((syllable, index) => `${CAPITALS[index] ?? ''}${syllable.slice(1)}`);
/** A capital letter, then the syllables: 'Xaqo'. */
const word = (bits: number): string => `${pick(BEGINNINGS, bits)}, ${pick(SYLLABLES, bits + 4)}`;
const NAME = `concat(CASE WHEN person THEN '' ELSE concat(form, ' ') END, ${word(0)}, ' ', ${word(8)}, ' Contoh')`;
/** Only the first letter of each word stays, as in 'B*** S***'. */
const MASKED = `concat(CASE WHEN person THEN '' ELSE concat(left(form, 1), '*** ') END, ${pick(CAPITALS, 0)}, '*** ', ${pick(CAPITALS, 8)}, '*** C***')`;

/** City of the objects of a unit. */
const CITY = `${listSql(UNITS.map(({ region }) => region.slice(0, 5)))}[unit]`;

/**
 * Owners of objects, in the order of their keys, with the first and last day, size and business that follow from their objects. The unit
 * of one of the objects decides their city.
 */
export const fillOwners = (connection: DuckDBConnection): Promise<unknown> =>
  query(
    connection,
    `CREATE TABLE ${OWNERS} AS
    SELECT taxpayer_key, min(opened_on) AS registered_on, CASE WHEN count(closed_on) = count(*) THEN max(closed_on) END AS closed_on,
      bool_or(closed_on IS NULL AND NOT resting) AS any_active, arg_min(unit, hash(object_key)) AS unit, min(${BUSINESS}[tax]) AS business,
      max(base) AS largest
    FROM ${REGISTER} GROUP BY taxpayer_key ORDER BY taxpayer_key`,
  );

/** Owners with their random numbers. Names consist of syllables that no person's name has, and of the word for a sample. */
const nameOwners = (pools: readonly Pool[], seed: number): string => `(
  SELECT *, person AND (drawn >> 40) % 100 < 94 AS known, ${pick(LEGAL_FORMS, 16)} AS form
  FROM (
    SELECT *, hash(taxpayer_key, ${String(seed)}, 3) AS drawn, taxpayer_key <= ${String(ownersOf(pools).people)} AS person FROM ${OWNERS}
  ) drawn
) s`;

/** Names and numbers. The numbers begin with the digits of no province. */
export const generateIdentities = (pools: readonly Pool[], seed: number): GeneratedRows => ({
  columns: `taxpayer_key, concat('00', lpad(CAST(taxpayer_key AS VARCHAR), 11, '0')) AS npwpd,
    CASE WHEN known THEN concat('00', lpad(CAST(taxpayer_key AS VARCHAR), 14, '0')) END AS nik, ${NAME} AS name`,
  from: nameOwners(pools, seed),
  by: null,
  sum: 'NULL',
});

export const generateTaxpayers = (pools: readonly Pool[], seed: number): GeneratedRows => ({
  columns: `taxpayer_key, CASE WHEN person THEN 'individual' ELSE 'corporate' END AS kind,
    concat('****', lpad(CAST(taxpayer_key % 10000 AS VARCHAR), 4, '0')) AS npwpd_masked, ${MASKED} AS name_masked,
    CASE WHEN NOT person AND NOT ${isBlankSql('taxpayers.sector', 'drawn')} THEN coalesce(${SECTORS}[business], ${pick(OTHER_SECTORS, 24)}) END AS sector_code,
    CASE WHEN person THEN NULL ELSE form END AS legal_form,
    CASE WHEN known THEN least(1942 + CAST((drawn >> 44) % 33 + (drawn >> 50) % 33 AS INTEGER), year(registered_on) - ${String(MIN_AGE)}) END AS birth_year,
    CASE WHEN known THEN CASE WHEN (drawn >> 56) % 100 < 38 THEN 'F' ELSE 'M' END END AS sex,
    CASE WHEN (drawn >> 20) % 100 < CASE WHEN person THEN 13 ELSE 7 END THEN '${OUTSIDE}' WHEN ${CITY} <> '31' THEN ${CITY} ELSE '31.71' END AS residence_code,
    registered_on, closed_on, CASE WHEN closed_on IS NOT NULL THEN 'closed' WHEN any_active THEN 'active' ELSE 'inactive' END AS status,
    CASE WHEN person THEN known END AS nik_valid,
    CASE WHEN largest >= 50000000000 THEN 'large' WHEN largest >= 10000000000 THEN 'medium' WHEN largest >= 1000000000 THEN 'small' ELSE 'micro' END AS size_band`,
  from: nameOwners(pools, seed),
  by: null,
  sum: 'NULL',
});
