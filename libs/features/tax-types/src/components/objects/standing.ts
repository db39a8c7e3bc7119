import { toPlotValue, type Figure } from '@pendapa/query';

export interface Standing {
  readonly registered: number;
  readonly active: number;
  readonly suspended: number;
  readonly paying: number;
  /** Active objects without a payment, including those that owed nothing. */
  readonly unpaid: number;
}

/** Counts of objects from which the standing is computed. */
export interface ObjectCounts {
  readonly registered: Figure;
  readonly suspended: Figure;
  readonly payingObjects: Figure;
}

/**
 * Computes active and unpaid objects. Example: 100 registered, 10 temporarily closed, 70 paid give 90 active, 20 unpaid. Objects
 * that paid and were closed in the period are not registered any more, so paying is capped at active. Null if a part is unknown.
 */
export function standingOf(objects: ObjectCounts): Standing | null {
  const [registered, suspended, paid] = [objects.registered, objects.suspended, objects.payingObjects].map(toPlotValue);
  if (typeof registered !== 'number' || typeof suspended !== 'number' || typeof paid !== 'number') return null;
  const active = Math.max(registered - suspended, 0);
  const paying = Math.min(paid, active);
  return { registered, active, suspended, paying, unpaid: active - paying };
}

/** Standing of all objects together. */
export const standingIn = (total: (measure: keyof ObjectCounts) => Figure): Standing | null =>
  standingOf({ registered: total('registered'), suspended: total('suspended'), payingObjects: total('payingObjects') });
