import { FINDING_RULES } from '@pendapa/contracts';
import { overlap, sortByStrength, type Found } from './finding.ts';

const isSamePlace = (one: Found, other: Found): boolean =>
  one.where.unit === other.where.unit && one.where.tax === other.where.tax && one.where.channel === other.where.channel;

const BY_RULE = new Map(FINDING_RULES.map((rule, index) => [rule, index]));
const ruleIndex = ({ rule }: Found): number => BY_RULE.get(rule) ?? 0;

/** These rules all look at revenue: at the same place and time they have found the same fact. */
const REVENUE_RULES = ['plan-shortfall', 'unit-year', 'unit-months', 'unusual-month'];

const repeats = (one: Found, other: Found): boolean =>
  REVENUE_RULES.includes(one.rule) && REVENUE_RULES.includes(other.rule) && isSamePlace(one, other) && overlap(one.period, other.period);

/**
 * Removes repeated facts; the rule that comes first in `FINDING_RULES` keeps a fact.
 * The order is: the strongest finding of each rule, then the second of each. So a rule with many findings does not hide the others.
 */
export function removeRepeated(findings: readonly Found[]): readonly Found[] {
  const inOrder = FINDING_RULES.flatMap((rule) => sortByStrength(findings.filter((finding) => finding.rule === rule)));
  const once = inOrder.reduce<readonly Found[]>(
    (unique, one) => (unique.some((other) => other.rule !== one.rule && repeats(one, other)) ? unique : [...unique, one]),
    [],
  );
  const ranked = once.map((finding) => ({ finding, rank: once.filter(({ rule }) => rule === finding.rule).indexOf(finding) }));
  return ranked.sort((a, b) => a.rank - b.rank || ruleIndex(a.finding) - ruleIndex(b.finding)).map(({ finding }) => finding);
}
