import { subjectSpec, type DimensionKey, type ExtractKey } from '@pendapa/contracts';
import type { ComponentKey } from './components.ts';
import { measureOf } from './measures.ts';
import { POSTED_COMPONENTS } from './notes/gap-notes.ts';
import type { ResolvedQuery } from './resolve.ts';

const TARGET_COMPONENTS: readonly ComponentKey[] = ['target', 'targetApbd', 'targetApbdp', 'plan', 'planWhole', 'planOfYear'];

/** Components that need payments. */
const PAYMENT_COMPONENTS: readonly ComponentKey[] = [
  ...POSTED_COMPONENTS,
  ...(['paid', 'overdue', 'settled', 'payDays', 'collections', 'amountOfYear'] as const),
  ...(['amountOfTarget', 'amountOfYearPlan', 'amountOfPlan'] as const),
  ...(['paidOnTime', 'paidInFull', 'paidByYearEnd', 'amountOnTime', 'amountPaid'] as const),
  ...(['objectsOwing', 'objectsCompliant', 'owedByObjects', 'lateInterest', 'compliantYears'] as const),
];
export const CLASS_COMPONENTS: readonly ComponentKey[] = ['digitalAmount', 'digitalTransactions', 'chosenAmount', 'chosenTransactions'];
/** Counts of objects by their obligations, which need the register. */
const DUE_OBJECT_COMPONENTS: readonly ComponentKey[] = [
  ...(['objectsDue', 'objectsOwing', 'objectsCompliant', 'owedByObjects', 'objectsFiling', 'objectsUnfiled'] as const),
  ...(['objectYears', 'compliantYears'] as const),
];
/** Extracts that single measures need in addition to those of their subject. */
const ADDITIONAL_EXTRACTS: readonly (readonly [ExtractKey, readonly ComponentKey[]])[] = [
  ['channels', CLASS_COMPONENTS],
  ['payments', ['payingObjects']],
  ['objects', DUE_OBJECT_COMPONENTS],
];
/** Components of object profiles by extract. */
const PROFILE_COMPONENTS: Readonly<Partial<Record<ExtractKey, readonly ComponentKey[]>>> = {
  assessments: ['netDue', 'paid', 'exempt'],
  arrears: ['profiledDebtors', 'total'],
};
/** Extracts that single dimensions need. */
const EXTRACT_OF: Readonly<Partial<Record<DimensionKey, ExtractKey>>> = { exemptionBand: 'assessments' };
/** Components that need returns. */
const FILING_COMPONENTS: readonly ComponentKey[] = [
  ...(['expected', 'filed', 'filedOnTime', 'filedByYearEnd', 'filedOnline', 'objectsFiling', 'objectsUnfiled'] as const),
];

/** Extracts that the queried measures need. */
export function neededExtracts({ subject, measures, by }: ResolvedQuery): readonly ExtractKey[] {
  const components = measures.flatMap((key) => measureOf(subject, key).components);
  const own = subjectSpec(subject).extracts.filter((extract) => {
    const profiled = subject === 'objectProfiles' ? PROFILE_COMPONENTS[extract] : undefined;
    if (profiled) return components.some((key) => profiled.includes(key));
    if (extract === 'targets') return components.some((key) => TARGET_COMPONENTS.includes(key));
    if (extract === 'payments' && !PAYMENT_COMPONENTS.some((key) => components.includes(key))) return false;
    if (extract === 'returns') return components.some((key) => FILING_COMPONENTS.includes(key));
    if (extract === 'assessments') return !components.every((key) => FILING_COMPONENTS.includes(key));
    return true;
  });
  const additional = ADDITIONAL_EXTRACTS.filter(([, needing]) => needing.some((key) => components.includes(key)));
  return [...own, ...additional.map(([extract]) => extract), ...by.flatMap((dimension) => EXTRACT_OF[dimension] ?? [])];
}
