import type { Finding, Value } from '@pendapa/contracts';
import { difference, figureOf, valueOf } from '@pendapa/query';

const MAX_FOLLOW_UPS = 3;

/** Names of two figures whose difference is what the finding is about; a single name is the amount itself. */
const AMOUNTS: Readonly<Partial<Record<Finding['rule'], readonly [string, string?]>>> = {
  'plan-shortfall': ['plan', 'realised'],
  'unit-year': ['usual', 'amount'],
  'unit-months': ['usual', 'amount'],
  'unusual-month': ['low', 'amount'],
  lapsing: ['expiring'],
};

interface FollowUp {
  readonly finding: Finding;
  /** Missing or lapsing money, above zero, in minor units. */
  readonly amount: bigint;
}

/** Missing or lapsing money of a finding; null if it has none, or money came in beyond what is usual. */
function amountOf({ rule, figures }: Finding): bigint | null {
  const names = AMOUNTS[rule];
  if (names === undefined) return null;
  const [whole, part] = names;
  const figure = (name: string): ReturnType<typeof figureOf> => figureOf(figures[name] ?? null);
  const value: Value = valueOf(part === undefined ? figure(whole) : difference(figure(whole), figure(part)));
  if (typeof value !== 'string') return null;
  const amount = BigInt(value);
  return amount > 0n ? amount : null;
}

/** Findings with their missing or lapsing money, the largest first. */
export function followUpsOf(findings: readonly Finding[]): readonly FollowUp[] {
  return findings
    .flatMap((finding) => {
      const amount = amountOf(finding);
      return amount === null ? [] : [{ finding, amount }];
    })
    .sort((a, b) => (a.amount < b.amount ? 1 : -1))
    .slice(0, MAX_FOLLOW_UPS);
}
