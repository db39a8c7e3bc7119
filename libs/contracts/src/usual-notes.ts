import { protectedSplits } from './confidential.ts';
import type { Query } from './query.ts';
import { measureSpec, type SubjectKey } from './vocabulary/index.ts';

/**
 * Kinds of notes below a figure that follow from the query alone. A card reserves space for them while it loads.
 *
 * - `snapshot`: the figure is a state on one day, such as the arrears on 31 October.
 * - `snapshots`: the figure uses the states on two days, as a comparison or as the change between them.
 * - `state`: the compared figure is the one that was known at the same age, such as a year before the data date. Changes that
 *   were recorded later are left out.
 * - `one-state`: only today's state is recorded, so there is no comparison.
 */
export type UsualNote = 'snapshot' | 'snapshots' | 'state' | 'one-state';

/** Subjects whose figures are states on the day of a snapshot; `pursuit` is the collection of arrears. */
const SNAPSHOT_SUBJECTS: readonly SubjectKey[] = ['arrears', 'debtors', 'pursuit'];
/** Subjects whose figures are changes from one snapshot to the next. */
const SNAPSHOT_CHANGE_SUBJECTS: readonly SubjectKey[] = ['debtorFlow', 'qualityMoves'];
/** Measures that are final on the day of the event, such as a return filed on time. Other measures of the subject change later. */
const FINAL_MEASURES: Readonly<Partial<Record<SubjectKey, readonly string[]>>> = {
  compliance: ['expected', 'filedOnTime', 'onTimeFilingRate'],
  assessments: ['issued', 'gross', 'exemption', 'reduction', 'penalty'],
};
/** Measures of the register or of the last snapshot, of which only the latest state is recorded; `holders` own objects. */
const ONE_STATE_MEASURES: Readonly<Partial<Record<SubjectKey, readonly string[]>>> = {
  holders: ['taxpayers', 'objects', 'arrears', 'objectsInArrears', 'objectsInArrearsShare'],
  taxpayers: ['registered', 'validNik', 'validNikShare'],
};

/** The parts of a query that decide about its notes. */
export type NotedQuery = Pick<Query, 'subject' | 'measures' | 'by' | 'where' | 'compare'>;

/** Notes that the answer to a query has about a measure in most cases. Missing data may add or remove some. */
export function usualNotes(query: Omit<NotedQuery, 'measures'>, measure: string): readonly UsualNote[] {
  const { subject, compare = 'none' } = query;
  const isCompared = compare !== 'none';
  const oneStateMeasures = ONE_STATE_MEASURES[subject];
  if (oneStateMeasures) {
    // The number of all taxpayers is known for each day. Only a split or filter by their attributes has one state.
    const isKnownForEachDay = subject === 'taxpayers' && protectedSplits(query) === null;
    if (!oneStateMeasures.includes(measure) || isKnownForEachDay) return [];
    return isCompared ? ['snapshot', 'one-state'] : ['snapshot'];
  }
  if (SNAPSHOT_CHANGE_SUBJECTS.includes(subject)) return ['snapshots'];
  if (SNAPSHOT_SUBJECTS.includes(subject)) return [isCompared ? 'snapshots' : 'snapshot'];
  const isStock = measureSpec(subject, measure).kind === 'stock';
  if (subject === 'objectProfiles') {
    const oneState: readonly UsualNote[] = isCompared ? ['one-state'] : [];
    return isStock ? ['snapshot', ...oneState] : oneState;
  }
  if (subject === 'arrearsFlow') return isStock ? [isCompared ? 'snapshots' : 'snapshot'] : [];
  if (!isCompared) return [];
  // Obligations by object are compared only with the same days a year before.
  if (subject === 'duties') return [compare === 'last-year' ? 'state' : 'one-state'];
  if (subject === 'settlements') return ['one-state'];
  const finalMeasures = FINAL_MEASURES[subject];
  return finalMeasures && !finalMeasures.includes(measure) ? ['state'] : [];
}
