import { subjectSpec, type DimensionKey, type ExtractKey } from '@pendapa/contracts';
import type { ComponentKey } from './components.ts';
import { measureOf } from './measures.ts';
import { POSTED } from './notes/gap-notes.ts';
import type { Resolved } from './resolve.ts';

const TARGET_COMPONENTS: readonly ComponentKey[] = ['target', 'targetApbd', 'targetApbdp', 'plan', 'planWhole', 'planOfYear'];

/** Components that need payments. */
const FROM_PAYMENTS: readonly ComponentKey[] = [
  ...POSTED,
  ...(['paid', 'overdue', 'settled', 'payDays', 'collections', 'amountOfYear'] as const),
  ...(['amountOfTarget', 'amountOfYearPlan', 'amountOfPlan'] as const),
  ...(['paidOnTime', 'paidInFull', 'paidByYearEnd', 'amountOnTime', 'amountPaid'] as const),
  ...(['objectsOwing', 'objectsCompliant', 'owedByObjects', 'lateInterest', 'compliantYears'] as const),
];
export const OF_CLASSES: readonly ComponentKey[] = ['digitalAmount', 'digitalTransactions', 'chosenAmount', 'chosenTransactions'];
/** Counts of objects by their obligations, which need the register. */
const OF_DUE_OBJECTS: readonly ComponentKey[] = [
  ...(['objectsDue', 'objectsOwing', 'objectsCompliant', 'owedByObjects', 'objectsFiling', 'objectsUnfiled'] as const),
  ...(['objectYears', 'compliantYears'] as const),
];
/** Extracts that single measures need in addition to those of their subject. */
const EXTRACTS_BESIDE: readonly (readonly [ExtractKey, readonly ComponentKey[]])[] = [
  ['channels', OF_CLASSES],
  ['payments', ['payingObjects']],
  ['objects', OF_DUE_OBJECTS],
];
/** Components of object profiles by extract. */
const OF_PROFILES: Readonly<Partial<Record<ExtractKey, readonly ComponentKey[]>>> = {
  assessments: ['netDue', 'paid', 'exempt'],
  arrears: ['profiledDebtors', 'total'],
};
/** Extracts that single dimensions need. */
const EXTRACT_OF: Readonly<Partial<Record<DimensionKey, ExtractKey>>> = { exemptionBand: 'assessments' };
/** Components that need returns. */
const FILING: readonly ComponentKey[] = [
  ...(['expected', 'filed', 'filedOnTime', 'filedByYearEnd', 'filedOnline', 'objectsFiling', 'objectsUnfiled'] as const),
];

/** Extracts that the queried measures need. */
export function neededExtracts({ subject, measures, by }: Resolved): readonly ExtractKey[] {
  const components = measures.flatMap((key) => measureOf(subject, key).components);
  const own = subjectSpec(subject).extracts.filter((extract) => {
    const profiled = subject === 'objectProfiles' ? OF_PROFILES[extract] : undefined;
    if (profiled) return components.some((key) => profiled.includes(key));
    if (extract === 'targets') return components.some((key) => TARGET_COMPONENTS.includes(key));
    if (extract === 'payments' && !FROM_PAYMENTS.some((key) => components.includes(key))) return false;
    if (extract === 'returns') return components.some((key) => FILING.includes(key));
    if (extract === 'assessments') return !components.every((key) => FILING.includes(key));
    return true;
  });
  const beside = EXTRACTS_BESIDE.filter(([, needing]) => needing.some((key) => components.includes(key)));
  return [...own, ...beside.map(([extract]) => extract), ...by.flatMap((dimension) => EXTRACT_OF[dimension] ?? [])];
}
