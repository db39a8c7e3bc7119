import { measureSpec, type Note, type SubjectKey } from '@pendapa/contracts';
import { haveSimilarDistance, type StockAtSnapshot } from '../comparable.ts';
import { lastSnapshotOf, snapshotsOf } from '../sources/spans.ts';
import { isOfOneYear, movementsOf } from '../sources/movement-source.ts';
import { pairsOf } from '../snapshot-pairs.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';

const PAIR_SUBJECTS: readonly SubjectKey[] = ['debtorFlow', 'qualityMoves'];
const SNAPSHOT_SUBJECTS: readonly SubjectKey[] = ['arrears', 'debtors', 'pursuit'];

function stocksOf(query: ResolvedQuery, context: Context): readonly StockAtSnapshot[] {
  if (SNAPSHOT_SUBJECTS.includes(query.subject)) return snapshotsOf(query, [], context);
  return query.subject === 'arrearsFlow' ? movementsOf(query, [], context) : [];
}

/** Note why stocks are not compared; null if they are, or without a comparison. */
function refusalOf({ comparison, measures }: ResolvedQuery, now: StockAtSnapshot, before: StockAtSnapshot | undefined): Note | null {
  if (comparison === null || (before && haveSimilarDistance(now, before))) return null;
  const reason = before ? 'snapshot-distance' : 'no-snapshot';
  return { code: 'not-comparable', params: { measures: measures.join(','), reason, on: now.on, comparedOn: before?.on ?? '' } };
}

/** Note on snapshots; of movements only balances are stocks. */
function snapshotNote({ subject, measures }: ResolvedQuery, { on }: StockAtSnapshot, comparedOn: string): Note[] {
  if (subject !== 'arrearsFlow') return [{ code: 'snapshot', params: { on, comparedOn } }];
  const balances = measures.filter((key) => measureSpec(subject, key).kind === 'stock');
  return balances.length > 0 ? [{ code: 'snapshot', params: { measures: balances.join(','), on, comparedOn } }] : [];
}

/** Note on a rate that exists for one year only. */
function oneYearNote(query: ResolvedQuery, context: Context): Note[] {
  if (query.subject !== 'arrearsFlow' || !query.measures.includes('recoveryRate')) return [];
  const several = movementsOf(query, [], context).some((movements) => movements.series === 0 && !isOfOneYear(movements, context));
  return several ? [{ code: 'one-year', params: { measures: 'recoveryRate' } }] : [];
}

const REGISTER_MEASURES: readonly string[] = ['objects', 'baseValue', 'exemptObjects', 'outdatedObjects', 'outdatedShare'];
const ARREARS_MEASURES: readonly string[] = ['objectsInArrears', 'objectsInArrearsShare', 'arrears'];

/** Notes of object profiles: register on the data date, arrears at the last snapshot. */
function profileNotes(query: ResolvedQuery, context: Context): Note[] {
  const noteOf = (states: readonly string[], on: string): Note[] => {
    const measures = query.measures.filter((key) => states.includes(key));
    return measures.length === 0 ? [] : [{ code: 'snapshot', params: { measures: measures.join(','), on, comparedOn: '' } }];
  };
  const owed = lastSnapshotOf(query, context);
  return [...noteOf(REGISTER_MEASURES, context.asOf), ...(owed === undefined ? [] : noteOf(ARREARS_MEASURES, owed))];
}

/** Notes on the days of stocks: of the period, and of the comparison or why there is none. */
export function stockNotes(query: ResolvedQuery, context: Context): Note[] {
  if (query.subject === 'objectProfiles') return profileNotes(query, context);
  if (PAIR_SUBJECTS.includes(query.subject))
    return pairsOf(query, [], context).map(({ on, opening }): Note => ({ code: 'snapshot', params: { on, comparedOn: opening } }));
  const stocks = stocksOf(query, context);
  const [now, before] = [stocks.find(({ series }) => series === 0), stocks.find(({ series }) => series === 1)];
  if (!now) return [];
  const notComparable = refusalOf(query, now, before);
  return [
    ...snapshotNote(query, now, notComparable ? '' : (before?.on ?? '')),
    ...(notComparable ? [notComparable] : []),
    ...oneYearNote(query, context),
  ];
}
