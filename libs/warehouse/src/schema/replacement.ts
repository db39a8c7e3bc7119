import type { Period } from '@pendapa/contracts';
import { UNKNOWN_SOURCE } from './origin.ts';
import type { ReplacedSources } from './tables.ts';
import { daysSql } from '../engine/literals.ts';

/** Rows that a load removes before it adds its own. */
export interface Replacement {
  /** Days whose payments are removed; null: none. */
  readonly days: Period | null;
  /** Sources whose payments of these days are removed; null: all sources. */
  readonly sources: readonly number[] | null;
  /** The source that a person assigned to served rows of unknown source; null if nobody did. */
  readonly unknown: number | null;
}

export const NOTHING_REPLACED: Replacement = { days: null, sources: [], unknown: null };

/** The same for tables whose files replace what they describe. */
export const replacedSources = ({ sources, unknown }: Replacement): ReplacedSources => ({ all: sources === null, unknown });

const inDays = (days: Period): string => `posted_on BETWEEN ${daysSql(days)}`;

/** Returns the condition for removed payments; null if none is. */
export function replacedPaymentsSql({ days, sources, unknown }: Replacement): string | null {
  if (days === null) return null;
  if (sources === null) return `(${inDays(days)})`;
  const own = unknown !== null && sources.includes(unknown) ? [...sources, UNKNOWN_SOURCE] : sources;
  return own.length === 0 ? null : `(${inDays(days)} AND source_id IN (${own.join(', ')}))`;
}

/** Returns SQL for the source of a remaining payment: unknown sources on replaced days get the assigned one. */
export function remainingSourceSql({ days, unknown }: Replacement): string | null {
  if (days === null || unknown === null) return null;
  return `CASE WHEN source_id = ${String(UNKNOWN_SOURCE)} AND ${inDays(days)} THEN CAST(${String(unknown)} AS SMALLINT) ELSE source_id END`;
}
