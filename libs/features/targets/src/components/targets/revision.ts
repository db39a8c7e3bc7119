import { difference, type Row } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';

type TaxRow = Row<'targetApbd' | 'targetApbdp', 'taxType'>;

export interface Revision {
  readonly apbd: Value;
  readonly apbdp: Value;
  /** The taxes whose target was revised most, up or down, the largest first. */
  readonly shown: readonly { readonly row: TaxRow; readonly change: bigint }[];
  /** What all others changed together. */
  readonly rest: bigint;
}

const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** How one budget became the other, tax by tax; null where one of them is not known. A tax that one of them does not name has nothing in it. */
export function revisionOf(
  rows: readonly TaxRow[],
  totals: { readonly apbd: Value; readonly apbdp: Value },
  most: number,
): Revision | null {
  const whole = difference(totals.apbdp, totals.apbd);
  if (whole === null) return null;
  const changes = rows
    .map((row) => ({ row, change: BigInt(row.current.targetApbdp ?? 0) - BigInt(row.current.targetApbd ?? 0) }))
    .filter(({ change }) => change !== 0n)
    .sort((one, other) => (size(one.change) < size(other.change) ? 1 : -1));
  const shown = changes.slice(0, most);
  return { ...totals, shown, rest: shown.reduce((left, { change }) => left - change, BigInt(whole)) };
}
