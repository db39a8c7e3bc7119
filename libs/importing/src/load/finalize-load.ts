import type { MappedField } from '@pendapa/contracts';
import type { Replacement } from '@pendapa/warehouse';
import type { ReferenceTable } from '../extracts.ts';
import { findUnseenValues } from '../rows/conditions.ts';
import type { LoadState } from '../rows/load-state.ts';
import type { ReconcileResult } from '../rows/reconcile.ts';
import { createAmountReader, DECLARED_MARKS, formatPlainAmount } from '../values/amount.ts';

/** Control totals that a person declares for a load. */
export interface ControlTotals {
  readonly rows?: number | undefined;
  /** In major units with a decimal point, e.g. `1250.50`. */
  readonly amount?: string | undefined;
  /** Published totals by month of posting (YYYY-MM), in major units. */
  readonly months?: Readonly<Record<string, string>> | undefined;
}

export interface LoadSummary {
  /** Name of the extract's files, for findings about all of them. */
  readonly source: string;
  readonly control: ControlTotals;
  readonly replacement: Replacement;
  /** Files of the folder that were left out. */
  readonly skipped: readonly string[];
}

function checkControlTotals({ profile, counts, findings, sum, digits }: LoadState, { source, control }: LoadSummary): void {
  const place = { file: source, line: 0 };
  const rows = control.rows ?? profile.control?.rows;
  if (rows !== undefined && rows !== counts.read)
    findings.refused.add(place, 'control-rows', { found: String(counts.read), expected: String(rows) });
  const amount = control.amount ?? profile.control?.amount;
  if (amount === undefined) return;
  const expected = createAmountReader(DECLARED_MARKS, digits, 1n)(amount);
  if (expected !== sum) findings.refused.add(place, 'control-amount', { found: formatPlainAmount(sum, digits), expected: amount });
}

/** Fields of a profile that refer to a table. */
const FIELD_OF_TABLE: Readonly<Record<ReferenceTable, MappedField>> = {
  tax_types: 'tax',
  units: 'unit',
  regions: 'region',
  channels: 'channel',
  banks: 'bank',
};

/** Warns if neither checksums nor a declared sum can show that values were changed on the way. */
function warnUnverified({ profile, findings, unverified: files }: LoadState, { control }: LoadSummary): void {
  const declared = [control.amount, control.months, profile.control?.amount, profile.control?.months, profile.reconcile];
  if (declared.some((one) => one !== undefined)) return;
  for (const name of files) findings.warned.add({ file: name, line: 0 }, 'parquet-unvouched');
}

/** True if a file without rows means that the payments of the replaced days are removed. */
export const removesDays = ({ profile, counts }: LoadState, { days }: Replacement): boolean =>
  profile.extract === 'payments' && days !== null && counts.read === 0;

/** Adds the findings that need all files: unused conditions, collected codes, control rows and totals. */
export function finalizeLoad(load: LoadState, summary: LoadSummary): readonly ReconcileResult[] {
  const { profile, findings, codes, counts } = load;
  const { source, skipped } = summary;
  findings.warned.flushTallies();
  for (const name of skipped) findings.warned.add({ file: name, line: 0 }, 'file-skipped', { pattern: profile.file?.name ?? '*.csv' });
  const conditions = [...(profile.where ?? []), ...(profile.except ?? []), ...(profile.reconcile ?? []).flatMap(({ where }) => where)];
  for (const { column, value } of findUnseenValues(conditions, load.seen))
    findings.warned.add({ file: source, line: 0, column }, 'where-unseen', { value });
  for (const { table, unmapped } of Object.values(codes)) {
    const field = FIELD_OF_TABLE[table];
    for (const { value, rows, ...place } of unmapped.values())
      findings.warned.add(place, 'code-unmapped', { value, rows: String(rows), field });
  }
  const amount = profile.fields['amount'] as { column?: string } | undefined;
  const reconciled = load.reconciliations.map((reconciliation) => reconciliation.conclude(findings, amount?.column ?? null));
  if (!removesDays(load, summary.replacement)) for (const name of load.empty) findings.refused.add({ file: name, line: 0 }, 'no-rows');
  checkControlTotals(load, summary);
  warnUnverified(load, summary);
  if (findings.refused.count === 0 && counts.taken === 0 && !removesDays(load, summary.replacement))
    findings.refused.add({ file: source, line: 0 }, 'nothing-taken');
  return reconciled;
}
