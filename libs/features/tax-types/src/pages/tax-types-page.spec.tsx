import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { TaxDueRules } from '@pendapa/contracts';
import { answerOf, optionsFor, openPage, type RenderPageOptions } from '@pendapa/testing';
import { taxTypesFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const LAST_YEAR = { from: '2025-01-01', to: '2025-11-14' };
const SPAN = { from: '2023-12-01', to: '2026-11-14' };
const members = {
  taxType: {
    PBJT_MAMIN: { id: 'PBJT Makanan dan/atau Minuman', en: 'Specified Goods & Services Tax - Food' },
    PKB: { id: 'Pajak Kendaraan Bermotor', en: 'Motor Vehicle Tax' },
  },
  formerTax: {
    PBJT_MAMIN: { id: 'Pajak Restoran', en: 'Pajak Restoran' },
    PKB: { id: 'Pajak Kendaraan Bermotor', en: 'Motor Vehicle Tax' },
  },
  taxSystem: { self: { id: 'Dihitung sendiri', en: 'Self-assessed' }, official: { id: 'Ditetapkan', en: 'Officially assessed' } },
  taxCategory: { PBJT: { id: 'PBJT', en: 'PBJT' }, KENDARAAN: { id: 'Pajak Kendaraan', en: 'Vehicle taxes' } },
  unit: { U1: { id: 'UP3D Gambir', en: 'UP3D Gambir' } },
  city: { '31.71': { id: 'Jakarta Pusat', en: 'Central Jakarta' } },
};

const taxes = answerOf({
  by: { taxType: ['PKB', 'PBJT_MAMIN'] },
  members,
  measures: {
    realised: {
      unit: 'money',
      values: ['600000000', '400000000'],
      before: ['500000000', '400000000'],
      total: '1000000000',
      totalBefore: '900000000',
    },
    realisedToDate: { unit: 'money', values: ['600000000', '400000000'], total: '1000000000' },
    target: { unit: 'money', values: ['1000000000', '400000000'], total: '1400000000' },
    targetApbd: { unit: 'money', values: ['900000000', '400000000'], total: '1300000000' },
    targetApbdp: { unit: 'money', values: ['1000000000', '400000000'], total: '1400000000' },
    planToDate: { unit: 'money', values: ['800000000', '350000000'], total: '1150000000' },
    achievement: { unit: 'ratio', values: [0.6, 1], before: [0.5, 0.9], total: 0.7143, totalBefore: 0.7 },
    planAchievement: { unit: 'ratio', values: [0.75, 1.1429], total: 0.8696 },
    planVariance: { unit: 'money', values: ['-200000000', '50000000'], total: '-150000000' },
  },
  comparison: LAST_YEAR,
});
const payersOf = (now: readonly number[]) =>
  answerOf({
    by: { taxType: ['PKB', 'PBJT_MAMIN'] },
    members,
    measures: { payingObjects: { unit: 'count', values: now, before: [90, 60], total: 150, totalBefore: 150 } },
    comparison: LAST_YEAR,
  });
const money = (value: string) => ({ unit: 'money' as const, values: [value], before: [value], total: value, totalBefore: value });
const facts = answerOf({
  by: { taxType: ['PKB', 'PBJT_MAMIN'], formerTax: ['PKB', 'PBJT_MAMIN'], taxSystem: ['official', 'self'] },
  members,
  measures: { amount: { unit: 'money', values: ['6', '4'], total: '10' } },
  period: SPAN,
});
const parts = (dimension: 'taxCategory' | 'formerTax', codes: readonly string[]) =>
  answerOf({
    by: { month: ['2023-12-01', '2024-01-01'], [dimension]: codes },
    members,
    measures: { amount: { unit: 'money', values: ['90000000', '60000000'], total: '150000000' } },
    period: SPAN,
  });
const objects = answerOf({
  measures: {
    registered: { unit: 'count', total: 200 },
    payingObjects: { unit: 'count', total: 150 },
    payingRatio: { unit: 'ratio', total: 0.75 },
  },
});

const options = (of: Record<string, { id: string; en: string }>) =>
  Object.entries(of).map(([code, name]) => ({ code, name, parent: null }));

const rule = { length: null, unit: null, basis: null, validFrom: '2024-01-05', validTo: null };
const dueRules: TaxDueRules = {
  asOf: '2026-11-14',
  dues: [
    { ...rule, tax: 'PBJT_MAMIN', rule: 'after-period', next: '2026-12-14', length: 10, unit: 'working-days' },
    { ...rule, tax: 'PKB', rule: 'own-date', next: null },
  ],
  generation: 1,
};

function answerFor(address: string) {
  if (address === '/api/v1/tax-dues') return dueRules;
  const known = optionsFor(address, { taxType: options(members.taxType), taxCategory: options(members.taxCategory) });
  if (known) return known;
  const url = new URL(address, 'http://server');
  if (url.pathname.endsWith('/objects')) return objects;
  if (url.pathname.endsWith('/revenue') && url.searchParams.get('by') === 'taxType') return payersOf([100, 50]);
  const answers: Record<string, ReturnType<typeof answerOf>> = {
    '': taxes,
    'taxType,formerTax,taxSystem': facts,
    'month,taxCategory': parts('taxCategory', ['KENDARAAN', 'PBJT']),
    'month,formerTax': parts('formerTax', ['PBJT_MAMIN', 'PBJT_MAMIN']),
    unit: answerOf({ by: { unit: ['U1'] }, members, measures: { amount: money('600000000') }, comparison: LAST_YEAR }),
    city: answerOf({ by: { city: ['31.71'] }, members, measures: { amount: money('600000000') }, comparison: LAST_YEAR }),
    taxType: taxes,
  };
  return answers[url.searchParams.get('by') ?? ''];
}

const open = (more: RenderPageOptions = {}) =>
  openPage(taxTypesFeature, '/tax-types', { wrapper: AnalysisProvider, answers: answerFor, ...more });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const card = (name: string) => screen.findByRole('article', { name });

it.each([
  ['id', 'Analisis Jenis Pajak'],
  ['en', 'Tax Type Analysis'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says how many tax types are on plan, which lies furthest below and which grows most', async () => {
  await open();
  expect(await screen.findByText('Sudah mencapai target setahun penuh: 1')).toBeInTheDocument();
  expect(plain(await card('Jenis pajak sesuai rencana'))).toContain('1 dari 2');
  expect(plain(await card('Kekurangan terbesar'))).toContain('Rp 200 jutaPajak Kendaraan Bermotor: 75,0% dari rencana');
  expect(plain(await card('Pertumbuhan tertinggi'))).toContain('+20,0%Pajak Kendaraan Bermotor');
  expect(
    await screen.findByText(
      (_, element) =>
        plain(element as HTMLElement) ===
          '1 dari 2 jenis pajak sesuai rencana; kekurangan terbesar pada Pajak Kendaraan Bermotor: Rp 200 juta.' &&
        element?.tagName === 'P',
    ),
  ).toBeInTheDocument();
});

it('tells the growth of no tax type first that rests on fewer than thirty payers', async () => {
  const few = (address: string) => /answers\/revenue\?.*by=taxType(&|$)/.test(address);
  await open({ answers: (address) => (few(address) ? payersOf([29, 50]) : answerFor(address)) });
  await waitFor(async () =>
    expect(plain(await card('Pertumbuhan tertinggi'))).toContain(
      '0,0%PBJT Makanan dan/atau Minuman; 1 jenis pajak dengan kurang dari 30 objek yang membayar tidak diberi peringkat',
    ),
  );
});

it('walks from plan to revenue, and a tax type leads to its units, regions and objects', async () => {
  const { visited } = await open();
  const list = await screen.findByRole('list', { name: /^Dari rencana kas ke realisasi/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    'Rencana kasRp 1,15 miliar',
    'Pajak Kendaraan Bermotor−Rp 200 juta',
    'PBJT Makanan dan/atau Minuman+Rp 50 juta',
    'RealisasiRp 1 miliar',
  ]);
  await userEvent.click(within(list).getByRole('button', { name: /^Pajak Kendaraan/ }));
  expect(visited.at(-1)).toMatch(/PKB/);
  expect(await screen.findByRole('heading', { name: 'Unit penerima: Pajak Kendaraan Bermotor' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Wilayah: Pajak Kendaraan Bermotor' })).toBeInTheDocument();
  expect(await screen.findByText('75,0%')).toBeInTheDocument();
});

it('parts the tax types into four named classes', async () => {
  await open({ language: 'en' });
  // Shares 60 % and 40 %, equal share 50 %. Growth 20 % and 0 %, of all 11.1 %.
  expect(await screen.findByText(/^Prime \(large share, fast growth\): Motor Vehicle Tax\. Potential: /)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table: Contribution and growth' }));
  const table = await screen.findByRole('table', { name: /in four classes/ });
  expect(within(table).getAllByRole('row').slice(1).map(plain)).toEqual([
    'Motor Vehicle TaxPrime60.00%20.00%',
    'Specified Goods & Services Tax - FoodLagging40.00%0.00%',
  ]);
});

it('names the system, the next due date and the former name, and on request calls the taxes by it', async () => {
  const { visited } = await open();
  const table = await screen.findByRole('table', { name: /^Jenis pajak: target/ });
  await waitFor(() => expect(plain(table)).toContain('Dihitung sendiri'));
  const [, first, second] = within(table).getAllByRole('row');
  expect(plain(first as HTMLElement)).toContain('Pajak Kendaraan Bermotor600,0060,00%Di bawah 95% rencana−200,00');
  expect(plain(first as HTMLElement)).toContain('1.000,00900,00');
  expect(plain(second as HTMLElement)).toContain('14 Des 2026Dihitung sendiriPajak Restoran');
  expect(plain(first as HTMLElement)).toContain('Berbeda untuk tiap objek');
  expect(screen.getByText(/^Jatuh tempo terdekat: 14 Des 2026 \(PBJT Makanan dan\/atau Minuman\)/)).toBeInTheDocument();
  expect(screen.getByText('Perubahan 2024')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Pakai nama sebelum 2024' }));
  expect(visited.at(-1)).toBe('/tax-types?fn=former');
  expect(await screen.findByRole('heading', { name: 'Pajak yang berganti nama, per bulan' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: /^Pajak Restoran/ })).toBeInTheDocument();
});

it('says which extract brings the targets', async () => {
  const without = (address: string) => {
    const full = answerFor(address);
    if (!address.includes('/achievement') || !full || !('columns' in full)) return full;
    const unknown = ['target', 'targetApbd', 'targetApbdp', 'plan', 'achievement', 'planAchievement', 'planVariance'];
    const columns = full.columns.map((column) =>
      column.kind === 'measure' && unknown.includes(column.key) ? { ...column, values: column.values.map(() => null) } : column,
    );
    const bare = (totals: typeof full.totals.current) =>
      Object.fromEntries(Object.entries(totals).map(([key, value]) => [key, unknown.includes(key) ? null : value]));
    const totals = { current: bare(full.totals.current), comparison: full.totals.comparison && bare(full.totals.comparison) };
    return { ...full, columns, totals, notes: [{ code: 'not-imported' as const, params: { extract: 'targets' } }] };
  };
  await open({ answers: without });
  expect(await screen.findByText('Belum diimpor: target.')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: /^Dari rencana kas/ })).not.toBeInTheDocument();
});

it('says which data are missing where no due date is known', async () => {
  await open({ answers: (address) => (address === '/api/v1/tax-dues' ? { ...dueRules, dues: [] } : answerFor(address)) });
  expect(await screen.findByText(/Tanggal jatuh tempo belum diketahui: aturan pajak belum diimpor/)).toBeInTheDocument();
});

it('offers another try where it failed', async () => {
  await open({ answers: () => ({ status: 500, code: 'internal', params: {} }) });
  expect((await screen.findAllByRole('button', { name: 'Coba lagi' })).length).toBeGreaterThan(0);
});
