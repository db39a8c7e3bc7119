import type { PartKind } from '../schema/part-kinds.ts';
import { ARREARS_ROLLUPS } from './arrears/arrears-sums.ts';
import { PURSUIT_ROLLUPS } from './arrears/pursuit-sums.ts';
import { HOLDER_BAND_ROLLUPS } from './holders/holder-bands.ts';
import { HOLDER_ROLLUPS } from './holders/holder-sums.ts';
import { HOLDING_ROLLUPS } from './holders/holdings.ts';
import { TOP_PAYER_ROLLUPS } from './holders/top-payers.ts';
import { MONTHLY_ROLLUPS } from './memory/months.ts';
import { TO_DATE_ROLLUPS } from './memory/to-date.ts';
import { DUE_BAND_ROLLUPS } from './obligations/due-bands.ts';
import { EARLIER_STATE_ROLLUPS } from './obligations/earlier-states.ts';
import { OBJECT_OBLIGATION_ROLLUPS } from './obligations/object-obligations.ts';
import { OBJECT_PROFILE_ROLLUPS } from './obligations/object-profiles.ts';
import { OBLIGATION_ROLLUPS } from './obligations/obligation-tables.ts';
import { SETTLEMENT_ROLLUPS } from './obligations/settlements.ts';
import { PAYER_CHANNEL_ROLLUPS } from './payers/payer-channels.ts';
import { PAYER_COUNT_ROLLUPS } from './payers/payer-counts.ts';
import { PAYER_SUM_ROLLUPS } from './payers/payer-sums.ts';
import { AGGREGATE_ROLLUPS } from './payments/aggregates.ts';
import { PERSONAL_NUMBER_ROLLUPS } from './personal-numbers.ts';
import { REFERENCE_ROLLUPS } from './reference/prepared-tables.ts';
import { REGISTER_ROLLUPS } from './register/register-sums.ts';
import { columnsOf, keysOf, measuresOf, sumsByKeySql, type Built, type Columns, type Rollup, type Rollups } from './rollup.ts';

/** Every rollup of the warehouse. A part writes its rollups in this order. */
export const ROLLUPS = {
  ...REFERENCE_ROLLUPS,
  ...REGISTER_ROLLUPS,
  ...ARREARS_ROLLUPS,
  ...PURSUIT_ROLLUPS,
  ...DUE_BAND_ROLLUPS,
  ...HOLDING_ROLLUPS,
  ...AGGREGATE_ROLLUPS,
  ...OBLIGATION_ROLLUPS,
  ...PAYER_SUM_ROLLUPS,
  ...PAYER_COUNT_ROLLUPS,
  ...TOP_PAYER_ROLLUPS,
  ...HOLDER_ROLLUPS,
  ...PERSONAL_NUMBER_ROLLUPS,
  ...EARLIER_STATE_ROLLUPS,
  ...HOLDER_BAND_ROLLUPS,
  ...PAYER_CHANNEL_ROLLUPS,
  ...OBJECT_PROFILE_ROLLUPS,
  ...OBJECT_OBLIGATION_ROLLUPS,
  ...SETTLEMENT_ROLLUPS,
  ...TO_DATE_ROLLUPS,
  ...MONTHLY_ROLLUPS,
} as const satisfies Rollups;

export type RollupName = keyof typeof ROLLUPS;
/** Rollups that queries may read. */
export type QueriedRollup = Exclude<RollupName, 'personal_numbers'>;
type NameBuilt<W extends Built['when']> = {
  [N in RollupName]: (typeof ROLLUPS)[N]['built']['when'] extends W ? N : never;
}[RollupName];
/** Rollups in the parts of a generation. */
export type StoredRollup = NameBuilt<'at publication'>;
/** Rollups of the days of a query. */
export type ViewRollup = NameBuilt<'on demand'>;
/** Rollups that each server computes when it opens a generation. */
export type MemoryRollup = NameBuilt<'in memory'>;

const NAMES = Object.keys(ROLLUPS) as readonly RollupName[];

const namesBuilt = <W extends Built['when']>(when: W): readonly NameBuilt<W>[] =>
  NAMES.filter((name): name is NameBuilt<W> => ROLLUPS[name].built.when === when);

export const STORED_ROLLUPS: readonly StoredRollup[] = namesBuilt('at publication');
export const VIEW_ROLLUPS: readonly ViewRollup[] = namesBuilt('on demand');
export const MEMORY_ROLLUPS: readonly MemoryRollup[] = namesBuilt('in memory');

const BY_NAME: ReadonlyMap<string, Rollup> = new Map(Object.entries(ROLLUPS));
const isBuilt = (table: string, when: Built['when']): boolean => BY_NAME.get(table)?.built.when === when;
export const isViewRollup = (table: string): table is ViewRollup => isBuilt(table, 'on demand');
export const isMemoryRollup = (table: string): table is MemoryRollup => isBuilt(table, 'in memory');

function isSummedFrom(name: RollupName, finest: RollupName): boolean {
  const source = NAMES.find((one) => one === ROLLUPS[name].source);
  return name === finest || (source !== undefined && isSummedFrom(source, finest));
}

/**
 * Returns a rollup and those that are summed from it, from small to large: those in memory as declared, then stored ones by their keys.
 * @example `object_details` gives the monthly sums of objects, `object_changes`, `object_details`
 */
export function rollupsFrom(finest: QueriedRollup): readonly [QueriedRollup, ...QueriedRollup[]] {
  const ofFinest = (names: readonly RollupName[]) =>
    names.filter((name): name is QueriedRollup => name !== 'personal_numbers' && isSummedFrom(name, finest));
  const stored = ofFinest(STORED_ROLLUPS).sort((a, b) => keysOf(ROLLUPS[a]).length - keysOf(ROLLUPS[b]).length);
  const [first = finest, ...others] = [...ofFinest(MEMORY_ROLLUPS), ...stored];
  return [first, ...others];
}

/** Returns the part that stores a rollup. */
export const partOf = (name: StoredRollup): PartKind => ROLLUPS[name].built.part;

/** Returns names and types of the columns of a rollup, in order. */
export const columnsIn = (name: RollupName): Columns => columnsOf(ROLLUPS[name]);

type MeasureOf<N extends RollupName> = Extract<keyof (typeof ROLLUPS)[N]['measures'], string>;

/** Returns the measures of a rollup, in order. */
export const figuresIn = <N extends RollupName>(name: N): readonly MeasureOf<N>[] => measuresOf(ROLLUPS[name]) as readonly MeasureOf<N>[];

/** Returns SQL that creates a rollup from the tables of its part, named by `of`; null if the part has a builder of its own. */
export function statementOf(name: StoredRollup, of: (table: string) => string): string | null {
  const rollup: Rollup = ROLLUPS[name];
  if (rollup.built.when !== 'at publication') return null;
  const { rows, statement } = rollup.built;
  if (statement) return statement(of(name), of);
  return rows ? `CREATE TABLE ${of(name)} AS ${sumsByKeySql(rollup, rows(of))}` : null;
}

/** Returns the rollups of a part, in the order in which they are written. */
export const rollupsIn = (kind: PartKind): readonly StoredRollup[] => STORED_ROLLUPS.filter((name) => partOf(name) === kind);
