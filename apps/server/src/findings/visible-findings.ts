import type { Finding, FindingRule, Findings } from '@pendapa/contracts';
import type { FindingsKey } from './findings-key.ts';

/** The kind of `n` of each rule. Few debts, obligations or objects reveal single cases; payments to the agency do not. */
const COUNT_KINDS: Readonly<Record<FindingRule, 'ledger' | 'cases'>> = {
  'plan-shortfall': 'ledger',
  'unit-year': 'ledger',
  'unit-months': 'ledger',
  'unusual-month': 'ledger',
  'channel-share': 'ledger',
  'compliance-unit': 'cases',
  'compliance-tax': 'cases',
  'opening-year': 'cases',
  'step-not-taken': 'cases',
  'bad-vintage': 'cases',
  lapsing: 'ledger',
};

/** True if the finding counts so few cases that only users with the right `cases` may see it. */
const needsCases = ({ rule, n }: Finding, { suppressBelow }: Pick<FindingsKey, 'suppressBelow'>): boolean =>
  COUNT_KINDS[rule] === 'cases' && n < suppressBelow;

/**
 * The findings that a user may see, with the member names that they need.
 * @param canReadCases tells whether the user may see single cases of a unit; null stands for the whole agency
 */
export function visibleFindings(
  found: Findings,
  key: Pick<FindingsKey, 'suppressBelow'>,
  canReadCases: (unit: string | null) => boolean,
): Findings {
  const findings = found.findings.filter((finding) => !needsCases(finding, key) || canReadCases(finding.where.unit ?? null));
  if (findings.length === found.findings.length) return found;
  const named = (place: keyof Findings['members']): Findings['members'][typeof place] => {
    const codes = new Set(findings.map(({ where }) => where[place]));
    return Object.fromEntries(Object.entries(found.members[place]).filter(([code]) => codes.has(code)));
  };
  return { ...found, findings, members: { unit: named('unit'), tax: named('tax'), channel: named('channel') } };
}
