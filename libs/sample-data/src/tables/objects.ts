import type { DrawnRows } from '@pendapa/warehouse';
import { LAST_DAY, TAX_SHAPES } from '../facts/assumptions.ts';
import { CITIES } from '../facts/cities.ts';
import { DUTIES } from '../facts/duties.ts';
import { OBJECT_SHAPES, type ObjectKind, type ObjectShape } from '../facts/object-kinds.ts';
import { TAX_CODES, type TaxCode } from '../facts/tax-types.ts';
import { spans } from '../plan/apportion.ts';
import { listed, numbers, taxCode, unitCode } from './codes.ts';
import { PLACE_SLOTS } from './draw-tables.ts';
import { otherHash } from './object-events.ts';
import { REGISTER } from './year-tables.ts';

/** What is drawn for an object: its bits decide size, ward and days, in the objects' table and wherever the object pays. */
export const objectHash = (key: string, seed: number): string => `hash(${key}, ${String(seed)})`;
export const placeSlot = (hash: string): string => `CAST((${hash} >> 20) % ${String(PLACE_SLOTS)} AS INTEGER)`;

/** Sizes are drawn in so many steps, 0 being the largest. */
export const SIZE_STEPS = 1_048_576;
export const sizeRank = (hash: string): string => `CAST(${hash} % ${String(SIZE_STEPS)} AS BIGINT)`;

export const KIND_SLOTS = 100;
export const PER_MILLE = 1_000;

/** Per mille of the open objects of a tax that owe anything. */
export const payableNumber = (tax: TaxCode): number => Math.round((DUTIES[tax]?.payable ?? 0) * PER_MILLE);

/**
 * Whether an object owes anything at all: of land and buildings the larger ones (small homes are exempt), of the others those that
 * are not suspended. Takes the names of a row of `sample_shapes` and of one with `drawn`.
 */
export function payable(shape: string, object: string): string {
  const rank = `CASE WHEN ${shape}.duty = 'campaign' THEN ${sizeRank(`${object}.drawn`)} * 1000 // ${String(SIZE_STEPS)} ELSE CAST((${object}.drawn >> 52) % 1000 AS BIGINT) END`;
  return `(${rank} < ${shape}.payable)`;
}

const ofShape = <T>(of: (shape: ObjectShape) => T): (T | null)[] =>
  TAX_CODES.map((tax) => {
    const shape = OBJECT_SHAPES[tax];
    return shape ? of(shape) : null;
  });

const BASES = numbers(ofShape(({ base }) => base));
const EVENNESS = numbers(TAX_CODES.map((tax) => Math.round(TAX_SHAPES[tax].evenness * SIZE_STEPS) + 1));
/** Tax base of an object in rupiah: over a row of the register. */
export const BASE_VALUE = `(${BASES}[tax] * ${String(SIZE_STEPS)} // (${sizeRank('drawn')} + ${EVENNESS}[tax]) // 1000 * 1000)`;

/** A word of the kind of an object, by tax and slot: over a row of the register. */
function ofKind(word: (kind: ObjectKind) => string | null): string {
  const words = TAX_CODES.flatMap((tax) => {
    const kinds = spans(KIND_SLOTS, OBJECT_SHAPES[tax]?.kinds ?? [], ({ weight }) => weight);
    return Array.from({ length: KIND_SLOTS }, (_, slot) => {
      const found = kinds.find(({ from, to }) => from <= slot && slot < to);
      return found ? word(found.item) : null;
    });
  });
  return `${listed(words)}[(tax - 1) * ${String(KIND_SLOTS)} + kind_slot + 1]`;
}

const BPS_CODE = `CASE left(region_code, 5) ${CITIES.map(({ code, bps }) => `WHEN '${code}' THEN '${bps}'`).join(' ')} END`;
/**
 * Numbers of objects fit the patterns of real ones and cannot be real: in a land object number the digits of the ward are 000, a plate
 * number never begins with 0, and no province has the digits 00.
 */
const OBJECT_ID = `CASE id_type
  WHEN 'nop' THEN concat('31', right(${BPS_CODE}, 2), substr(region_code, 7, 2), '0000', lpad(CAST(object_key AS VARCHAR), 8, '0'))
  WHEN 'nrkb' THEN concat('B 0', lpad(CAST(1 + object_key % 999 AS VARCHAR), 3, '0'), ' ',
    chr(CAST(65 + object_key // 999 // 676 AS INTEGER)), chr(CAST(65 + object_key // 999 // 26 % 26 AS INTEGER)), chr(CAST(65 + object_key // 999 % 26 AS INTEGER)))
  ELSE concat('00', lpad(CAST(tax AS VARCHAR), 2, '0'), lpad(CAST(object_key AS VARCHAR), 9, '0')) END`;

const LAND_M2 = `CAST(40 + 30000000 // (${sizeRank('drawn')} + 12000) AS DOUBLE)`;

/** The objects, in the order of their keys. */
export function drawnObjects(seed: number): DrawnRows {
  return {
    columns: `object_key, ${OBJECT_ID} AS object_id, id_type, ${taxCode('tax')} AS tax_code, taxpayer_key, ${unitCode('unit')} AS unit_code, region_code,
      object_class AS class_code, ${ofKind(({ use }) => use)} AS use_code, ${BASE_VALUE} AS base_value,
      CASE WHEN id_type = 'nop' THEN ${LAND_M2} END AS land_m2,
      CASE WHEN id_type <> 'nop' THEN NULL WHEN object_class = 'BUMI' THEN 0 ELSE floor(${LAND_M2} * (40 + CAST((other >> 50) % 140 AS BIGINT)) / 100) END AS building_m2,
      opened_on, closed_on, CASE WHEN closed_on IS NOT NULL THEN 'closed' WHEN resting THEN 'suspended' ELSE 'active' END AS status,
      greatest(closed_on, opened_on + CAST(CAST(other >> 40 AS BIGINT) % (1 + date_diff('day', opened_on, DATE '${LAST_DAY}')) AS INTEGER)) AS updated_on`,
    from: `(
      SELECT *, CAST(region AS VARCHAR) AS region_code, ${otherHash('object_key', seed)} AS other, ${listed(ofShape(({ number }) => number))}[tax] AS id_type,
        ${ofKind((kind) => kind.class)} AS object_class
      FROM ${REGISTER}
    ) s`,
    by: null,
    sum: 'NULL',
  };
}
