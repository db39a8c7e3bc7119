/** Rules of findings. The strongest finding of each rule is shown in this order. */
export const FINDING_RULES = [
  ...(['plan-shortfall', 'unit-year', 'unit-months', 'unusual-month', 'channel-share'] as const),
  ...(['compliance-unit', 'compliance-tax', 'opening-year'] as const),
  ...(['step-not-taken', 'bad-vintage', 'lapsing'] as const),
] as const;
export type FindingRule = (typeof FINDING_RULES)[number];

/** What is at stake in a finding, beside the revenue of the agency. */
export const FINDING_WEIGHTS = ['high', 'medium', 'low'] as const;
export type FindingWeight = (typeof FINDING_WEIGHTS)[number];

interface Weighed {
  readonly weight: FindingWeight;
}

/** Order for sorting: the weightiest first. */
export const byWeight = (a: Weighed, b: Weighed): number => FINDING_WEIGHTS.indexOf(a.weight) - FINDING_WEIGHTS.indexOf(b.weight);

/** Names of two figures whose difference is what the finding is about; a single name is the amount itself. */
const AMOUNTS: Readonly<Partial<Record<FindingRule, readonly [string, string?]>>> = {
  'plan-shortfall': ['plan', 'realised'],
  'unit-year': ['usual', 'amount'],
  'unit-months': ['usual', 'amount'],
  'unusual-month': ['low', 'amount'],
  lapsing: ['expiring'],
};

/** Missing or lapsing money of a finding in minor units; null if it has none, or money came in beyond what is usual. */
export function amountAtStake({
  rule,
  figures,
}: {
  readonly rule: FindingRule;
  readonly figures: Readonly<Record<string, string | number>>;
}): bigint | null {
  const [whole, part] = AMOUNTS[rule] ?? [];
  const figure = (name: string | undefined): bigint | null => {
    const value = name === undefined ? undefined : figures[name];
    return typeof value === 'string' ? BigInt(value) : null;
  };
  const amount = figure(whole);
  const taken = part === undefined ? 0n : figure(part);
  if (amount === null || taken === null) return null;
  return amount > taken ? amount - taken : null;
}
