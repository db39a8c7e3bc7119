import type { LoadState } from '../rows/load-state.ts';
import type { SourceFile, WideColumn } from '../rows/row.ts';
import { isCumulativeName, isTotalLabel } from '../values/total-words.ts';

/** Checks the names of period columns. A total is refused, or left out if the profile says so. */
export function checkPeriodColumns(
  periods: readonly WideColumn[],
  { profile, findings }: LoadState,
  file: SourceFile,
  line: number,
): readonly WideColumn[] {
  const { totals } = profile;
  refuseCumulativeName(profile, findings, file, line);
  if (totals === 'rows') return periods;
  return periods.filter(({ name }) => {
    if (!isTotalLabel(name) || (profile.cumulative !== undefined && isCumulativeName(name))) return true;
    const place = { file: file.name, line, column: name };
    if (totals === 'leave-out') findings.warned.add(place, 'total-left-out', { value: name, amount: '-', column: name });
    else findings.refused.add(place, 'total-column', { value: name });
    return totals !== 'leave-out';
  });
}

/** Refuses a column of amounts whose name says that they are cumulative. */
function refuseCumulativeName(
  { extract, fields, cumulative }: LoadState['profile'],
  findings: LoadState['findings'],
  file: SourceFile,
  line: number,
): void {
  if (cumulative !== undefined || (extract !== 'payments' && extract !== 'targets')) return;
  const { column } = (fields['amount'] ?? {}) as { column?: string };
  if (column !== undefined && isCumulativeName(column))
    findings.refused.add({ file: file.name, line, column }, 'cumulative-column', { value: column });
}
