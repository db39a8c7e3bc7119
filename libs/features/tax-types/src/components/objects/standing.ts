import type { Value } from '@pendapa/contracts';

export interface Standing {
  readonly registered: number;
  readonly active: number;
  readonly suspended: number;
  readonly paying: number;
  /** Active objects without a payment. */
  readonly unpaid: number;
}

/**
 * 100 registered, 10 of them temporarily closed, 70 paid: 90 active, 20 of them without a payment. Objects that paid and were closed
 * within the period are counted as paying but no longer as registered, so paying is at most the active ones. Null while a part is unknown.
 */
export function standingOf(objects: {
  readonly registered: Value;
  readonly suspended: Value;
  readonly payingObjects: Value;
}): Standing | null {
  const [registered, suspended, paid] = [objects.registered, objects.suspended, objects.payingObjects];
  if (registered === null || suspended === null || paid === null) return null;
  const active = Math.max(Number(registered) - Number(suspended), 0);
  const paying = Math.min(Number(paid), active);
  return { registered: Number(registered), active, suspended: Number(suspended), paying, unpaid: active - paying };
}
