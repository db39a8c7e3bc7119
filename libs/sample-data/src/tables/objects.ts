import type { GeneratedRows } from '@pendapa/warehouse';
import { LAST_DAY } from '../facts/assumptions.ts';
import { CITIES } from '../facts/cities.ts';
import { OBLIGATION_RULES } from '../facts/obligations.ts';
import { OBJECT_SHAPES, type ObjectKind, type ObjectShape } from '../facts/object-kinds.ts';
import { TAX_CODES, type TaxCode } from '../facts/tax-types.ts';
import { spans } from '../plan/apportion.ts';
import { SIZE_OFFSET, SIZE_STEPS } from '../plan/natural-tax.ts';
import { listSql, numbers, taxCode, unitCode } from './codes.ts';
import { PLACE_SLOTS } from './lookup-tables.ts';
import { otherHash } from './object-events.ts';
import { REGISTER } from './year-tables.ts';

/** Random number of an object. Its bits decide size, ward and days, in the objects' table and in payments. */
export const objectHash = (key: string, seed: number): string => `hash(${key}, ${String(seed)})`;
export const placeSlot = (hash: string): string => `CAST((${hash} >> 20) % ${String(PLACE_SLOTS)} AS INTEGER)`;

/** In steps of `SIZE_STEPS`, 0 being the largest. */
export const sizeRank = (hash: string): string => `CAST(${hash} % ${String(SIZE_STEPS)} AS BIGINT)`;

export const KIND_SLOTS = 100;
export const PER_MILLE = 1_000;

/** Permille of the open objects of a tax that are not suspended. */
export const payableNumber = (tax: TaxCode): number => Math.round((OBLIGATION_RULES[tax]?.payable ?? 0) * PER_MILLE);

const ofShape = <T>(of: (shape: ObjectShape) => T): (T | null)[] =>
  TAX_CODES.map((tax) => {
    const shape = OBJECT_SHAPES[tax];
    return shape ? of(shape) : null;
  });

/** Values of an object's kind, by tax and slot. */
function byKind<T>(of: (kind: ObjectKind) => T): (T | null)[] {
  return TAX_CODES.flatMap((tax) => {
    const kinds = spans(KIND_SLOTS, OBJECT_SHAPES[tax]?.kinds ?? [], ({ weight }) => weight);
    return Array.from({ length: KIND_SLOTS }, (_, slot) => {
      const found = kinds.find(({ from, to }) => from <= slot && slot < to);
      return found ? of(found.item) : null;
    });
  });
}

/** Index of an object's kind in such a list, over a row `r` of the register. */
const kindOf = (row: string): string => `[(${row}.tax - 1) * ${String(KIND_SLOTS)} + ${row}.kind_slot + 1]`;
const BASES = numbers(byKind(({ base }) => base));
const SPREADS = numbers(byKind(({ spread }) => spread));
const RATES = numbers(byKind(({ rate }) => rate));
const EXEMPT = numbers(byKind(({ exemptUpTo }) => exemptUpTo));

/** Tax base of an object in whole thousands of rupiah, over a row with `tax`, `kind_slot`, `size` and `level`. */
export const baseValue = (row: string): string =>
  `1000 * greatest(1, CAST(round(${row}.level * ${BASES}${kindOf(row)} / 1000 * pow(CAST(${String(SIZE_STEPS)} - ${row}.size AS DOUBLE) / (${row}.size + ${String(SIZE_OFFSET)}), ${SPREADS}${kindOf(row)})) AS BIGINT))`;
/** Tax of an object each time, and whether it is exempt because of its size. Over a row of the register. */
export const taxOwed = (row: string, base = 'base'): string => `greatest(1, ${row}.${base} * ${RATES}${kindOf(row)} // 100000)`;
export const isExempt = (row: string): string => `${row}.base <= ${EXEMPT}${kindOf(row)}`;

const ofKind = (word: (kind: ObjectKind) => string | null): string => `${listSql(byKind(word))}${kindOf('s')}`;

const BPS_CODE = `CASE left(region_code, 5) ${CITIES.map(({ code, bps }) => `WHEN '${code}' THEN '${bps}'`).join(' ')} END`;
/**
 * Numbers of objects fit the patterns of real ones and cannot be real. In a land object number the digits of the ward are 000. A plate
 * number never begins with 0, and no province has the digits 00.
 */
const OBJECT_ID = `CASE id_type
  WHEN 'nop' THEN concat('31', right(${BPS_CODE}, 2), substr(region_code, 7, 2), '0000', lpad(CAST(object_key AS VARCHAR), 8, '0'))
  WHEN 'nrkb' THEN concat('B 0', lpad(CAST(1 + object_key % 999 AS VARCHAR), 3, '0'), ' ',
    chr(CAST(65 + object_key // 999 // 676 AS INTEGER)), chr(CAST(65 + object_key // 999 // 26 % 26 AS INTEGER)), chr(CAST(65 + object_key // 999 % 26 AS INTEGER)))
  ELSE concat('00', lpad(CAST(tax AS VARCHAR), 2, '0'), lpad(CAST(object_key AS VARCHAR), 9, '0')) END`;

const LAND_M2 = `CAST(40 + 30000000 // (${sizeRank('drawn')} + 12000) AS DOUBLE)`;

/** The objects, in the order of their keys. */
export function generateObjects(seed: number): GeneratedRows {
  return {
    columns: `object_key, ${OBJECT_ID} AS object_id, id_type, ${taxCode('tax')} AS tax_code, taxpayer_key, ${unitCode('unit')} AS unit_code, region_code,
      object_class AS class_code, ${ofKind(({ use }) => use)} AS use_code, base AS base_value,
      CASE WHEN id_type = 'nop' THEN ${LAND_M2} END AS land_m2,
      CASE WHEN id_type <> 'nop' THEN NULL WHEN object_class = 'BUMI' THEN 0 ELSE floor(${LAND_M2} * (40 + CAST((other >> 50) % 140 AS BIGINT)) / 100) END AS building_m2,
      opened_on, closed_on, CASE WHEN closed_on IS NOT NULL THEN 'closed' WHEN resting THEN 'suspended' ELSE 'active' END AS status,
      greatest(closed_on, opened_on + CAST(CAST(other >> 40 AS BIGINT) % (1 + date_diff('day', opened_on, DATE '${LAST_DAY}')) AS INTEGER)) AS updated_on`,
    from: `(
      SELECT *, CAST(region AS VARCHAR) AS region_code, ${otherHash('object_key', seed)} AS other, ${listSql(ofShape(({ number }) => number))}[tax] AS id_type,
        ${listSql(byKind((kind) => kind.class))}${kindOf('r')} AS object_class
      FROM ${REGISTER} r
    ) s`,
    by: null,
    sum: 'NULL',
  };
}
