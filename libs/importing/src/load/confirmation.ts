import type { ExtractKey } from '@pendapa/contracts';
import type { Replacing, ReplacingLine } from '../replacing.ts';
import type { Findings } from '../rows/row.ts';
import { createAmountReader, DECLARED_MARKS, formatPlainAmount } from '../values/amount.ts';

/** A tax may lose at most this many tenths of its money without confirmation. */
const MAX_DROP_TENTHS = 1n;

interface TaxSums {
  readonly tax: string | null;
  readonly gone: bigint;
  readonly come: bigint;
}

function sumByTax(lines: readonly ReplacingLine[]): readonly TaxSums[] {
  const taxes = new Map<string | null, TaxSums>();
  for (const { tax, gone, come } of lines) {
    const sums = taxes.get(tax) ?? { tax, gone: 0n, come: 0n };
    taxes.set(tax, { tax, gone: sums.gone + BigInt(gone.amount), come: sums.come + BigInt(come.amount) });
  }
  return [...taxes.values()];
}

const shrinks = ({ gone, come }: TaxSums): boolean => gone > 0n && come * 10n < gone * (10n - MAX_DROP_TENTHS);

export interface ConfirmationRequest {
  readonly replacing: readonly Replacing[];
  /** Extracts whose file has no rows, but removes days. */
  readonly empty: readonly ExtractKey[];
  /** Total that a person typed. */
  readonly confirm: string | undefined;
  readonly digits: number;
  /** Name of the file or folder, for findings about the whole load. */
  readonly file: string;
}

const totalOf = (replacing: readonly Replacing[]): bigint => replacing.reduce((sum, { come }) => sum + BigInt(come.amount), 0n);

/** Refuses a load whose new rows hold much less money than the replaced ones. A person may confirm it by typing the new total. */
export function requireConfirmation({ replacing, empty, confirm, digits, file }: ConfirmationRequest, { refused }: Findings): void {
  if (replacing.length === 0 && empty.length === 0) return;
  const place = { file, line: 0 };
  const formatSum = (amount: bigint): string => formatPlainAmount(amount, digits);
  const shrinking = replacing.filter(({ lines }) => sumByTax(lines).some(shrinks));
  const total = totalOf(shrinking.length > 0 ? shrinking : replacing);
  if (confirm !== undefined) {
    if (createAmountReader(DECLARED_MARKS, digits, 1n)(confirm) !== total)
      refused.add(place, 'confirm-differs', { expected: confirm, total: formatSum(total) });
    return;
  }
  const isEmpty = (extract: ExtractKey): boolean => empty.includes(extract);
  for (const extract of empty) {
    const gone = replacing.find((one) => one.extract === extract)?.gone;
    refused.add(place, 'replace-empty', {
      rows: String(gone?.rows ?? 0),
      before: formatSum(BigInt(gone?.amount ?? 0)),
      total: formatSum(total),
    });
  }
  for (const { extract, lines } of shrinking.filter((one) => !isEmpty(one.extract)))
    for (const { tax, gone, come } of sumByTax(lines).filter(shrinks))
      refused.add(place, 'replace-less', {
        extract,
        tax: tax ?? '-',
        before: formatSum(gone),
        found: formatSum(come),
        total: formatSum(total),
      });
}
