import type { Period } from '@pendapa/contracts';
import { UNKNOWN_SOURCE } from '../schema/origin.ts';
import type { ReplacedSources } from '../schema/tables.ts';

/** What a load takes away before its rows are added. */
export interface Replacement {
  /** Days whose payments are taken away; null: none are. */
  readonly days: Period | null;
  /** Sources whose payments of these days are taken away; null: those of all. */
  readonly sources: readonly number[] | null;
  /** The source of the served rows whose source is not known, as a person said it; null: nobody said it. */
  readonly unknown: number | null;
}

export const NOTHING_REPLACED: Replacement = { days: null, sources: [], unknown: null };

/** The same for tables of which a file replaces what it describes anew. */
export const replacedSources = ({ sources, unknown }: Replacement): ReplacedSources => ({ all: sources === null, unknown });

const inDays = ({ from, to }: Period): string => `posted_on BETWEEN DATE '${from}' AND DATE '${to}'`;

/** Whether a served payment is taken away; null: none is. */
export function replacedPaymentsSql({ days, sources, unknown }: Replacement): string | null {
  if (days === null) return null;
  if (sources === null) return `(${inDays(days)})`;
  const own = unknown !== null && sources.includes(unknown) ? [...sources, UNKNOWN_SOURCE] : sources;
  return own.length === 0 ? null : `(${inDays(days)} AND source_id IN (${own.join(', ')}))`;
}

/** The source of a payment that stays: one whose source is not known gets the one that a person said, on the replaced days. */
export function keptSourceSql({ days, unknown }: Replacement): string | null {
  if (days === null || unknown === null) return null;
  return `CASE WHEN source_id = ${String(UNKNOWN_SOURCE)} AND ${inDays(days)} THEN CAST(${String(unknown)} AS SMALLINT) ELSE source_id END`;
}
