import type { DimensionColumn, ExtractKey, LackingField, NoteCode, TotalGrain, Unit } from '@pendapa/contracts';
import { EXTRACTS, monthEnd, monthStart, NOT_APPLICABLE } from '@pendapa/contracts';
import { isKnown, knownPartOf, stateOf, columnOf, totalOf, type AnswerTo, type Figure } from '@pendapa/query';
import { isUnknownPlace, type UnknownPlace } from '../words/use-place-words.ts';

/** The coarsest payments from which a figure could be computed. */
export type FinerGrain = 'month' | 'day';

/** Why there is nothing to show. */
export type Missing =
  | { readonly kind: 'not-imported'; readonly extract: ExtractKey }
  | { readonly kind: 'not-split'; readonly dimension: DimensionColumn['key'] }
  /** Recaps stand for payments and do not tell the measure. */
  | { readonly kind: 'recap'; readonly measure: string }
  | { readonly kind: 'unknown-class' }
  | { readonly kind: 'coarse-totals'; readonly grain: TotalGrain; readonly needs: FinerGrain }
  | { readonly kind: 'unplaced'; readonly state: UnknownPlace; readonly unit: Unit }
  /** Rows exist, but each lacks the field. */
  | { readonly kind: 'unknown'; readonly field: LackingField }
  | { readonly kind: 'no-rows' };

const TIME = ['day', 'month', 'year'];

function extractMissing(answer: AnswerTo): ExtractKey | null {
  const named = answer.notes.find(({ code }) => code === 'not-imported')?.params['extract'];
  return EXTRACTS.find((extract) => extract === named) ?? null;
}

const hasNoCode = (values: readonly (string | null)[]): boolean =>
  values.includes(null) && values.every((value) => value === null || value === NOT_APPLICABLE);

/** A split into nothing but "not stated": the extract does not carry the dimension. */
function unsplit(answer: AnswerTo): DimensionColumn['key'] | null {
  const column = answer.columns.find(
    (candidate) => candidate.kind === 'dimension' && !TIME.includes(candidate.key) && hasNoCode(candidate.values),
  );
  return column?.kind === 'dimension' && column.values.length > 0 ? column.key : null;
}

const unitOf = ({ columns }: AnswerTo, measure: string): Unit =>
  columns.flatMap((column) => (column.kind === 'measure' && column.key === measure ? [column.unit] : []))[0] ?? 'count';

/** Totals of spans that are longer than each row of the answer, or longer than the whole. */
function coarseGrain<M extends string>(answer: AnswerTo<M>, measure: NoInfer<M>): TotalGrain | null {
  const rows = columnOf(answer, measure);
  if (rows.some(isKnown)) return null;
  const states = [totalOf(answer, measure), ...rows].map(stateOf);
  return states.flatMap((state) => (state?.state === 'absent' && state.grain ? [state.grain] : []))[0] ?? null;
}

/** Months need sums by month; days, or a period that begins or ends within a month, need payments by day. */
function finerGrain({ columns, period }: AnswerTo, grain: TotalGrain): FinerGrain {
  const isByDay = columns.some(({ key }) => key === 'day');
  const isWholeMonths = period.from === monthStart(period.from) && period.to === monthEnd(period.to);
  return grain !== 'month' && isWholeMonths && !isByDay ? 'month' : 'day';
}

/** A total may be 0 without any row; then there is nothing to draw. */
const withoutRows = ({ columns }: AnswerTo): boolean => {
  const dimensions = columns.filter(({ kind }) => kind === 'dimension');
  return dimensions.length > 0 && dimensions.every(({ values }) => values.length === 0);
};

/** A figure, or the known part of one. */
const hasAnyFigure = (figure: Figure): boolean => isKnown(figure) || knownPartOf(stateOf(figure)) !== null;

/** Null if the measure has a figure. Otherwise the missing extract data, or the message that nothing matches the filters. */
export function missingOf<M extends string>(answer: AnswerTo<M>, measure: NoInfer<M>): Missing | null {
  const split = unsplit(answer);
  const grain = coarseGrain(answer, measure);
  if (grain !== null) return { kind: 'coarse-totals', grain, needs: finerGrain(answer, grain) };
  const state = stateOf(totalOf(answer, measure));
  const figures = [totalOf(answer, measure), ...columnOf(answer, measure)];
  const known = figures.some(isUnknownPlace(state) ? isKnown : hasAnyFigure);
  if (known && withoutRows(answer)) return { kind: 'no-rows' };
  const extract = extractMissing(answer);
  // A dimension that follows from a missing extract is not what the data fail to state.
  if (known && split !== null && extract !== null) return { kind: 'not-imported', extract };
  if (known) return split === null ? null : { kind: 'not-split', dimension: split };
  if (extract !== null) return { kind: 'not-imported', extract };
  if (isUnknownPlace(state)) return { kind: 'unplaced', state, unit: unitOf(answer, measure) };
  const noted = (note: NoteCode) =>
    answer.notes.some(({ code, params }) => code === note && (params['measures'] ?? '').split(',').includes(measure));
  if (noted('unknown-class')) return { kind: 'unknown-class' };
  if (noted('recap-only')) return { kind: 'recap', measure };
  return state?.state === 'unknown' && state.field ? { kind: 'unknown', field: state.field } : { kind: 'no-rows' };
}

/** Missing data that the page names once below its sentence; a card that needs them is left out. `isLeftOut` is for panels. */
export const isNamedOnce = (missing: Missing | null): boolean => missing?.kind === 'not-imported' || missing?.kind === 'not-split';

const LEFT_OUT: readonly Missing['kind'][] = ['not-imported', 'not-split', 'coarse-totals', 'recap', 'unplaced'];

/** True if a panel is not shown: the page names it in one line, with what it needs. */
export const isLeftOut = (missing: Missing | null): missing is Missing => missing !== null && LEFT_OUT.includes(missing.kind);

/** True if the rows cannot be shown: they are not split, their place is not known, or they are of other days. */
export const hasNoRowsToRead = (missing: Missing | null): missing is Missing =>
  missing !== null && ['not-split', 'unplaced', 'coarse-totals'].includes(missing.kind);
