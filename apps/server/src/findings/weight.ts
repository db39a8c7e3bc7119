import { amountAtStake, endedMonths, type FindingRule, type FindingWeight } from '@pendapa/contracts';
import type { Found, RuleContext } from './finding.ts';
import type { Reader } from './read-rows.ts';

/** Parts of a year's revenue from which missing or lapsing money weighs so much. */
const HIGH = 0.005;
const MEDIUM = 0.0005;
const MONTHS_OF_YEAR = 12;

/** Rules without an amount that say that obligations or letters are behind. */
const BEHIND: readonly FindingRule[] = ['compliance-unit', 'compliance-tax', 'opening-year', 'step-not-taken', 'bad-vintage'];

/** Revenue of the last twelve ended months in minor units; null if it is unknown. */
export async function yearOfRevenue({ read }: Reader, { asOf }: RuleContext): Promise<number | null> {
  const rows = await read({ subject: 'revenue', measures: ['amount'], by: [], ...endedMonths(asOf, MONTHS_OF_YEAR), compare: 'none' });
  return rows[0]?.current.amount ?? null;
}

/** The weight of a finding: its money beside a year of revenue. What is behind without an amount weighs medium, the rest low. */
export function weightOf(found: Found, revenue: number | null): FindingWeight {
  const amount = amountAtStake(found);
  if (amount === null) return BEHIND.includes(found.rule) ? 'medium' : 'low';
  if (revenue === null || revenue <= 0) return 'medium';
  const part = Number(amount) / revenue;
  return part >= HIGH ? 'high' : part >= MEDIUM ? 'medium' : 'low';
}
