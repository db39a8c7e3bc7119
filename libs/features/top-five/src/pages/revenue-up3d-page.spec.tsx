import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, optionsFor, openPage, type RenderPageOptions } from '@pendapa/testing';
import { topFiveFeature } from '../manifest.ts';

/** A busy machine needs seconds to render a whole page. */
const PATIENT = { timeout: 10_000 };

const COMPARISON = { from: '2025-01-01', to: '2025-11-14' };
const NAMES = { A: { id: 'UP3D Gambir', en: 'UP3D Gambir' }, B: { id: 'UP3D Koja', en: 'UP3D Koja' } };
const members = {
  unit: NAMES,
  taxType: { PBBP2: { id: 'PBB-P2', en: 'Property tax' } },
  ward: { W: { id: 'Petojo Utara', en: 'Petojo Utara' } },
};

const units = answerOf({
  by: { unit: ['A', 'B'] },
  members,
  measures: {
    amount: {
      unit: 'money',
      values: ['600000000', '200000000'],
      before: ['500000000', '100000000'],
      total: '800000000',
      totalBefore: '600000000',
    },
    payingObjects: { unit: 'count', values: [60, 40], before: [50, 30], total: 100, totalBefore: 80 },
  },
  comparison: COMPARISON,
});
const years = answerOf({
  by: { unit: ['A', 'A', 'B', 'B'], year: ['2025-01-01', '2026-01-01', '2025-01-01', '2026-01-01'] },
  members,
  measures: { amount: { unit: 'money', values: ['550000000', '600000000', '700000000', '200000000'], total: '2050000000' } },
  period: { from: '2025-01-01', to: '2026-11-14' },
});
const YEARS = ['2024-01-01', '2025-01-01', '2026-01-01'];
const all = answerOf({ measures: { amount: { unit: 'money', total: '1000000000' } } });
const part = answerOf({ measures: { amount: { unit: 'money', total: '800000000' } } });
const inside = (dimension: 'taxType' | 'ward', code: string) =>
  answerOf({
    by: { [dimension]: [code] },
    members,
    measures: { amount: { unit: 'money', values: ['600000000'], before: ['500000000'], total: '600000000', totalBefore: '500000000' } },
    comparison: COMPARISON,
  });

function answerFor(address: string) {
  const options = optionsFor(address, { unit: Object.entries(NAMES).map(([code, name]) => ({ code, name, parent: null })) });
  if (options) return options;
  const { searchParams } = new URL(address, 'http://server');
  const answers: Record<string, ReturnType<typeof answerOf>> = {
    '': searchParams.get('kind') === 'up3d' ? part : all,
    unit: units,
    'unit,year': years,
    taxType: inside('taxType', 'PBBP2'),
    ward: inside('ward', 'W'),
  };
  return answers[searchParams.get('by') ?? ''];
}

const open = (options: RenderPageOptions = {}) =>
  openPage(topFiveFeature, '/revenue-up3d', { wrapper: AnalysisProvider, answers: answerFor, status: { since: '2025-01-01' }, ...options });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Pendapatan per UP3D'],
  ['en', 'Revenue per UP3D'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('shows the share of all revenue, the largest and the fastest unit', async () => {
  await open();
  await waitFor(
    async () => expect(plain(await screen.findByRole('article', { name: 'Porsi dari seluruh realisasi' }))).toContain('80,0%'),
    PATIENT,
  );
  expect(plain(screen.getByRole('article', { name: 'UP3D terbesar' }))).toContain('UP3D GambirRp 600 juta, porsi 75,0%');
  expect(plain(screen.getByRole('article', { name: 'Pertumbuhan tercepat' }))).toContain('UP3D Koja+100,0%');
});

it('compares the largest unit with its earlier share, and says what changed most', async () => {
  await open({ language: 'en', details: 'closed' });
  // 600 of 800 million against 500 of 600.
  expect(
    await screen.findByText('UP3D Gambir has the largest share: 75.0%, down from 83.3% in the period 1 Jan – 14 Nov 2025.'),
  ).toBeInTheDocument();
  const changes = await screen.findByRole('list', { name: /^Change of revenue by UP3D/ });
  expect(within(changes).getAllByRole('listitem').map(plain)).toEqual([
    '1 Jan – 14 Nov 2025Rp 600 million',
    'UP3D Gambir+Rp 100 million',
    'UP3D Koja+Rp 100 million',
    '1 Jan – 14 Nov 2026Rp 800 million',
  ]);
});

it('tells the growth of no unit first that rests on fewer than thirty payers', async () => {
  const few = answerOf({
    by: { unit: ['A', 'B'] },
    members,
    measures: {
      amount: { unit: 'money', values: ['600', '200'], before: ['500', '100'], total: '800', totalBefore: '600' },
      payingObjects: { unit: 'count', values: [60, 40], before: [50, 29], total: 100, totalBefore: 79 },
    },
    comparison: COMPARISON,
  });
  await open({ answers: (address) => (new URL(address, 'http://server').searchParams.get('by') === 'unit' ? few : answerFor(address)) });
  await waitFor(
    async () =>
      expect(plain(await screen.findByRole('article', { name: 'Pertumbuhan tercepat' }))).toContain(
        'UP3D Gambir+20,0%; 1 unit dengan kurang dari 30 objek yang membayar tidak diberi peringkat',
      ),
    PATIENT,
  );
});

it('ranks the units over the years and marks the unfinished one', async () => {
  await open({ language: 'en' });
  const ranks = await screen.findByRole('figure', { name: /^Ranks of the UP3D/ });
  expect(screen.getByText('2026*')).toBeInTheDocument();
  const named = within(ranks).getAllByText(/^UP3D/);
  expect(named.map(({ textContent }) => textContent)).toEqual(['UP3D Gambir', 'UP3D Koja']);
});

it('lists every year, growth on the same days, share and rank', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /^Realisasi per UP3D dan tahun/ });
  await waitFor(() =>
    expect(plain(within(table).getAllByRole('row')[1] as HTMLElement)).toBe('UP3D Gambir550,00600,00-20,00% naik75,00%1'),
  );
});

it('takes another year from its row of years', async () => {
  const { visited } = await open();
  const years = await screen.findByRole('group', { name: 'Tahun' }, PATIENT);
  expect(within(years).getByRole('button', { name: '2026' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(within(years).getByRole('button', { name: '2025' }));
  expect(visited.at(-1)).toMatch(/p=2025-01-01..2025-12-31$/);
  expect(within(years).getByRole('button', { name: '2025' })).toHaveAttribute('aria-pressed', 'true');
});

it('goes into a unit: its tax types and wards', async () => {
  const { visited } = await open();
  const list = await screen.findByRole('list', { name: /^Peringkat UP3D/ });
  await userEvent.click(within(list).getByRole('button', { name: /^UP3D Gambir/ }));
  expect(visited.at(-1)).toMatch(/=A/);
  expect(await screen.findByRole('heading', { name: 'Jenis pajak di UP3D Gambir' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Kelurahan di UP3D Gambir' })).toBeInTheDocument();
});

it('says why there is nothing', async () => {
  const nothing = answerOf({ by: { unit: [], year: [] }, measures: { amount: { unit: 'money', values: [], total: null } } });
  await open({ answers: () => nothing });
  expect((await screen.findAllByText('Tidak ada data dalam periode dan filter ini.')).length).toBeGreaterThan(0);
});

it('names no unit as the fastest where none grew', async () => {
  const falling = answerOf({
    by: { unit: ['A', 'A', 'A', 'B', 'B', 'B'], year: [...YEARS, ...YEARS] },
    members,
    measures: { amount: { unit: 'money', values: ['600000', '590000', '100000', '700000', '500000', '100000'], total: '2590000' } },
    period: { from: '2024-01-01', to: '2026-11-14' },
  });
  const isOfYears = (address: string): boolean => new URL(address, 'http://server').searchParams.get('by') === 'unit,year';
  await open({ status: { since: '2024-01-01' }, answers: (address) => (isOfYears(address) ? falling : answerFor(address)) });
  expect(await screen.findByText('Realisasi 0 dari 2 unit melebihi tahun 2024.')).toBeInTheDocument();
});

it('offers another try where it failed', async () => {
  await open({ answers: () => ({ status: 500, code: 'internal', params: {} }) });
  expect((await screen.findAllByRole('button', { name: 'Coba lagi' })).length).toBeGreaterThan(0);
});
