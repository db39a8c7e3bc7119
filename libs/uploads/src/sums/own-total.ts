import type { Check, ExtractResult, UploadReceipt } from '@pendapa/contracts';

/** The total that the file or a person states beside the rows. */
export interface OwnTotal {
  /** Minor units. */
  readonly amount: string;
  readonly from: 'reconciled' | 'label' | 'typed';
  /** Name of the control rows, or label of the row in the file; empty for a typed amount. */
  readonly label: string;
  /** Periods that differ by more than the tolerance. */
  readonly differing: number;
  /** True if nothing differs, not even within the tolerance. */
  readonly isEqual: boolean;
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

type Reconciled = ExtractResult['reconciled'][number];

const isExact = ({ different: differing, tolerated, rows, control }: Reconciled): boolean =>
  differing + tolerated === 0 && rows === control;

/** The control rows to show: those that differ before those that are tolerated, and these before equal ones. */
const leastEqual = (reconciled: readonly Reconciled[]): Reconciled | undefined =>
  reconciled.find((own) => own.different > 0) ?? reconciled.find((own) => !isExact(own)) ?? reconciled[0];

/**
 * Finds the total that is stated beside the rows; null if there is none. Control rows of the file come first, then a row that is called
 * a total and equals the sum. An amount that a person typed comes last.
 * @param check null for an extract with which the check did not compare the typed amount
 */
export function ownTotal({ currency, warned }: UploadReceipt, { reconciled, sums }: ExtractResult, check: Check | null): OwnTotal | null {
  const shown = leastEqual(reconciled);
  if (shown) {
    const { control: amount, name: label, different: differing } = shown;
    return { amount, from: 'reconciled', label, differing, isEqual: isExact(shown) };
  }
  const labelled = warned.listed.find(
    ({ code, params }) =>
      code === 'total-left-out' && sums.file !== null && minorUnits(params['amount'] ?? '', currency.digits) === sums.file,
  );
  if (labelled && sums.file !== null)
    return { amount: sums.file, from: 'label', label: labelled.params['value'] ?? '', differing: 0, isEqual: true };
  const typed = minorUnits(check?.control?.amount ?? '', currency.digits);
  return typed === null ? null : { amount: typed, from: 'typed', label: '', differing: 0, isEqual: typed === sums.file };
}

/** True if the file has rows that are called totals, whatever they hold. */
export const hasLeftOutTotals = ({ warned }: UploadReceipt): boolean => warned.listed.some(({ code }) => code === 'total-left-out');
