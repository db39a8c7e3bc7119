import { share } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';

export interface Standing {
  readonly registered: number;
  readonly active: number;
  readonly suspended: number;
  readonly paying: number;
  /** Active objects without a payment. */
  readonly unpaid: number;
}

/** The counts of objects that a standing follows from. */
export interface Counted {
  readonly registered: Value;
  readonly suspended: Value;
  readonly payingObjects: Value;
}

/**
 * 100 registered, 10 of them temporarily closed, 70 paid: 90 active, 20 of them without a payment. Objects that paid and were closed
 * within the period are counted as paying but no longer as registered, so paying is at most the active ones. Null while a part is unknown.
 */
export function standingOf(objects: Counted): Standing | null {
  const [registered, suspended, paid] = [objects.registered, objects.suspended, objects.payingObjects];
  if (registered === null || suspended === null || paid === null) return null;
  const active = Math.max(Number(registered) - Number(suspended), 0);
  const paying = Math.min(Number(paid), active);
  return { registered: Number(registered), active, suspended: Number(suspended), paying, unpaid: active - paying };
}

/** Of all objects. */
export const standingIn = (total: (measure: keyof Counted) => Value): Standing | null =>
  standingOf({ registered: total('registered'), suspended: total('suspended'), payingObjects: total('payingObjects') });

/** Members by their active objects without payment, the most first; those of which it is not known are left out. */
export const mostUnpaid = <R extends { readonly current: Counted }>(rows: readonly R[]) =>
  rows
    .flatMap((row) => {
      const standing = standingOf(row.current);
      return standing ? [{ row, unpaid: standing.unpaid, part: share(standing.unpaid, standing.registered) }] : [];
    })
    .sort((a, b) => b.unpaid - a.unpaid);
