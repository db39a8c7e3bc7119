import { screen, within } from '@testing-library/react';
import type { Finding, Findings } from '@pendapa/contracts';
import { renderPage } from '@pendapa/testing';
import { AnalysisProvider } from '../page/analysis-provider.tsx';
import { FollowUps } from './follow-ups.tsx';

const finding = (rule: Finding['rule'], where: Finding['where'], figures: Finding['figures']): Finding => ({
  rule,
  where,
  period: { from: '2026-09-01', to: '2026-10-31' },
  year: null,
  figures,
  n: 12,
  strength: 1,
  weight: 'medium',
});

const SHORTFALL = finding('plan-shortfall', { tax: 'PBBP2' }, { plan: '90000000000', realised: '60000000000' });
const LAPSING = finding('lapsing', {}, { expiring: '50000000000' });
const RATE = finding('compliance-unit', { unit: 'U1' }, { rate: 0.5, expected: 0.8 });

const open = (findings: readonly Finding[]) => {
  const found: Findings = {
    findings: [...findings],
    examined: ['plan-shortfall', 'lapsing', 'compliance-unit'],
    members: { unit: { U1: { id: 'Menteng', en: 'Menteng' } }, tax: { PBBP2: { id: 'PBB-P2', en: 'PBB-P2' } }, channel: {} },
    asOf: '2026-11-14',
    generation: 1,
  };
  renderPage(<FollowUps />, { wrapper: AnalysisProvider, answers: () => found });
};

it('lists the missing and lapsing money of findings, the largest first, each with its page', async () => {
  open([SHORTFALL, RATE, LAPSING]);
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').slice(0, 12))).toEqual(['Rp 50 miliar', 'Rp 30 miliar']);
  expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/arrears-tax-type');
});

it('does not say that nothing is unusual where findings have no amount', async () => {
  open([RATE]);
  expect(await screen.findByText(/^Tidak ada temuan tentang kekurangan/)).toBeInTheDocument();
});

it('says that nothing is unusual where nothing was found', async () => {
  open([]);
  expect(await screen.findByText(/tidak menghasilkan temuan\.$/)).toBeInTheDocument();
});
