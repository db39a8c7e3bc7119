import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer, ListedCases } from '@pendapa/contracts';
import { answerOf, casesOf, openPage, statusOf, type RenderPageOptions } from '@pendapa/testing';
import { taxTypesFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const members = {
  taxpayerKind: { individual: { id: 'Orang Pribadi', en: 'Individual' }, corporate: { id: 'Badan', en: 'Corporate' } },
  sector: { G: { id: 'Perdagangan', en: 'Trade' }, U: { id: 'Badan internasional', en: 'International bodies' } },
  taxType: { MAMIN: { id: 'PBJT Makanan', en: 'Food' }, PKB: { id: 'Pajak Kendaraan Bermotor', en: 'Motor Vehicle Tax' } },
  taxTypesPaid: { '1': { id: '1 jenis pajak', en: '1 tax type' }, '2': { id: '2 jenis pajak', en: '2 tax types' } },
};
const count = (values: readonly (number | null)[], total: number) => ({ unit: 'count' as const, values, total });
const money = (values: readonly (string | null)[], total: string) => ({ unit: 'money' as const, values, total });
const paid = {
  taxpayers: count([80, 20], 100),
  amount: money(['400000000', '600000000'], '1000000000'),
  transactions: count([100, 100], 200),
  amountPerTaxpayer: money(['5000000', '30000000'], '10000000'),
};

/** Hides the second row, a group of fewer than ten. */
const hidden = (answer: Answer): Answer => ({
  ...answer,
  columns: answer.columns.map((column) =>
    column.kind === 'measure' ? { ...column, states: [{ state: { state: 'hidden' as const }, at: [1] }] } : column,
  ),
  notes: [{ code: 'suppressed', params: { below: '10', cells: '7' } }],
});

const holdings = {
  taxpayers: count([96, null], 100),
  objects: count([400, null], 410),
  payers: count([95, null], 100),
  amount: money(['900000000', null], '1000000000'),
  amountPerPayer: money(['9473684', null], '10000000'),
  arrears: money(['40000000', null], '41000000'),
  objectsInArrearsShare: { unit: 'ratio' as const, values: [0.05, null], total: 0.051 },
};
const byTax = answerOf({
  by: { taxType: ['MAMIN', 'PKB'] },
  members,
  measures: {
    taxpayers: count([20, 80], 100),
    objects: count([30, 90], 120),
    payers: count([20, 75], 95),
    amount: money(['600000000', '400000000'], '1000000000'),
    amountPerPayer: money(['30000000', '5333333'], '10526316'),
    arrears: money(['0', '41000000'], '41000000'),
    objectsInArrearsShare: { unit: 'ratio', values: [0, 0.1], total: 0.075 },
  },
});
/** Fewer than ten firms pay vehicle tax, so both kinds are hidden. */
const byKind = hidden(
  answerOf({
    by: { taxType: ['MAMIN', 'PKB'], taxpayerKind: ['corporate', 'individual'] },
    members,
    measures: { ...holdings, payers: count([20, null], 95), amount: money(['600000000', null], '1000000000') },
  }),
);
// The two listed payers paid 700 of 1,000 million.
const payers = casesOf({
  rows: [
    { name: 'PT S***', number: '****0021', kind: 'corporate', tax: 'MAMIN', amount: '500000000', count: 12 },
    { name: 'B***', number: '****0007', kind: 'individual', amount: '200000000', count: 3 },
  ],
  cases: 100,
  amount: '1000000000',
  names: { tax: { MAMIN: { id: 'PBJT Makanan', en: 'Food' } }, unit: {}, region: {} },
});

function answerFor(address: string): Answer | ListedCases | undefined {
  if (address.startsWith('/api/v1/lists/payers')) return payers;
  if (address.includes('/revenue')) {
    return answerOf({
      measures: { payingTaxpayers: { unit: 'count', total: 100 }, amountPerTaxpayer: { unit: 'money', total: '10000000' } },
    });
  }
  if (address.includes('/taxpayers'))
    return answerOf({
      measures: { registered: { unit: 'count', total: 150 }, opened: { unit: 'count', total: 7 }, closed: { unit: 'count', total: 3 } },
    });
  const answers: Record<string, Answer> = {
    taxpayerKind: answerOf({ by: { taxpayerKind: ['individual', 'corporate'] }, members, measures: paid }),
    // 60 payers paid 100 million, 30 paid 300, the other 10 of the total paid 600.
    amountBand: hidden(
      answerOf({
        by: { amountBand: ['1000000', '50000000', '10000000'] },
        measures: { taxpayers: count([60, null, 30], 100), amount: money(['100000000', null, '300000000'], '1000000000') },
      }),
    ),
    'taxTypesPaid,taxpayerKind': answerOf({
      by: { taxTypesPaid: ['1', '2'], taxpayerKind: ['individual', 'corporate'] },
      members,
      measures: { taxpayers: count([75, 25], 100) },
    }),
    sector: hidden(answerOf({ by: { sector: ['G', 'U'] }, members, measures: holdings })),
    taxType: byTax,
    'taxType,taxpayerKind': byKind,
  };
  return answers[new URL(address, 'http://server').searchParams.get('by') ?? ''];
}

const open = (more: RenderPageOptions = {}) =>
  openPage(taxTypesFeature, '/tax-subjects', { wrapper: AnalysisProvider, answers: answerFor, ...more });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Analisis Subjek Pajak'],
  ['en', 'Tax Subject Analysis'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says what firms bring and how few bring most', async () => {
  await open();
  expect(await screen.findByText('20,0% dari wajib pajak yang membayar')).toBeInTheDocument();
  expect(plain(screen.getByRole('article', { name: 'Porsi realisasi wajib pajak badan' }))).toContain('60,0%');
  // Half the areas under (0, 0), (0.6, 0.1), (0.9, 0.4), (1, 1): 0.03 + 0.075 + 0.07 = 0.175, so Gini 0.65.
  // By the curve, at half of the payers: 0.5 / 0.6 of 0.1.
  expect(
    await screen.findByText('10% pembayar terbesar menyumbang sedikitnya 60,0% realisasi wajib pajak; 50% terkecil paling banyak 8,3%.'),
  ).toBeInTheDocument();
  expect(await screen.findByText(/^Tingkat pemusatan \(koefisien Gini\) sedikitnya 0,65/)).toBeInTheDocument();
  expect(await screen.findByText('Orang Pribadi mencakup 80,0% pembayar dan 40,0% realisasi wajib pajak.')).toBeInTheDocument();
});

it('proves its sentence with what the largest pay at least and the smallest at most', async () => {
  await open({ details: 'closed' });
  const list = await screen.findByRole('list', { name: /^Porsi realisasi yang dibayar wajib pajak terbesar/ });
  // At 99 %: 0.4 + 0.9 of 0.6; at 95 %: 0.4 + half of 0.6; at 75 %: 0.1 + half of 0.3.
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    '1% terbesarmin. 6,0%',
    '5% terbesarmin. 30,0%',
    '10% terbesarmin. 60,0%',
    '25% terbesarmin. 75,0%',
    '50% terkecilmaks. 8,3%',
  ]);
  expect(within(list).getByText('10% terbesar').closest('li')).toHaveAttribute('data-named');
  const steps = screen.getByRole('region', { name: 'Tindak lanjut' });
  expect(within(steps).getAllByRole('listitem').map(plain)).toEqual([
    '100Pembayar dalam periode ini: buka daftar yang pembayarannya paling turun, lalu hubungi.',
    'Rp 400 jutaDari orang pribadi, 80,0% pembayar dengan 40,0% realisasi: lihat kelompok umur yang menunggak.',
    'Rp 600 jutaDari badan, 20,0% pembayar dengan 60,0% realisasi: lihat lapangan usaha yang turun.',
  ]);
});

it('counts payers by the number of tax types', async () => {
  await open({ language: 'en' });
  expect(await screen.findByText('25.0% of payers pay more than one tax type.')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: /^Taxpayers by number of tax types paid/ });
  expect(within(table).getAllByRole('row').slice(1).map(plain)).toEqual(['1 tax type-75', '2 tax types25-']);
});

it('tells of each group what it holds, pays and owes, and never one of fewer than ten', async () => {
  const { visited } = await open();
  const table = await screen.findByRole('table', { name: /^Objek, realisasi wajib pajak, dan tunggakan menurut kelompok/ });
  expect(within(table).getAllByRole('row').slice(1, 3).map(plain)).toEqual([
    'Perdagangan9640095900,009,4740,005,00%',
    `Badan internasional${'disembunyikan'.repeat(7)}`,
  ]);
  await waitFor(() =>
    expect(screen.getAllByText(/^7 angka disembunyikan demi kerahasiaan, karena kelompoknya kurang dari 10/).length).toBeGreaterThan(1),
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Kelompokkan menurut' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Jenis wajib pajak' }));
  expect(visited.at(-1)).toBe('/tax-subjects?sg=taxpayerKind');
});

it('tells each tax as a whole, by number and by money, the largest first, and asks for no kinds', async () => {
  const { server } = await open({ language: 'en' });
  const numbers = await screen.findByRole('list', { name: /^Paying taxpayers by tax type/ });
  expect(within(numbers).getAllByRole('listitem').map(plain)).toEqual([
    expect.stringMatching(/^Motor Vehicle Tax75/),
    expect.stringMatching(/^Food20/),
  ]);
  const amounts = await screen.findByRole('list', { name: /^Revenue from taxpayers by tax type/ });
  expect(within(amounts).getAllByRole('listitem').map(plain)).toEqual([
    expect.stringMatching(/^Food.*Rp 600 million/),
    expect.stringMatching(/^Motor Vehicle Tax.*Rp 400 million/),
  ]);
  expect(screen.getAllByText('Year 2026; individual and corporate taxpayers combined')).toHaveLength(2);
  expect(server.requestedAddresses.filter((address) => decodeURIComponent(address).includes('taxType,taxpayerKind'))).toEqual([]);
});

it('sets individuals beside firms of each tax where the reader wants it, and says of which they are not told apart', async () => {
  const { visited } = await open({ language: 'en' });
  await userEvent.click(await screen.findByRole('switch', { name: 'Show individual and corporate taxpayers by tax type' }));
  expect(visited.at(-1)).toBe('/tax-subjects?tk=apart');
  const numbers = await screen.findByRole('list', { name: /^Paying taxpayers by tax type/ });
  expect(within(numbers).getAllByRole('listitem').map(plain)).toEqual([
    expect.stringMatching(/^Food.*corporate 100\.0%/),
    expect.stringMatching(/^Motor Vehicle Tax.*hidden.*individual and corporate taxpayers combined/),
  ]);
});

it('lists the largest payers, masked, and says what they bring together', async () => {
  await open();
  expect(await screen.findByText('70,0%')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: /^Pembayar terbesar/ });
  expect(within(table).getAllByRole('row').slice(1, 3).map(plain)).toEqual([
    '1. PT S*******0021BadanPBJT Makanan12500,00',
    '2. B*******0007Orang Pribadibeberapa3200,00',
  ]);
  expect(screen.getByText(/^2 dari 100 pembayar menyumbang/)).toBeInTheDocument();
  const note = within(screen.getByText(/tercantum di halaman/));
  expect(note.getByRole('link', { name: 'Transaksi per Wajib Pajak' })).toHaveAttribute('href', '/transactions-by-taxpayer');
});

it('says in the place of bands and lists who may see them, and asks for none of them', async () => {
  const { rights } = statusOf();
  const { server } = await open({ status: { rights: { ...rights, cases: { may: false, from: 'analyst' } } } });
  await waitFor(() => expect(screen.getAllByText(/hanya terlihat oleh analis/)).toHaveLength(6));
  expect(await screen.findByText('Orang Pribadi mencakup 80,0% pembayar dan 40,0% realisasi wajib pajak.')).toBeInTheDocument();
  expect(server.requestedAddresses.filter((address) => /lists|amountBand/.test(address))).toEqual([]);
});

it('says which extract brings taxpayers', async () => {
  const bare = answerOf({
    measures: { registered: { unit: 'count', total: null } },
    notes: [{ code: 'not-imported', params: { extract: 'taxpayers' } }],
  });
  await open({ answers: (address) => (address.startsWith('/api/v1/lists/') ? casesOf({ missing: ['taxpayers'] }) : bare) });
  expect(await screen.findByText(/^Belum diimpor: .*wajib pajak/)).toBeInTheDocument();
});

it.each([
  ['individuals', '/demo-individual', 'Demografi WP Orang Pribadi'],
  ['firms', '/demo-corporate', 'Demografi WP Badan'],
  ['payers who changed', '/transactions-by-taxpayer', 'Transaksi per Wajib Pajak'],
])('leads to the page of %s, with its dates', async (_, address, name) => {
  await open({ path: '/tax-subjects?p=ly' });
  // A note within the details may lead there, too; the links of the page come last.
  expect(screen.getAllByRole('link', { name }).at(-1)).toHaveAttribute('href', `${address}?p=ly`);
});
