import { configure, screen, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, openPage, optionsFor, type RenderPageOptions } from '@pendapa/testing';
import { arrearsFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const one = (value: string) => ({ unit: 'money' as const, values: [value], total: value });
const moneyOf = (...values: readonly string[]) => ({
  unit: 'money' as const,
  values,
  total: String(values.reduce((sum, value) => sum + BigInt(value), 0n)),
});
// 100 + 30 - 20 - 15 - 5 = 90.
const FLOW = {
  opening: one('100000000'),
  added: one('30000000'),
  collected: one('20000000'),
  writtenOff: one('15000000'),
  adjusted: one('-5000000'),
  closing: one('90000000'),
  difference: one('0'),
  recoveryRate: { unit: 'ratio' as const, values: [0.2], total: 0.2 },
};
const AGED = { total: one('110000000'), arrearsRatio: { unit: 'ratio' as const, values: [0.24], total: 0.24 } };

// 80 were current: 20 became doubtful, 50 were settled.
const MOVED = answerOf({
  by: { qualityThen: ['current', 'current', 'current', 'new'], qualityNow: ['current', 'doubtful', 'gone', 'current'] },
  measures: { owedThen: moneyOf('10000000', '20000000', '50000000', '0'), owedNow: moneyOf('9000000', '20000000', '0', '30000000') },
});
// 2023 began before the first known year end. A quarter of 2024 remains after a year.
const LEFT = answerOf({
  by: {
    year: ['2024-01-01', '2024-01-01', '2025-01-01', '2025-01-01', '2026-01-01', '2026-01-01'],
    taxYear: ['2023', '2024', '2024', '2025', '2024', '2025'],
  },
  measures: { principal: moneyOf('70000000', '40000000', '10000000', '50000000', '4000000', '45000000') },
  notes: [{ code: 'snapshot', params: { on: '2026-10-31', comparedOn: '' } }],
});

// Five years and over: 20 of 100 in 2025, 30 of 100 in 2026.
const AGING = answerOf({
  by: {
    year: ['2025-01-01', '2025-01-01', '2026-01-01', '2026-01-01', '2026-01-01'],
    ageBand: ['0-1', '5+', '0-1', '1-2', '5+'],
  },
  measures: { principal: moneyOf('80000000', '20000000', '40000000', '30000000', '30000000') },
});
const OF_ONE_YEAR = answerOf({ by: { year: ['2026-01-01'], ageBand: ['5+'] }, measures: { principal: moneyOf('30000000') } });

const answers = (flow: Partial<typeof FLOW>, ages: typeof AGING) => (address: string) => {
  const known = optionsFor(address, {});
  if (known) return known;
  const { pathname, searchParams } = new URL(address, 'http://server');
  if (pathname.endsWith('/qualityMoves')) return MOVED;
  if (searchParams.get('by') === 'year,taxYear') return LEFT;
  if (searchParams.get('by') === 'year,ageBand' && searchParams.get('m') === 'principal') return ages;
  const by = searchParams.get('by') === 'year,ageBand' ? { year: ['2025-01-01'], ageBand: ['5+'] } : { year: ['2025-01-01'] };
  return answerOf({ by, measures: pathname.endsWith('/arrearsFlow') ? { ...FLOW, ...flow } : AGED });
};
const open = (language: 'id' | 'en', flow: Partial<typeof FLOW> = {}, options: RenderPageOptions & { ages?: typeof AGING } = {}) => {
  const { ages = AGING, ...more } = options;
  return openPage(arrearsFeature, '/arrears-trend', { language, wrapper: AnalysisProvider, answers: answers(flow, ages), ...more });
};

it.each([
  ['id', 'Tren Tunggakan Tahunan'],
  ['en', 'Annual Arrears Trend'],
] as const)('is headed in %s', async (language, title) => {
  await open(language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('shows first that arrears age, what reduces them, and no details', async () => {
  await open('id', {}, { details: 'closed' });
  expect(
    await screen.findByText('Porsi pokok tunggakan berumur 5 tahun ke atas naik dari 20,0% (2025) menjadi 30,0%: Rp 30 juta.'),
  ).toBeInTheDocument();
  const card = screen.getByRole('article', { name: 'Pokok 5 tahun ke atas' });
  expect(card).toHaveTextContent(/Rp 30 juta.*30,0% dari pokok tunggakan/);
  expect(await screen.findByText('Pokok tunggakan berumur 5 tahun ke atas bertambah dibanding tahun sebelumnya.')).toBeInTheDocument();
  // 20 of 20 + 15 + 5.
  expect(
    await screen.findByText('50% dari pengurangan tunggakan berasal dari pembayaran, sisanya dari penghapusan dan koreksi.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('✓ Cocok')).not.toBeInTheDocument();
});

it('tells by what the principal shrank where one year is known, and that its movements agree', async () => {
  await open('id', {}, { ages: OF_ONE_YEAR });
  expect(await screen.findByText('Pokok tunggakan berkurang: Rp 20 juta dicairkan, Rp 15 juta dihapuskan.')).toBeInTheDocument();
  expect(await screen.findByText('✓ Cocok')).toBeInTheDocument();
  const years = await screen.findByRole('list', { name: /^Tunggakan pada posisi terakhir tiap tahun/ });
  expect(within(years).getByText('2025')).toBeInTheDocument();
  expect(within(years).getByText('Rasio 24,0%')).toBeInTheDocument();
});

it('shows by how much the movements miss the closing, as a step and in words', async () => {
  await open('en', { closing: one('97000000'), difference: one('7000000') });
  expect(await screen.findByText('The closing balance differs from the opening balance plus its movements')).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /^Principal in arrears from opening to closing/ });
  expect(within(list).getByText('Reconciliation difference')).toBeInTheDocument();
});

it('tells how much of each tax year is still owed at equal age, and of none that is older than the data', async () => {
  await open('id');
  expect(await screen.findByText('25,0% tunggakan tahun pajak 2024 masih belum dibayar setahun kemudian.')).toBeInTheDocument();
  const heat = await screen.findByRole('table', { name: /^Porsi pokok setiap tahun pajak/ });
  expect(within(heat).queryByRole('row', { name: /^2023/ })).not.toBeInTheDocument();
  expect(within(heat).getByRole('row', { name: /^2024/ })).toHaveTextContent(/25%.*10%/);
  expect(within(heat).getByRole('row', { name: /^2025/ })).toHaveTextContent(/90%/);
});

it('tells how much of the opening arrears got worse, and how much is gone', async () => {
  await open('en');
  expect(
    await screen.findByText('25.0% of the opening arrears moved to a worse class; 62.5% have been paid or written off.'),
  ).toBeInTheDocument();
});
