import { funnelOf } from '@pendapa/statistics';
import { grouped, total } from './finding.ts';

/** How much of a unit's tax was done. */
export interface Mixed {
  readonly unit: string | null;
  readonly tax: string | null;
  readonly of: number;
  readonly done: number;
}

export interface Standing {
  readonly unit: string;
  readonly of: number;
  readonly done: number;
  /** As much as would be done if each of its taxes did as well as everywhere. */
  readonly expected: number;
}

/** Units that lie below the limits of 99.8 % of their peers, whatever their size and their mix of taxes. */
export function belowPeers(rows: readonly Mixed[]): readonly Standing[] {
  const rates = new Map(
    [...grouped(rows, ({ tax }) => tax)].map(([tax, own]) => [tax, total(own, ({ done }) => done) / total(own, ({ of }) => of)]),
  );
  const units = [...grouped(rows, ({ unit }) => unit)]
    .map(([unit, own]) => ({
      ...{ unit, of: total(own, ({ of }) => of), done: total(own, ({ done }) => done) },
      expected: total(own, ({ tax, of }) => (of > 0 ? of * (rates.get(tax ?? '') ?? 0) : 0)),
    }))
    .filter(({ of }) => of > 0);
  const funnel = funnelOf(units.map(({ of, done, expected }) => ({ count: of, done, expected })));
  return units.filter((_, index) => funnel?.members[index]?.standing === 'below');
}
