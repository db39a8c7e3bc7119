import { FINDING_RULES, type Finding } from '@pendapa/contracts';
import { overlap, strongest } from './finding.ts';

const sameWhere = (one: Finding, other: Finding): boolean =>
  one.where.unit === other.where.unit && one.where.tax === other.where.tax && one.where.channel === other.where.channel;

const BY_RULE = new Map(FINDING_RULES.map((rule, index) => [rule, index]));
const placeOf = ({ rule }: Finding): number => BY_RULE.get(rule) ?? 0;

/** Rules that look at one thing, what came in, so that where they meet in place and time they have found the same. */
const OF_REVENUE = ['plan-shortfall', 'unit-year', 'unit-months', 'unusual-month'];

const repeats = (one: Finding, other: Finding): boolean =>
  OF_REVENUE.includes(one.rule) && OF_REVENUE.includes(other.rule) && sameWhere(one, other) && overlap(one.period, other.period);

/**
 * Each fact once, by the first of the rules that found it; the strongest of every rule first, then the second of each: a rule that finds much
 * hides no other.
 */
export function toldOnce(findings: readonly Finding[]): readonly Finding[] {
  const inOrder = FINDING_RULES.flatMap((rule) => strongest(findings.filter((finding) => finding.rule === rule)));
  const once = inOrder.reduce<readonly Finding[]>(
    (told, one) => (told.some((other) => other.rule !== one.rule && repeats(one, other)) ? told : [...told, one]),
    [],
  );
  const ranked = once.map((finding) => ({ finding, rank: once.filter(({ rule }) => rule === finding.rule).indexOf(finding) }));
  return ranked.sort((one, other) => one.rank - other.rank || placeOf(one.finding) - placeOf(other.finding)).map(({ finding }) => finding);
}
