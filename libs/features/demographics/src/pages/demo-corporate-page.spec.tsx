import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer } from '@pendapa/contracts';
import { answerOf, openPage, statusOf, type RenderPageOptions } from '@pendapa/testing';
import { demographicsFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const members = {
  sector: { G: { id: 'Perdagangan', en: 'Trade' }, I: { id: 'Makan minum', en: 'Food' }, C: { id: 'Industri', en: 'Industry' } },
};
const count = (values: readonly (number | null)[], total: number) => ({ unit: 'count' as const, values, total });
const money = (values: readonly (string | null)[], total: string) => ({ unit: 'money' as const, values, total });

const paid = {
  taxpayers: count([20, 60, 10, 5, 5], 100),
  amount: money(['500000000', '200000000', '150000000', '100000000', '50000000'], '1000000000'),
  amountPerTaxpayer: money(['25000000', '4000000', '10000000', '20000000', '5000000'], '10000000'),
};
/** Includes a code that the classification does not have, and firms of unknown sector. */
const sectors = answerOf({ by: { sector: ['I', 'G', 'C', 'X9', null] }, members, measures: paid });
/** The fourth sector has too few firms. */
const hidden: Answer = {
  ...sectors,
  columns: sectors.columns.map((column) =>
    column.kind === 'measure'
      ? {
          ...column,
          values: column.values.map((value, row) => (row === 3 ? null : value)),
          states: [{ state: { state: 'hidden' as const }, at: [3] }],
        }
      : column,
  ),
  notes: [{ code: 'suppressed', params: { below: '10', cells: '3' } }],
};
const holdings = answerOf({
  by: { sector: ['G', 'X9', null] },
  members,
  measures: {
    taxpayers: count([60, 20, 30], 110),
    objects: count([60_000, 20, 50], 60_070),
    payers: count([50, 20, 30], 100),
    amount: money(['700000000', '200000000', '100000000'], '1000000000'),
    arrears: money(['5000000', '0', '1000000'], '6000000'),
  },
});
const answers: Readonly<Record<string, Answer>> = {
  '': answerOf({ measures: { registered: count([], 120), opened: count([], 12), closed: count([], 10) } }),
  legalForm: answerOf({
    by: { legalForm: ['PT', 'CV'] },
    measures: {
      taxpayers: count([60, 40], 100),
      amount: money(['800000000', '200000000'], '1000000000'),
      amountPerTaxpayer: money(['13333333', '5000000'], '10000000'),
    },
  }),
  sector: sectors,
  registeredBand: answerOf({
    by: { registeredBand: ['01-02', '20+'] },
    members: {
      registeredBand: { '01-02': { id: '1-2 tahun', en: '1-2 years' }, '20+': { id: '20 tahun ke atas', en: '20 years and over' } },
    },
    measures: { registered: count([48, 72], 120) },
  }),
};

/** One firm pays half of trade; food has too few firms for an index. */
const weights = answerOf({
  by: { sector: ['G', 'I'] },
  members,
  measures: {
    taxpayers: count([50, 20], 70),
    amount: money(['200000000', '500000000'], '700000000'),
    largestShare: { unit: 'ratio', values: [0.75, 0.9], total: 0.613 },
    concentration: { unit: 'decimal', values: [2600.5, null], total: 900 },
  },
});
const paidBands = answerOf({
  by: { amountBand: ['1000000', '100000000'] },
  measures: { taxpayers: count([90, 10], 100), amount: money(['100000000', '900000000'], '1000000000') },
});

const registered: Readonly<Record<string, Answer>> = {
  sector: answerOf({ by: { sector: ['G', null] }, members, measures: { registered: count([100, 20], 120) } }),
  legalForm: answerOf({ by: { legalForm: ['PT', 'CV'] }, measures: { registered: count([70, 50], 120) } }),
};
const answerFor = (address: string) => {
  const by = new URL(address, 'http://server').searchParams.get('by') ?? '';
  if (address.includes('/holders')) return holdings;
  if (address.includes('concentration')) return weights;
  if (by === 'amountBand') return paidBands;
  return (address.includes('/taxpayers') ? registered[by] : undefined) ?? answers[by];
};
const open = (more: RenderPageOptions = {}) =>
  openPage(demographicsFeature, '/demo-corporate', { wrapper: AnalysisProvider, answers: answerFor, ...more });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Demografi WP Badan'],
  ['en', 'Corporate Taxpayer Demographics'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says how long firms have been registered', async () => {
  await open();
  const list = await screen.findByRole('list', { name: /menurut lama terdaftar/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual(['1-2 tahun4840,0%', '20 tahun ke atas7260,0%']);
});

it('says on how few sectors revenue rests, unknown ones in sight', async () => {
  await open();
  // 500 + 200 of 1,000 million, and 20 + 60 of 100 taxpayers.
  expect(
    await screen.findByText(
      '“Makan minum” dan “Perdagangan” menyumbang 70,0% pembayaran dan mencakup 80,0% dari jumlah wajib pajak badan.',
    ),
  ).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /^Porsi pembayaran per lapangan usaha/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    'Makan minum50,0%20,0% dari wajib pajak',
    'Perdagangan20,0%60,0% dari wajib pajak',
    'Industri15,0%10,0% dari wajib pajak',
    'X910,0%5,0% dari wajib pajak',
    'Tidak disebutkan5,0%5,0% dari wajib pajak',
  ]);
  expect(
    await screen.findByText('Kelompok “PT” mencakup 80,0% dari nilai pembayaran dan 60,0% dari jumlah wajib pajak.'),
  ).toBeInTheDocument();
});

it('says how few firms bring how much, in all and in each sector that has enough of them', async () => {
  await open({ language: 'en' });
  expect(
    await screen.findByText(
      '“Trade” is the most concentrated of the sectors with 30 corporate taxpayers or more. Its 10 largest taxpayers account for 75.0% of its payments.',
    ),
  ).toBeInTheDocument();
  const list = screen.getByRole('list', { name: /^Concentration by sector/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual(['Trade2,600.510 largest: 75.0%', 'Food-10 largest: 90.0%']);
  expect(screen.getByText('Share of the ten largest payers')).toBeInTheDocument();
  expect(screen.getByText('61.3%')).toBeInTheDocument();
});

it('says who may see how few bring how much, to all others', async () => {
  const { rights } = statusOf();
  await open({ status: { rights: { ...rights, cases: { may: false, from: 'analyst' } } } });
  await waitFor(() => expect(screen.getAllByText(/hanya terlihat oleh analis/)).toHaveLength(3));
});

it('leaves out the taxpayers of a sector that are not told, and shows hidden sectors on demand', async () => {
  const withoutPayers: Answer = {
    ...hidden,
    columns: hidden.columns.map((column) =>
      column.kind === 'measure' && column.key === 'taxpayers'
        ? { ...column, values: [null, 60, 10, null, 5], states: [{ state: { state: 'hidden' as const }, at: [0, 3] }] }
        : column,
    ),
  };
  await open({
    language: 'en',
    answers: (address) => (address.includes('/payers') && address.includes('sector') ? withoutPayers : answerFor(address)),
  });
  expect(await screen.findByText('“Food” and “Trade” account for 70.0% of the payments of corporate taxpayers.')).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /^Share of payments by sector/ });
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show all (5)' }));
  expect(within(list).getAllByRole('listitem').map(plain)).toContain('X9hidden');
});

/** Opens the page with payments of the compared days by sector, in minor units. */
const openCompared = (before: readonly (string | null)[], totalBefore: string | null) => {
  const compared = answerOf({
    by: { sector: ['I', 'G', 'C', 'X9', null] },
    members,
    measures: { ...paid, amount: { ...paid.amount, before, totalBefore } },
    comparison: { from: '2025-01-01', to: '2025-11-14' },
  });
  return open({
    details: 'closed',
    answers: (address) =>
      address.includes('/payers') && address.includes('sector') && !address.includes('concentration') ? compared : answerFor(address),
  });
};

it('begins with cards that have a value, and with the sectors that fell beside the shares', async () => {
  // Trade fell from 260 to 200 million, food rose by 50 and X9 by 10; 1,000 before and after.
  const before = ['450000000', '260000000', '150000000', '90000000', '50000000'];
  await openCompared(before, '1000000000');
  expect(plain(await screen.findByText(/^Pembayaran “Perdagangan”/))).toBe(
    'Pembayaran “Perdagangan” turun 23,1% (Rp 60 juta), sedangkan pembayaran semua badan tidak berubah.',
  );
  const steps = screen.getByRole('region', { name: 'Tindak lanjut' });
  expect(within(steps).getAllByRole('listitem').map(plain)).toEqual([
    'Rp 60 juta“Perdagangan” turun 23,1%: buka daftar semua wajib pajak yang pembayarannya paling turun.',
  ]);
  const list = await screen.findByRole('list', { name: /^Dari pembayaran wajib pajak badan/ });
  const rows = within(list).getAllByRole('listitem').map(plain);
  expect(rows.slice(1, -1)).toEqual(['Perdagangan−Rp 60 juta', 'X9+Rp 10 juta', 'Makan minum+Rp 50 juta']);
  expect([rows[0], rows.at(-1)]).toEqual([expect.stringMatching(/Rp 1 miliar$/), expect.stringMatching(/Rp 1 miliar$/)]);
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).not.toContain('Wajib pajak yang ditutup');
});

it('follows up no fall that rounds to 0.0%', async () => {
  const before = ['500000000', '200040000', '150000000', '100000000', '49960000'];
  await openCompared(before, '1000000000');
  const steps = within(await screen.findByRole('region', { name: 'Tindak lanjut' }));
  expect(await steps.findByText('Tidak ada tindak lanjut yang terlihat dari angka ini.')).toBeInTheDocument();
  expect(screen.queryByText(/^Pembayaran “Perdagangan”/)).not.toBeInTheDocument();
});

it('draws no change of the sectors if the compared days have no payments', async () => {
  const before = [null, null, null, null, null];
  await openCompared(before, null);
  const panel = within(await screen.findByRole('region', { name: 'Perubahan pembayaran' }));
  expect(await panel.findByText('Tidak ada data pembanding')).toBeInTheDocument();
  expect(panel.queryByRole('list')).not.toBeInTheDocument();
});

it('leads to the largest payers without a sector', async () => {
  await open();
  const link = await screen.findByRole('link', { name: /^Transaksi per Wajib Pajak/ });
  expect(link).toHaveAttribute('href', '/transactions-by-taxpayer');
});

it('lists groups with what they hold, however much it is', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /^Objek, pembayaran, dan tunggakan wajib pajak badan/ });
  expect(within(table).getAllByRole('row').map(plain)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Perdagangan6060\.000/), expect.stringMatching(/^Tidak disebutkan3050/)]),
  );
});

it('says what is missing where there are no taxpayers', async () => {
  const bare = answerOf({
    measures: { registered: { unit: 'count', total: null } },
    notes: [{ code: 'not-imported', params: { extract: 'taxpayers' } }],
  });
  await open({ answers: () => bare });
  expect(await screen.findByText(/^Belum diimpor: .*wajib pajak/)).toBeInTheDocument();
});
