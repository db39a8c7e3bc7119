import type { NOT_COMPARABLE } from './notes.ts';
import type { ExtractKey } from './vocabulary/index.ts';

/**
 * Why a figure is not there. A known nothing is the number 0 and has no state.
 *
 * `absent`: nothing of this kind was imported, no row has it, or there is nothing to divide by.
 * `unknown`: rows exist, but some lack a field that the figure needs.
 * `hidden`: too few taxpayers stand behind it, or it would give such a figure away.
 * `not-comparable`: the compared days or stocks cover something else.
 */
export const VALUE_STATES = ['absent', 'unknown', 'hidden', 'not-comparable'] as const;

/**
 * `no-base`: the denominator of a quotient is 0. `coarse-totals`: the data have only totals of longer spans than the query asks
 * for.
 */
export const ABSENT_REASONS = ['not-imported', 'no-rows', 'no-base', 'coarse-totals'] as const;

/** Spans of totals that an extract may contain instead of single payments. */
export const TOTAL_GRAINS = ['month', 'quarter', 'year'] as const;
export type TotalGrain = (typeof TOTAL_GRAINS)[number];

/** Kinds of places that rows may lack. A row without one may belong to any place of the query. */
export const PLACE_FIELDS = ['city', 'district', 'ward', 'unit'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];
export const isPlaceField = (field: string | undefined): field is PlaceField => PLACE_FIELDS.some((place) => place === field);

/** Fields of an extract that rows may lack, in the words of the templates. */
export const LACKING_FIELDS = [
  ...(['principal', 'penalty', 'discount', 'transactions', 'object', 'taxpayer', 'channelClass', 'arrearsMark', 'reversal'] as const),
  ...(['exemption', 'reduction', 'cancelled', 'netDue', 'dueOn', 'paid', 'mode', 'interestRate'] as const),
  ...(['expiresOn', 'disputed', 'uncollectible', 'standing', 'allowanceRate', 'lastAction', 'nextStep'] as const),
  ...(['amount', 'population', 'baseValue', 'exempt', 'arrears'] as const),
  ...(['paidOn', 'nik', 'openedOn', 'updatedOn', 'result'] as const),
  ...PLACE_FIELDS,
] as const;

export type LackingField = (typeof LACKING_FIELDS)[number];

/** A figure that some rows leave open. */
export interface UnknownState {
  readonly state: 'unknown';
  /** Missing field. Left out if no row gives the figure. */
  readonly field?: LackingField;
  /** Number of `rows` that lack the field. Left out for groups under disclosure control. */
  readonly lacking?: number;
  readonly rows?: number;
  /** For a sum, or a quotient without the rows that lack the field: the part from rows that have it. Money is text, as in `values`. */
  readonly known?: string | number;
  /** For a sum whose rows lack a place: the total of these rows. */
  readonly unplaced?: string | number;
}

export type ValueState =
  | UnknownState
  | {
      readonly state: 'absent';
      readonly reason: (typeof ABSENT_REASONS)[number];
      readonly extract?: ExtractKey;
      readonly grain?: TotalGrain;
    }
  | { readonly state: 'hidden' }
  | { readonly state: 'not-comparable'; readonly reason: (typeof NOT_COMPARABLE)[number] };

/** States of the null values of a column. Equal states share one entry, with their positions. */
export type ColumnStates = { state: ValueState; at: number[] }[];

/** Positions that disclosure hides. */
export const hiddenPositions = (states: ColumnStates = []): readonly number[] =>
  states.flatMap(({ state, at }) => (state.state === 'hidden' ? at : []));
