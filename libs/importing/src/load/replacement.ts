import { UserError } from '@pendapa/contracts';
import { replacedPaymentsSql, type Draft, type Replacement } from '@pendapa/warehouse';
import { sourceOf } from '../profile/source-of.ts';
import type { ImportJob } from './job.ts';
import type { LoadPlan } from './plan.ts';

const noPaymentsError = (source: string) =>
  new UserError({
    id: `--replace mengganti pembayaran, dan "${source}" tidak berisi pembayaran. Target, posisi tunggakan, dan rekap menggantikan barisnya sendiri. Ulangi tanpa pilihan itu.`,
    en: `--replace replaces payments, and "${source}" has none. Targets, snapshots of arrears and recaps replace their own rows. Import it without that option.`,
  });

/** Says which rows a load may remove: payments of its own sources. All may be removed if a person typed that. */
export function replacementOf(draft: Draft, plan: LoadPlan, job: ImportJob): Replacement {
  const { replace, replaceAllSources = false, unknownSource } = job;
  const payments = plan.steps.filter(({ profile }) => profile.extract === 'payments');
  // Without payments in the load, payments of these days would be removed silently.
  if (replace !== null && payments.length === 0) throw noPaymentsError(plan.source);
  return {
    days: replace,
    sources: replaceAllSources ? null : [...new Set(payments.map((step) => draft.sourceId(sourceOf(step))))],
    unknown: unknownSource === undefined ? null : draft.sourceId(unknownSource),
  };
}

/** SQL that is true if a served payment is removed. */
export const isRemovedSql = (replacement: Replacement): string => replacedPaymentsSql(replacement) ?? 'false';
