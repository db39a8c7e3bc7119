import type { Finding, FindingRule } from '@pendapa/contracts';
import { isOfPage, rankFindings } from './rank-findings.ts';

const finding = (rule: FindingRule, where: Finding['where'], weight: Finding['weight'] = 'medium'): Finding => ({
  rule,
  where,
  weight,
  figures: {},
  year: null,
  n: 12,
  strength: 1,
  period: { from: '2026-09-01', to: '2026-10-31' },
});
const shortfall = finding('plan-shortfall', { tax: 'PKB' });
const surplus = finding('unusual-month', { tax: 'PBBP2' }, 'low');
const letters = finding('step-not-taken', { unit: 'U2' });
const lapsing = finding('lapsing', {}, 'high');
const ALL = [shortfall, surplus, letters, lapsing];

const rulesOf = (path: string, chosen: { readonly tax?: readonly string[]; readonly unit?: readonly string[] } = {}) =>
  rankFindings(ALL, { path, tax: [], unit: [], ...chosen }).map(({ rule }) => rule);

it('begins with the findings of the page, then of its group, then the weightiest', () => {
  expect(rulesOf('/arrears-up3d')).toEqual(['step-not-taken', 'lapsing', 'plan-shortfall', 'unusual-month']);
  expect(rulesOf('/overview')).toEqual(['plan-shortfall', 'lapsing', 'step-not-taken', 'unusual-month']);
  expect(rulesOf('/regional')).toEqual(['lapsing', 'plan-shortfall', 'step-not-taken', 'unusual-month']);
});

it('prefers what the filters choose, and puts last what they leave out', () => {
  expect(rulesOf('/arrears-up3d', { tax: ['PBBP2'] })).toEqual(['unusual-month', 'step-not-taken', 'lapsing', 'plan-shortfall']);
  expect(rulesOf('/overview', { unit: ['U1'] })).toEqual(['plan-shortfall', 'lapsing', 'unusual-month', 'step-not-taken']);
});

it('counts for a page what is of its group and not left out by a filter', () => {
  const count = (path: string, unit: readonly string[] = []) => ALL.filter((one) => isOfPage(one, { path, tax: [], unit })).length;
  expect([count('/arrears-trend'), count('/arrears-trend', ['U1']), count('/regional')]).toEqual([2, 1, 0]);
});
