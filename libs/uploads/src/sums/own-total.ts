import type { Check, ExtractResult, UploadReceipt } from '@pendapa/contracts';

/** The total that the file or a person states beside the rows. */
export interface OwnTotal {
  /** Minor units. */
  readonly amount: string;
  readonly from: 'reconciled' | 'label' | 'typed';
  /** Label of the row in the file; empty for the others. */
  readonly label: string;
  /** Periods that differ. */
  readonly differing: number;
}

/** A number with or without thousands marks, and at most two decimals. */
const WRITTEN = /^\D*?(-?\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*|-?\d+)(?:[.,](\d{1,2}))?\D*$/;

/**
 * Minor units of an amount as a file writes it; null if it has another form or more decimals than the currency.
 * @example "3.850.000,00" is "3850000" without decimals
 */
function minorUnits(written: string, digits: number): string | null {
  const [, whole = '', , decimals = ''] = WRITTEN.exec(written) ?? [];
  const extra = decimals.slice(digits);
  if (whole === '' || /[1-9]/.test(extra)) return null;
  return String(BigInt(`${whole.replace(/[^\d-]/g, '')}${decimals.slice(0, digits).padEnd(digits, '0')}`));
}

/**
 * Finds the total that is stated beside the rows; null if there is none. Control rows of the file come first, then a row that is called
 * a total and equals the sum. An amount that a person typed comes last; the check has compared it.
 */
export function ownTotal({ currency, warned }: UploadReceipt, { reconciled, sums }: ExtractResult, check: Check | null): OwnTotal | null {
  const [control] = reconciled;
  if (control) {
    const differing = reconciled.reduce((sum, own) => sum + own.different, 0);
    return { amount: control.control, from: 'reconciled', label: '', differing };
  }
  const labelled = warned.listed.find(
    ({ code, params }) =>
      code === 'total-left-out' && sums.file !== null && minorUnits(params['amount'] ?? '', currency.digits) === sums.file,
  );
  if (labelled && sums.file !== null) return { amount: sums.file, from: 'label', label: labelled.params['value'] ?? '', differing: 0 };
  const typed = minorUnits(check?.control?.amount ?? '', currency.digits);
  return typed === null ? null : { amount: typed, from: 'typed', label: '', differing: 0 };
}

/** True if the file has rows that are called totals, whatever they hold. */
export const hasLeftOutTotals = ({ warned }: UploadReceipt): boolean => warned.listed.some(({ code }) => code === 'total-left-out');
