import { drawn, type Figure } from '@pendapa/analysis';

export interface Standing {
  readonly registered: number;
  readonly active: number;
  readonly suspended: number;
  readonly paying: number;
  /** Active objects without a payment, whether they owed anything or not. */
  readonly unpaid: number;
}

/** The counts of objects that a standing follows from. */
export interface Counted {
  readonly registered: Figure;
  readonly suspended: Figure;
  readonly payingObjects: Figure;
}

/**
 * 100 registered, 10 of them temporarily closed, 70 paid: 90 active, 20 of them without a payment. Objects that paid and were closed
 * within the period are counted as paying but no longer as registered, so paying is at most the active ones. Null while a part is unknown.
 */
export function standingOf(objects: Counted): Standing | null {
  const [registered, suspended, paid] = [objects.registered, objects.suspended, objects.payingObjects].map(drawn);
  if (typeof registered !== 'number' || typeof suspended !== 'number' || typeof paid !== 'number') return null;
  const active = Math.max(registered - suspended, 0);
  const paying = Math.min(paid, active);
  return { registered, active, suspended, paying, unpaid: active - paying };
}

/** Of all objects. */
export const standingIn = (total: (measure: keyof Counted) => Figure): Standing | null =>
  standingOf({ registered: total('registered'), suspended: total('suspended'), payingObjects: total('payingObjects') });
