import type { SubjectKey } from '@pendapa/contracts';
import type { ComponentKey } from './components.ts';
import { measureOf } from './measures.ts';

/** The count of taxpayers that decides whether a component may be published. */
const TAXPAYER_COUNTS: Readonly<Partial<Record<SubjectKey, (component: ComponentKey) => ComponentKey>>> = {
  taxpayers: (component) => component,
  payers: () => 'yearlyPayers',
  // Paid amounts depend on the payers; objects and debts depend on the holders.
  holders: (component) => (component === 'holderAmount' || component === 'payingHolders' ? 'payingHolders' : 'holders'),
};

const MONEY_COMPONENTS: readonly ComponentKey[] = ['amount', 'holderAmount', 'holderArrears'];
/** A taxpayer of two taxes counts in both, so the total over all taxes is no sum. */
const COUNTED_BY_TAX: readonly ComponentKey[] = ['holders', 'payingHolders'];

export const isMoney = (component: ComponentKey): boolean => MONEY_COMPONENTS.includes(component);
export const isAdditiveOverTaxes = (component: ComponentKey): boolean => !COUNTED_BY_TAX.includes(component);

/** Returns undefined if the subject does not count taxpayers. */
export const taxpayerCountOf = (subject: SubjectKey, component: ComponentKey): ComponentKey | undefined =>
  TAXPAYER_COUNTS[subject]?.(component);

/** Returns the counts that decide about a measure; none if the subject does not count taxpayers. */
export function taxpayerCountsOf(subject: SubjectKey, measure: string): ComponentKey[] {
  const counts = measureOf(subject, measure).components.flatMap((component) => taxpayerCountOf(subject, component) ?? []);
  return [...new Set(counts)];
}
