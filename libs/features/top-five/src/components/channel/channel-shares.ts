import { toPlotValue, rowsOf, share, totalOf, type AnswerTo } from '@pendapa/query';
import type { Money } from '../../questions/units.ts';

/** Finds the channel whose share changed most, with both shares. Undefined without a comparison. */
export function biggestMover<M extends Money>(answer: AnswerTo<M | 'transactions' | 'averageValue', 'channel'>, money: M) {
  const [whole, wholeBefore] = [totalOf(answer, money), totalOf(answer, money, 'comparison')];
  return rowsOf(answer)
    .flatMap((row) => {
      const [now, before] = [share(row.current[money], whole), share(row.comparison[money], wholeBefore)];
      return now === null || before === null ? [] : [{ row, now, before }];
    })
    .sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before))
    .at(0);
}

/** Groups channels into columns: the largest by name, the others in one, because too many columns are unreadable. */
export function columnsOf(channels: readonly (string | null)[], maxColumns: number): readonly (readonly (string | null)[])[] {
  if (channels.length <= maxColumns) return channels.map((channel) => [channel]);
  return [...channels.slice(0, maxColumns - 1).map((channel) => [channel]), channels.slice(maxColumns - 1)];
}

export interface SharesWithin {
  readonly rows: readonly (string | null)[];
  readonly columns: readonly (string | null)[];
  /** Share within the row; null without payments. */
  readonly at: (row: number, column: number) => number | null;
}

/** Shares of channels within each tax; rows and columns from the largest. */
export function sharesWithin(answer: AnswerTo<Money, 'taxType' | 'channel'>, money: Money): SharesWithin {
  const cells = rowsOf(answer).map(({ codes, current }) => ({ ...codes, value: toPlotValue(current[money]) ?? 0 }));
  const wholes = (of: (cell: (typeof cells)[number]) => string | null) => {
    const sums = new Map<string | null, number>();
    for (const cell of cells) sums.set(of(cell), (sums.get(of(cell)) ?? 0) + cell.value);
    return sums;
  };
  const [byTax, byChannel] = [wholes(({ taxType }) => taxType), wholes(({ channel }) => channel)];
  const falling = (sums: ReadonlyMap<string | null, number>) => [...sums].sort((a, b) => b[1] - a[1]).map(([code]) => code);
  const [rows, columns] = [falling(byTax), falling(byChannel)];
  const known = new Map(cells.map(({ taxType, channel, value }) => [`${taxType} ${channel}`, value]));
  return {
    rows,
    columns,
    at: (row, column) => {
      const [tax, channel] = [rows[row] ?? null, columns[column] ?? null];
      const value = known.get(`${tax} ${channel}`);
      const whole = byTax.get(tax) ?? 0;
      return value === undefined || whole <= 0 ? null : value / whole;
    },
  };
}
