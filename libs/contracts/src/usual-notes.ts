import { protectedSplits } from './confidential.ts';
import type { Query } from './query.ts';
import { measureSpec, type SubjectKey } from './vocabulary/index.ts';

/**
 * Notes of figures that are known before the answer is.
 *
 * - `snapshot`: the figure is a state on one day.
 * - `snapshots`: the state on one day is compared with the state on another.
 * - `state`: the comparison is read as it stood on its day.
 * - `one-state`: only one state is recorded, so there is no comparison.
 */
export type UsualNote = 'snapshot' | 'snapshots' | 'state' | 'one-state';

/** Subjects whose figures are all of snapshots. */
const OF_SNAPSHOTS: readonly SubjectKey[] = ['arrears', 'debtors', 'pursuit'];
/** Subjects whose figures are moves from one snapshot to the next. */
const BETWEEN_SNAPSHOTS: readonly SubjectKey[] = ['debtorFlow', 'qualityMoves'];
/** Figures that are known on their day and do not change later; all others of the subject change. */
const UNCHANGED: Readonly<Partial<Record<SubjectKey, readonly string[]>>> = {
  compliance: ['expected', 'filedOnTime', 'onTimeFilingRate'],
  assessments: ['issued', 'gross', 'exemption', 'reduction', 'penalty'],
};
/** Figures of the register or of the last snapshot, of which only one state is recorded. */
const RECORDED_ONCE: Readonly<Partial<Record<SubjectKey, readonly string[]>>> = {
  holders: ['taxpayers', 'objects', 'arrears', 'objectsInArrears', 'objectsInArrearsShare'],
  taxpayers: ['registered', 'validNik', 'validNikShare'],
};

export type NotedQuery = Pick<Query, 'subject' | 'measures' | 'by' | 'where' | 'compare'>;

/** Notes that the answer to a query usually has about a measure, to reserve space for them. */
export function usualNotes(question: Omit<NotedQuery, 'measures'>, measure: string): readonly UsualNote[] {
  const { subject, compare = 'none' } = question;
  const isCompared = compare !== 'none';
  const recorded = RECORDED_ONCE[subject];
  if (recorded) {
    // Without splits the register has a state of each day.
    if (!recorded.includes(measure) || (subject === 'taxpayers' && protectedSplits(question) === null)) return [];
    return isCompared ? ['snapshot', 'one-state'] : ['snapshot'];
  }
  if (BETWEEN_SNAPSHOTS.includes(subject)) return ['snapshots'];
  if (OF_SNAPSHOTS.includes(subject)) return [isCompared ? 'snapshots' : 'snapshot'];
  const isStock = measureSpec(subject, measure).kind === 'stock';
  if (subject === 'objectProfiles') return [...(isStock ? (['snapshot'] as const) : []), ...(isCompared ? (['one-state'] as const) : [])];
  if (subject === 'arrearsFlow') return isStock ? [isCompared ? 'snapshots' : 'snapshot'] : [];
  if (!isCompared) return [];
  if (subject === 'duties') return [compare === 'last-year' ? 'state' : 'one-state'];
  if (subject === 'settlements') return ['one-state'];
  const unchanged = UNCHANGED[subject];
  return unchanged && !unchanged.includes(measure) ? ['state'] : [];
}
