import type { Finding } from '@pendapa/contracts';
import { followUpsOf } from './follow-ups-of.ts';

const finding = (rule: Finding['rule'], figures: Finding['figures']): Finding => ({
  rule,
  where: {},
  period: { from: '2026-10-01', to: '2026-10-31' },
  year: null,
  figures,
  n: 100,
  strength: 1,
  weight: 'medium',
});

const shortfall = finding('plan-shortfall', { plan: '900', realised: '600' });
const lapsing = finding('lapsing', { expiring: '500' });
const unusual = finding('unusual-month', { amount: '100', low: '250', high: '400' });
const surplus = finding('unit-year', { amount: '900', usual: '700' });
const rate = finding('compliance-unit', { rate: 0.5, expected: 0.8 });
const small = finding('unit-months', { amount: '90', usual: '100' });

it('lists the three with the most missing or lapsing money, the largest first', () => {
  expect(followUpsOf([small, unusual, shortfall, lapsing])).toEqual([
    { finding: lapsing, amount: 500n },
    { finding: shortfall, amount: 300n },
    { finding: unusual, amount: 150n },
  ]);
});

it('leaves out what brought more than usual, and what has no amount', () => {
  expect(followUpsOf([surplus, rate])).toEqual([]);
});
