import { measureSpec, type Note, type SubjectKey } from '@pendapa/contracts';
import { snapshotsOf } from '../sources/arrears-source.ts';
import { areAlikeApart, type Stored } from '../comparable.ts';
import { owedOn } from '../sources/holders-source.ts';
import { isOfOneYear, movementsOf } from '../sources/movement-source.ts';
import { pairsOf } from '../snapshot-pairs.ts';
import type { Context, Resolved } from '../resolve.ts';

const OF_PAIRS: readonly SubjectKey[] = ['debtorFlow', 'qualityMoves'];
const OF_SNAPSHOTS: readonly SubjectKey[] = ['arrears', 'debtors', 'pursuit'];

function stocksOf(question: Resolved, context: Context): readonly Stored[] {
  if (OF_SNAPSHOTS.includes(question.subject)) return snapshotsOf(question, [], context);
  return question.subject === 'arrearsFlow' ? movementsOf(question, [], context) : [];
}

/** Note why stocks are not compared; null if they are, or without a comparison. */
function refusalOf({ comparison, measures }: Resolved, now: Stored, before: Stored | undefined): Note | null {
  if (comparison === null || (before && areAlikeApart(now, before))) return null;
  const reason = before ? 'snapshot-distance' : 'no-snapshot';
  return { code: 'not-comparable', params: { measures: measures.join(','), reason, on: now.on, comparedOn: before?.on ?? '' } };
}

/** Note on snapshots; of movements only balances are stocks. */
function snapshotNote({ subject, measures }: Resolved, { on }: Stored, comparedOn: string): Note[] {
  if (subject !== 'arrearsFlow') return [{ code: 'snapshot', params: { on, comparedOn } }];
  const balances = measures.filter((key) => measureSpec(subject, key).kind === 'stock');
  return balances.length > 0 ? [{ code: 'snapshot', params: { measures: balances.join(','), on, comparedOn } }] : [];
}

/** Note on a rate that exists for one year only. */
function oneYearNote(question: Resolved, context: Context): Note[] {
  if (question.subject !== 'arrearsFlow' || !question.measures.includes('recoveryRate')) return [];
  const several = movementsOf(question, [], context).some((movements) => movements.series === 0 && !isOfOneYear(movements, context));
  return several ? [{ code: 'one-year', params: { measures: 'recoveryRate' } }] : [];
}

const REGISTERED: readonly string[] = ['objects', 'baseValue', 'exemptObjects', 'outdatedObjects', 'outdatedShare'];
const IN_ARREARS: readonly string[] = ['objectsInArrears', 'objectsInArrearsShare', 'arrears'];

/** Notes of object profiles: register on the data date, arrears at the last snapshot. */
function profileNotes(question: Resolved, context: Context): Note[] {
  const noteOf = (states: readonly string[], on: string): Note[] => {
    const measures = question.measures.filter((key) => states.includes(key));
    return measures.length === 0 ? [] : [{ code: 'snapshot', params: { measures: measures.join(','), on, comparedOn: '' } }];
  };
  const owed = owedOn(question, context);
  return [...noteOf(REGISTERED, context.asOf), ...(owed === undefined ? [] : noteOf(IN_ARREARS, owed))];
}

/** Notes on the days of stocks: of the period, and of the comparison or why there is none. */
export function stockNotes(question: Resolved, context: Context): Note[] {
  if (question.subject === 'objectProfiles') return profileNotes(question, context);
  if (OF_PAIRS.includes(question.subject))
    return pairsOf(question, [], context).map(({ on, opening }): Note => ({ code: 'snapshot', params: { on, comparedOn: opening } }));
  const stocks = stocksOf(question, context);
  const [now, before] = [stocks.find(({ series }) => series === 0), stocks.find(({ series }) => series === 1)];
  if (!now) return [];
  const refused = refusalOf(question, now, before);
  return [
    ...snapshotNote(question, now, refused ? '' : (before?.on ?? '')),
    ...(refused ? [refused] : []),
    ...oneYearNote(question, context),
  ];
}
