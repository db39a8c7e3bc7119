import type { SubjectKey } from '@pendapa/contracts';
import type { ComponentKey } from '../questions/components.ts';
import { measureOf } from '../questions/measures.ts';

/** For subjects that count taxpayers: the count that decides whether a component may be told. */
const GUARDS: Readonly<Partial<Record<SubjectKey, (component: ComponentKey) => ComponentKey>>> = {
  taxpayers: (component) => component,
  payers: () => 'yearlyPayers',
  // What was paid depends on who paid; what is held and owed on who holds.
  holders: (component) => (component === 'heldAmount' || component === 'heldPayers' ? 'heldPayers' : 'holders'),
};

const MONEY: readonly ComponentKey[] = ['amount', 'heldAmount', 'heldArrears'];
/** A taxpayer of two taxes is counted in both: over all taxes they are no sum. */
const COUNTED_BY_TAX: readonly ComponentKey[] = ['holders', 'heldPayers'];

export const isMoney = (component: ComponentKey): boolean => MONEY.includes(component);
export const addsOverTaxes = (component: ComponentKey): boolean => !COUNTED_BY_TAX.includes(component);

/** The count of taxpayers behind a component; undefined for a subject that counts none. */
export const guardOf = (subject: SubjectKey, component: ComponentKey): ComponentKey | undefined => GUARDS[subject]?.(component);

/** The counts on which a measure depends; none for a subject that counts no taxpayers. */
export function guardsOf(subject: SubjectKey, measure: string): ComponentKey[] {
  const guards = measureOf(subject, measure).components.flatMap((component) => guardOf(subject, component) ?? []);
  return [...new Set(guards)];
}
