import type { Finding, FindingRule, Findings } from '@pendapa/contracts';
import type { FindingsKey } from './findings-key.ts';

/** Rules whose `n` counts debts, obligations or objects: a few of them are close to single cases. */
const OF_CASES: readonly FindingRule[] = ['compliance-unit', 'compliance-tax', 'opening-year', 'step-not-taken', 'bad-vintage'];

/** What rests on fewer cases than figures of groups need is for those alone who may see single cases. */
const needsCases = ({ rule, n }: Finding, { suppressBelow }: Pick<FindingsKey, 'suppressBelow'>): boolean =>
  OF_CASES.includes(rule) && n < suppressBelow;

/** The findings that a reader may see, with the names that these need. */
export function readableFindings(found: Findings, key: Pick<FindingsKey, 'suppressBelow'>, mayReadCases: boolean): Findings {
  const findings = found.findings.filter((finding) => mayReadCases || !needsCases(finding, key));
  if (findings.length === found.findings.length) return found;
  const named = (place: keyof Findings['members']): Findings['members'][typeof place] => {
    const codes = new Set(findings.map(({ where }) => where[place]));
    return Object.fromEntries(Object.entries(found.members[place]).filter(([code]) => codes.has(code)));
  };
  return { ...found, findings, members: { unit: named('unit'), tax: named('tax'), channel: named('channel') } };
}
