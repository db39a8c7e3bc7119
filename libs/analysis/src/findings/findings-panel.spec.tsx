import { fireEvent, screen, within } from '@testing-library/react';
import { FINDING_RULES, type Finding, type FindingRule, type Findings, type FindingsNotReady, type Language } from '@pendapa/contracts';
import { renderPage } from '@pendapa/testing';
import { AnalysisProvider } from '../page/analysis-provider.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import type { FindingSubject } from './finding-page.ts';

const OCTOBER = { from: '2026-09-01', to: '2026-10-31' };

const finding = (rule: FindingRule, where: Finding['where'], figures: Finding['figures'], year: number | null = null): Finding => ({
  rule,
  where,
  figures,
  year,
  period: OCTOBER,
  n: 12,
  strength: 1,
  weight: 'medium',
});

const FOUND: readonly Finding[] = [
  finding('plan-shortfall', { unit: 'U1', tax: 'PBBP2' }, { realised: '800000000', plan: '1000000000' }),
  finding('unit-year', { unit: 'U1' }, { amount: '500000000', usual: '250000000' }),
  finding('unusual-month', { tax: 'PBBP2' }, { amount: '3000000000', low: '1000000000', high: '2000000000' }),
  finding('channel-share', { channel: 'ATM' }, { share: 0.025, shareBefore: 0.071 }),
  finding('compliance-unit', { unit: 'U1' }, { rate: 0.516, expected: 0.739 }),
  finding('opening-year', {}, { rate: 0.7, rateBefore: 0.81 }, 2024),
  finding('step-not-taken', { unit: 'U2' }, { share: 0, expected: 0.561 }),
  finding('bad-vintage', { tax: 'PBBP2' }, { share: 0.069, shareBefore: 0.301, owed: '2400000000' }, 2025),
  finding('lapsing', {}, { expiring: '291000000', inYear: '3385000000' }),
];

const findingsResponse = (findings: readonly Finding[]): Findings => ({
  findings: [...findings],
  examined: [...FINDING_RULES],
  members: {
    unit: { U1: { id: 'Unit Satu', en: 'Unit One' } },
    tax: { PBBP2: { id: 'PBB-P2', en: 'Land and building tax' } },
    channel: { ATM: { id: 'ATM', en: 'ATM' } },
  },
  asOf: '2026-11-14',
  generation: 1,
});

const open = (findings: readonly Finding[], subject?: FindingSubject, language: Language = 'id') =>
  renderPage(<FindingsPanel subject={subject} />, {
    wrapper: AnalysisProvider,
    language,
    answers: (address) => (address === '/api/v1/findings' ? findingsResponse(findings) : undefined),
  });

const plain = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const visibleTexts = async () => {
  const links = await screen.findAllByRole('link');
  return links.map((link) => [plain(link), link.getAttribute('href')]);
};

it('tells five findings, each with what it is beside, and leads to its page with the filters set', async () => {
  open(FOUND);
  expect(await visibleTexts()).toEqual([
    [
      'PBB-P2 di Unit Satu mencapai 80,0% dari rencana Sep – Okt 2026, kurang Rp 200 juta. Pencapaian kedua bulan itu di bawah 95% rencana.',
      '/overview?p=2026-09-01..2026-10-31&t=PBBP2&u=U1',
    ],
    [
      'Realisasi Unit Satu mencapai Rp 500 juta pada Sep – Okt 2026, 200,0% dari nilai menurut porsi biasanya (Rp 250 juta).',
      '/revenue-op-trend?p=2026-09-01..2026-10-31&u=U1',
    ],
    [
      'Realisasi PBB-P2 mencapai Rp 3 miliar pada Sep – Okt 2026, di luar rentang biasa Rp 1 miliar sampai Rp 2 miliar.',
      '/revenue-op-trend?p=2026-09-01..2026-10-31&t=PBBP2',
    ],
    [
      'ATM dipakai untuk 2,5% transaksi pada Sep – Okt 2026, dibandingkan 7,1% pada periode yang sama tahun sebelumnya.',
      '/payment-channels?p=2026-09-01..2026-10-31',
    ],
    [
      'Unit Satu: 51,6% kewajiban dibayar tepat waktu, sedangkan di unit sejenis 73,9%. Selisih ini terjadi pada akhir dua triwulan berturut-turut.',
      '/compliance-up3d?p=2026-09-01..2026-10-31',
    ],
  ]);
});

it('holds all of them in a table, a code in the place of a name that is not known', async () => {
  open(FOUND, undefined, 'en');
  fireEvent.click(await screen.findByRole('button', { name: 'All findings (9)' }));
  const rows = within(screen.getByRole('table', { name: /All findings as of/ })).getAllByRole('row');
  expect(rows.slice(6).map(plain)).toEqual([
    'Whole agency70.0% of objects opened in 2024 were fully compliant in their first whole year; the two years before had 81.0%.Sept – Oct 202612',
    'U2U2 has issued letters for only 0.0% of its arrears; other units with the same taxes for 56.1%.Sept – Oct 202612',
    'Land and building tax6.9% of the Land and building tax arrears for tax year 2025 were collected in Sept – Oct 2026. For the two tax years before it was 30.1% in the same months.Sept – Oct 202612',
    'Whole agencyArrears of Rp 291 million will lapse within three months of the latest snapshot.Sept – Oct 202612',
  ]);
});

it('shows a page those of its subject, and says where there are none', async () => {
  const { unmount } = open(FOUND, 'arrears');
  expect((await visibleTexts()).map(([, address]) => address)).toEqual([
    '/arrears-up3d?u=U2',
    '/arrears-trend?t=PBBP2',
    '/arrears-tax-type',
  ]);
  unmount();
  open(FOUND.slice(0, 3), 'arrears');
  expect(await screen.findByText('Pemeriksaan yang datanya tersedia tidak menghasilkan temuan.')).toBeInTheDocument();
});

it('says that nothing was found', async () => {
  open([]);
  expect(await screen.findByText('Pemeriksaan yang datanya tersedia tidak menghasilkan temuan.')).toBeInTheDocument();
});

it.each([
  ['pending', 'Temuan dalam data terbaru sedang dicari.'],
  ['failed', 'Pencarian temuan belum berhasil. Server mencoba lagi secara otomatis.'],
] as const)('says of findings that are %s that they are not known, of a subject too, until another try tells them', async (state, line) => {
  for (const subject of [undefined, 'arrears'] as const) {
    let isReady = false;
    const notReady: FindingsNotReady = { state, retryAfter: 60, generation: 1 };
    const answers = () => (isReady ? findingsResponse(FOUND) : notReady);
    const { unmount } = renderPage(<FindingsPanel subject={subject} />, { wrapper: AnalysisProvider, answers });
    const again = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(screen.getByText(line)).toBeInTheDocument();
    expect(screen.queryByText(/Tidak ada yang di luar kebiasaan/)).toBeNull();
    isReady = true;
    fireEvent.click(again);
    expect((await visibleTexts()).length).toBe(subject === undefined ? 5 : 3);
    expect(screen.queryByText(line)).toBeNull();
    unmount();
  }
});
