import { fireEvent, screen, within } from '@testing-library/react';
import type { Finding, FindingRule, Findings } from '@pendapa/contracts';
import { renderPage } from '@pendapa/testing';
import { AnalysisProvider } from '../page/analysis-provider.tsx';
import { OwnFindings, OwnFindingsLine } from './own-findings.tsx';

const finding = (rule: FindingRule, where: Finding['where'], figures: Finding['figures'], weight: Finding['weight']): Finding => ({
  rule,
  where,
  figures,
  weight,
  year: null,
  n: 1_234,
  strength: 1,
  period: { from: '2026-09-01', to: '2026-10-31' },
});
const FOUND: readonly Finding[] = [
  finding('plan-shortfall', { tax: 'PBBP2' }, { realised: '80000000000', plan: '100000000000' }, 'high'),
  finding('channel-share', { channel: 'ATM' }, { share: 0.025, shareBefore: 0.071 }, 'low'),
  finding('step-not-taken', { unit: 'U2' }, { share: 0, expected: 0.561 }, 'medium'),
  finding('lapsing', {}, { expiring: '29100000000' }, 'medium'),
];

const open = (findings: readonly Finding[], path = '/arrears-trend') =>
  renderPage(
    <>
      <p data-testid="line">
        <OwnFindingsLine />
      </p>
      <OwnFindings />
    </>,
    {
      wrapper: AnalysisProvider,
      path,
      answers: (address): Findings | undefined =>
        address === '/api/v1/findings'
          ? {
              findings: [...findings],
              examined: ['plan-shortfall', 'channel-share', 'lapsing'],
              members: { unit: {}, tax: { PBBP2: { id: 'PBB-P2', en: 'Land tax' } }, channel: {} },
              asOf: '2026-11-14',
              generation: 1,
            }
          : undefined,
    },
  );
const cards = async () => {
  const list = await screen.findByRole('list', { name: 'Temuan dari data instansi' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
};

it('shows three, those of the page first, each with its weight, its evidence and a link', async () => {
  open(FOUND);
  expect(await cards()).toEqual([
    expect.stringMatching(/^Bobot sedangU2U2 baru menerbitkan surat atas 0,0% .*Sep – Okt 2026, berdasarkan 1\.234 data$/),
    expect.stringMatching(/^Bobot sedangSeluruh instansiTunggakan Rp 29,1 miliar akan kedaluwarsa/),
    expect.stringMatching(/^Bobot tinggiPBB-P2PBB-P2 mencapai 80,0% dari rencana/),
  ]);
  expect(screen.getByTestId('line')).toHaveTextContent('4 temuan, 2 tentang halaman ini');
  expect(screen.getByRole('link', { name: /^PBB-P2 mencapai/ })).toHaveAttribute('href', '/overview?p=2026-09-01..2026-10-31&t=PBBP2');
  fireEvent.click(screen.getByRole('button', { name: 'Semua temuan (4)' }));
  expect(await cards()).toHaveLength(4);
});

it('counts no finding for a page whose filters leave it out, and shows it last', async () => {
  open(FOUND, '/arrears-trend?u=U1&t=PKB');
  expect((await cards()).map((text) => text?.slice(0, 30))).toEqual([
    expect.stringContaining('Seluruh instansi'),
    expect.stringContaining('ATM'),
    expect.stringContaining('PBB-P2'),
  ]);
  expect(screen.getByTestId('line')).toHaveTextContent('4 temuan, 1 tentang halaman ini');
});

it('says that no finding is about the page', async () => {
  open(FOUND, '/demo-corporate');
  await cards();
  expect(screen.getByTestId('line')).toHaveTextContent('4 temuan, tidak ada tentang halaman ini');
});

it('says what was examined where nothing was found', async () => {
  open([]);
  expect(await screen.findByText('Tidak ada temuan; 3 pemeriksaan dilakukan')).toBeInTheDocument();
});
