import { amountAtStake, type Finding } from '@pendapa/contracts';

const MAX_FOLLOW_UPS = 3;

interface FollowUp {
  readonly finding: Finding;
  /** Missing or lapsing money, above zero, in minor units. */
  readonly amount: bigint;
}

/** Findings with their missing or lapsing money, the largest first. */
export function followUpsOf(findings: readonly Finding[]): readonly FollowUp[] {
  return findings
    .flatMap((finding) => {
      const amount = amountAtStake(finding);
      return amount === null ? [] : [{ finding, amount }];
    })
    .sort((a, b) => (a.amount < b.amount ? 1 : -1))
    .slice(0, MAX_FOLLOW_UPS);
}
