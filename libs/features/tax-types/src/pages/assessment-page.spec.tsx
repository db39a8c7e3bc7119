import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, casesOf, optionsFor, openPage, type RenderPageOptions } from '@pendapa/testing';
import { taxTypesFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const members = {
  document: {
    SPPT: { id: 'SPPT', en: 'Tax due notice' },
    SKPDKB: { id: 'Surat Ketetapan Pajak Daerah Kurang Bayar (SKPDKB)', en: 'Underpayment assessment (SKPDKB)' },
  },
  taxType: { PBBP2: { id: 'Pajak Bumi dan Bangunan', en: 'Land and Building Tax' }, PAT: { id: 'Pajak Air Tanah', en: 'Groundwater Tax' } },
  unit: { U1: { id: 'UP3D Gambir', en: 'UP3D Gambir' } },
  city: { '31.71': { id: 'Jakarta Pusat', en: 'Central Jakarta' } },
};
const money = (values: readonly string[], total: string) => ({ unit: 'money' as const, values, total });
const total = (value: string) => ({ unit: 'money' as const, total: value });

// 1,000 million gross - 100 - 50 - 0 = 850 due - 680 paid = 170 outstanding.
const whole = answerOf({
  measures: {
    issued: { unit: 'count', total: 20 },
    gross: total('1000000000'),
    exemption: total('100000000'),
    reduction: total('50000000'),
    cancelled: total('0'),
    netDue: total('850000000'),
    paid: total('680000000'),
    outstanding: total('170000000'),
    fallenDue: total('800000000'),
    overdue: total('120000000'),
    realisationRate: { unit: 'ratio', total: 0.8 },
  },
});
const documents = answerOf({
  by: { document: ['SPPT', 'SKPDKB'], taxType: ['PBBP2', 'PAT'] },
  members,
  measures: {
    issued: { unit: 'count', values: [18, 2], total: 20 },
    gross: money(['900000000', '100000000'], '1000000000'),
    penalty: money(['0', '5000000'], '5000000'),
    netDue: money(['750000000', '100000000'], '850000000'),
    paid: money(['680000000', '0'], '680000000'),
    outstanding: money(['70000000', '100000000'], '170000000'),
    realisationRate: { unit: 'ratio', values: [0.9067, 0], total: 0.8 },
    daysToPay: { unit: 'decimal', values: [77.25, null], total: 77.25 },
  },
});
const months = answerOf({
  by: { month: ['2026-03-01', '2026-04-01'], document: ['SKPDKB', 'SPPT'] },
  members,
  measures: { gross: money(['100000000', '900000000'], '1000000000') },
});
const collected = answerOf({
  by: { taxYear: ['2025', '2025'], ageMonths: ['0', '11'] },
  measures: { paid: money(['40', '50'], '90') },
});
const due = answerOf({ by: { taxYear: ['2025'], month: ['2025-04-01'] }, measures: { netDue: money(['100'], '100') } });
const bands = answerOf({
  by: { valueBand: ['1000000000', '5000000000'] },
  measures: {
    registered: { unit: 'count', values: [30, 10], total: 40 },
    baseValue: money(['45000000000', '60000000000'], '105000000000'),
  },
});
const outstanding = (dimension: 'unit' | 'city', code: string) =>
  answerOf({
    by: { [dimension]: [code] },
    members,
    measures: {
      outstanding: money(['170000000'], '170000000'),
      netDue: money(['850000000'], '850000000'),
      realisationRate: { unit: 'ratio', values: [0.8], total: 0.8 },
    },
  });

const options = (of: Record<string, { id: string; en: string }>) =>
  Object.entries(of).map(([code, name]) => ({ code, name, parent: null }));

const sizes = answerOf({
  by: { dueBand: ['0', '500000', '5000000'] },
  measures: { issued: { unit: 'count', values: [5, 12, 3], total: 20 }, netDue: money(['0', '8000000', '842000000'], '850000000') },
});
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const largest = casesOf({
  list: 'assessments',
  rows: [
    { number: '****0042', name: 'PT S***', document: 'SPPT', tax: 'PBBP2', unit: 'U1', on: '2026-04-08', amount: '170000000', ...YEAR },
  ],
  cases: 15,
  amount: '850000000',
  names: { tax: members.taxType, unit: members.unit, region: {} },
});

function answerFor(address: string) {
  if (address.startsWith('/api/v1/lists/assessments')) return largest;
  const known = optionsFor(address, { unit: options(members.unit), city: options(members.city) });
  if (known) return known;
  const answers: Record<string, ReturnType<typeof answerOf>> = {
    '': whole,
    'document,taxType': documents,
    'month,document': months,
    'taxYear,ageMonths': collected,
    'taxYear,month': due,
    valueBand: bands,
    dueBand: sizes,
    unit: outstanding('unit', 'U1'),
    city: outstanding('city', '31.71'),
  };
  return answers[new URL(address, 'http://server').searchParams.get('by') ?? ''];
}

const EXTRACTS = [
  { extract: 'assessments' as const, rows: 20, from: '2025-01-01', to: '2026-11-14', importedAt: '2026-11-15T01:00:00Z', source: 'a' },
];
const open = (more: RenderPageOptions = {}) =>
  openPage(taxTypesFeature, '/assessment', {
    wrapper: AnalysisProvider,
    answers: answerFor,
    status: { since: '2025-01-02', extracts: EXTRACTS },
    ...more,
  });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Analisis Ketetapan'],
  ['en', 'Assessment Analysis'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says what was assessed, taken off, audited and is left', async () => {
  await open();
  expect(await screen.findByText('15,0% dari pokok ketetapan')).toBeInTheDocument();
  expect(plain(screen.getByRole('article', { name: 'Pembebasan, pengurangan, dan pembatalan' }))).toContain('Rp 150 juta');
  expect(await screen.findByText('2 surat ketetapan kurang bayar')).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /^Pokok ketetapan, potongan, pembayaran/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    'Pokok ketetapanRp 1 miliar100,0%',
    'Pembebasan−Rp 100 juta10,0%',
    'Pengurangan−Rp 50 juta5,0%',
    'Pokok yang harus dibayarRp 850 juta85,0%',
    'Pokok ketetapan terbayar−Rp 680 juta68,0%',
    'Sisa pokok ketetapanRp 170 juta17,0%',
  ]);
});

it('compares what is not paid with the same days a year before', async () => {
  const compared = {
    ...whole,
    comparison: { from: '2025-01-01', to: '2025-11-14' },
    totals: { ...whole.totals, comparison: { ...whole.totals.current, outstanding: '200000000' } },
  };
  await open({
    details: 'closed',
    answers: (address) => (new URL(address, 'http://server').searchParams.has('by') ? answerFor(address) : compared),
  });
  // 30 of 200 million less.
  const sentence = await screen.findByText(/^Rp.170 juta pokok ketetapan belum dibayar/);
  expect(plain(sentence)).toBe('Rp 170 juta pokok ketetapan belum dibayar, turun 15,0% dari Rp 200 juta pada 1 Jan – 14 Nov 2025.');
});

it('compares nothing if the change rounds to 0.0%', async () => {
  const compared = {
    ...whole,
    comparison: { from: '2025-01-01', to: '2025-11-14' },
    totals: { ...whole.totals, comparison: { ...whole.totals.current, outstanding: '170060000' } },
  };
  await open({
    details: 'closed',
    answers: (address) => (new URL(address, 'http://server').searchParams.has('by') ? answerFor(address) : compared),
  });
  const sentence = await screen.findByText(/^Rp.170 juta dari pokok ketetapan/);
  expect(plain(sentence)).toBe('Rp 170 juta dari pokok ketetapan Rp 1 miliar belum dibayar.');
});

it('shows how much of a year is collected within so many months', async () => {
  await open();
  expect(await screen.findByText('90,0% pokok tahun pajak 2025 dibayar dalam 12 bulan.')).toBeInTheDocument();
  const heat = screen.getByRole('table', { name: /^Porsi pokok yang sudah dibayar/ });
  const [, first] = within(heat).getAllByRole('row');
  // Issued to 30 April 2025, 18 months before the end of the data.
  expect(plain(first as HTMLElement)).toBe('202540%40%40%40%40%40%90%90%----');
});

it('counts objects in bands, and lists the documents', async () => {
  await open({ language: 'en' });
  expect(
    await screen.findByText(
      (_, element) =>
        element?.tagName === 'P' &&
        plain(element as HTMLElement).startsWith('The band “Rp 1 billion to below Rp 2 billion” holds the most objects: 75.0%'),
    ),
  ).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: /^Assessments by document/ });
  expect(plain(within(table).getAllByRole('row')[1] as HTMLElement)).toBe(
    'Tax due noticeLand and Building Tax18900.000.00750.00680.0070.0090.67%77.3',
  );
});

it('follows assessments until they are overdue', async () => {
  await open();
  // 120 of 800 million due.
  expect(await screen.findByText('15,0% pokok yang sudah jatuh tempo belum dibayar.')).toBeInTheDocument();
  const list = screen.getByRole('list', { name: /^Pokok yang harus dibayar, yang sudah jatuh tempo/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    'Pokok yang harus dibayarRp 850 juta ',
    'Pokok yang sudah jatuh tempoRp 800 juta94,1% dari pokok yang harus dibayar',
    'Pokok ketetapan terbayarRp 680 juta80,0% dari pokok yang harus dibayar',
    'Pokok yang lewat jatuh tempoRp 120 juta14,1% dari pokok yang harus dibayar',
  ]);
});

it('counts assessments by size, those of nothing apart, and lists the largest', async () => {
  await open({ language: 'en' });
  expect(await screen.findByText('25.0% of assessments are nil: exempt, reduced or cancelled.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table: Assessments by size' }));
  const bandsTable = await screen.findByRole('table', { name: /^Number of assessments by net principal/ });
  expect(plain(within(bandsTable).getAllByRole('row')[1] as HTMLElement)).toBe('Rp 050.00');
  const table = await screen.findByRole('table', { name: /^Largest assessments/ });
  expect(plain(within(table).getAllByRole('row')[1] as HTMLElement)).toBe(
    '1. ****0042PT S***Tax due notice (SPPT)Land and Building TaxUP3D Gambir-20268 Apr 2026170.00',
  );
});

it('goes down into a unit', async () => {
  const { visited } = await open();
  const list = await screen.findByRole('list', { name: /^Sisa pokok per unit/ });
  await userEvent.click(within(list).getByRole('button', { name: /^UP3D Gambir/ }));
  expect(visited.at(-1)).toMatch(/U1/);
});

it('says which extract brings assessments', async () => {
  const bare = answerOf({
    measures: { issued: { unit: 'count', total: null } },
    notes: [{ code: 'not-imported', params: { extract: 'assessments' } }],
  });
  await open({ answers: (address) => (address.startsWith('/api/v1/lists/') ? casesOf({ missing: ['assessments'] }) : bare) });
  expect(screen.queryByRole('list', { name: /^Pokok ketetapan/ })).not.toBeInTheDocument();
  expect(await screen.findByText(/^Belum diimpor: .*ketetapan/)).toBeInTheDocument();
});

it('leads to the objects behind the bands, with its filters', async () => {
  await open({ path: '/assessment?t=PBBP2' });
  const link = screen.getByRole('link', { name: 'Demografi Objek Pajak' });
  expect(link).toHaveAttribute('href', '/demo-taxobject?t=PBBP2');
});
