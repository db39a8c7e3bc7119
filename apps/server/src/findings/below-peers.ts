import { funnelOf } from '@pendapa/statistics';
import { groupBy, total } from './finding.ts';

/** Counts of one unit and one tax. */
export interface UnitTaxCount {
  readonly unit: string | null;
  readonly tax: string | null;
  readonly of: number;
  readonly done: number;
}

export interface UnitStanding {
  readonly unit: string;
  readonly of: number;
  readonly done: number;
  /** The count if each tax of the unit had the rate of all units. */
  readonly expected: number;
}

/** Units below the 99.8 % limit of the funnel plot. Size and mix of taxes are taken into account. */
export function belowPeers(rows: readonly UnitTaxCount[]): readonly UnitStanding[] {
  const rates = new Map(
    [...groupBy(rows, ({ tax }) => tax)].map(([tax, own]) => [tax, total(own, ({ done }) => done) / total(own, ({ of }) => of)]),
  );
  const units = [...groupBy(rows, ({ unit }) => unit)]
    .map(([unit, own]) => ({
      unit,
      of: total(own, ({ of }) => of),
      done: total(own, ({ done }) => done),
      expected: total(own, ({ tax, of }) => (of > 0 ? of * (rates.get(tax ?? '') ?? 0) : 0)),
    }))
    .filter(({ of }) => of > 0);
  const funnel = funnelOf(units.map(({ of, done, expected }) => ({ count: of, done, expected })));
  return units.filter((_, index) => funnel?.members[index]?.standing === 'below');
}
