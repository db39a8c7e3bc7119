import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Note } from '@pendapa/contracts';
import { answerOf, openPage, type RenderPageOptions } from '@pendapa/testing';
import { topFiveFeature } from '../manifest.ts';

/** A busy machine needs seconds to render a whole page. */
const PATIENT = { timeout: 10_000 };

const MONTHS = ['2026-09-01', '2026-10-01', '2026-11-01'];
const LAST_YEAR = { from: '2025-01-01', to: '2025-11-14' };
const SPAN = { from: '2026-09-01', to: '2026-11-14' };

const members = {
  taxType: {
    PBBP2: { id: 'Pajak Bumi dan Bangunan', en: 'Land and Building Tax' },
    REKLAME: { id: 'Pajak Reklame', en: 'Advertising Tax' },
  },
};

const yearToDate = answerOf({
  measures: {
    amount: { unit: 'money', total: '1100000000', totalBefore: '1000000000' },
    // 222 million of this year and 200 of last year have no object.
    amountOnObjects: { unit: 'money', total: '882000000', totalBefore: '800000000' },
    payingObjects: { unit: 'count', total: 1050, totalBefore: 1000 },
    amountPerObject: { unit: 'money', total: '840000', totalBefore: '800000' },
  },
  comparison: LAST_YEAR,
});
const registered = answerOf({ measures: { registered: { unit: 'count', total: 2000, totalBefore: 2000 } }, comparison: LAST_YEAR });
const byTax = answerOf({
  by: { taxType: ['PBBP2', 'REKLAME'] },
  members,
  measures: {
    amount: {
      unit: 'money',
      values: ['825000000', '275000000'],
      before: ['800000000', '200000000'],
      total: '1100000000',
      totalBefore: '1000000000',
    },
  },
  comparison: LAST_YEAR,
});
const months = answerOf({
  by: { month: MONTHS },
  measures: {
    amount: {
      unit: 'money',
      values: ['90000000', '120000000', '40000000'],
      before: ['100000000', '100000000', '50000000'],
      total: '250000000',
    },
  },
  period: SPAN,
  comparison: { from: '2025-09-01', to: '2025-11-14' },
});
const paying = answerOf({
  by: { month: MONTHS },
  measures: {
    payingObjects: { unit: 'count', values: [300, 400, 100], total: 700 },
    amountPerObject: { unit: 'money', values: ['300000', '300000', '400000'], total: '357142' },
  },
  period: SPAN,
});
const registeredMonths = answerOf({
  by: { month: MONTHS },
  measures: { registered: { unit: 'count', values: [1990, 1995, 2000], total: 2000 } },
  period: SPAN,
});

function answerFor(address: string) {
  const url = new URL(address, 'http://server');
  const byMonth = url.searchParams.get('by') === 'month';
  if (url.pathname.endsWith('/objects')) return byMonth ? registeredMonths : registered;
  if (url.searchParams.get('by') === 'taxType') return byTax;
  if (!byMonth) return yearToDate;
  return url.searchParams.get('m') === 'amount' ? months : paying;
}

const open = (options: RenderPageOptions = {}) =>
  openPage(topFiveFeature, '/revenue-op-trend', {
    wrapper: AnalysisProvider,
    answers: answerFor,
    status: { since: '2026-09-02' },
    ...options,
  });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const card = async (name: string): Promise<HTMLElement> => screen.findByRole('article', { name });

it('answers its question in one sentence', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tren Pendapatan vs Objek Pajak');
  expect(
    await screen.findByText(/^Realisasi dari objek pajak naik 10,3%: objek yang membayar \+5,0%, nilai yang dibayar tiap objek \+5,0%\.$/),
  ).toBeInTheDocument();
});

it('shows the change of each tax, the largest first, and what explains most of it', async () => {
  const effects = answerOf({
    by: { taxType: ['REKLAME', 'PBBP2'] },
    members,
    measures: {
      // 10 objects of 10 million, then 12 of 10; 100 objects of 1 million, then 90 of 1.
      amountOnObjects: { unit: 'money', values: ['120000000', '90000000'], before: ['100000000', '100000000'], total: '210000000' },
      payingObjects: { unit: 'count', values: [12, 90], before: [10, 100], total: 102 },
    },
    comparison: LAST_YEAR,
  });
  const answers = (address: string) =>
    address.includes('amountOnObjects') && address.includes('by=taxType') ? effects : answerFor(address);
  await open({ language: 'en', details: 'closed', answers });
  expect(
    await screen.findByText(/^Advertising Tax changed most: \+Rp.20 million, mostly because of the number of objects\.$/),
  ).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /^Why revenue changed, by tax type/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    'Advertising Tax+Rp 20 million20.0% up · because of the number',
    'Land and Building Tax−Rp 10 million10.0% down · because of the number',
  ]);
  const steps = screen.getByRole('region', { name: 'To follow up' });
  expect(within(steps).getAllByRole('listitem').map(plain)).toEqual([
    'Rp 10 millionLand and Building Tax fell 10.0%: see the units and regions that caused it.',
  ]);
});

describe('causes of the change of each tax', () => {
  /** Amounts in million. */
  interface Taxes {
    readonly amounts: readonly (number | null)[];
    readonly amountsBefore: readonly number[];
    readonly objects: readonly number[];
    readonly objectsBefore: readonly number[];
  }
  const inUnits = (amount: number | null) => (amount === null ? null : String(amount * 1_000_000));

  /** Rows of the panel of PBB and Reklame. */
  async function rowsOf({ amounts, amountsBefore, objects, objectsBefore }: Taxes) {
    const effects = answerOf({
      by: { taxType: ['PBBP2', 'REKLAME'] },
      members,
      measures: {
        amountOnObjects: { unit: 'money', values: amounts.map(inUnits), before: amountsBefore.map(inUnits), total: '1000000000' },
        payingObjects: { unit: 'count', values: objects, before: objectsBefore, total: 200 },
      },
      comparison: LAST_YEAR,
    });
    const answers = (address: string) =>
      address.includes('amountOnObjects') && address.includes('by=taxType') ? effects : answerFor(address);
    await open({ language: 'en', details: 'closed', answers });
    const list = await screen.findByRole('list', { name: /^Why revenue changed, by tax type/ });
    return within(list).getAllByRole('listitem').map(plain);
  }

  it('are both named where neither explains two thirds', async () => {
    // 100 objects of 1 million, then 110 of 1.1: 10 x 1.05 = 10.5 of 21 million.
    const rows = await rowsOf({ amounts: [121, 50], amountsBefore: [100, 50], objects: [110, 10], objectsBefore: [100, 10] });
    expect(rows[0]).toBe('Land and Building Tax+Rp 21 million21.0% up · because of both');
    expect(
      screen.getByText(/^Land and Building Tax changed most: \+Rp.21 million, by number of objects and by amount per object\.$/),
    ).toBeInTheDocument();
  });

  it('are not told of a tax that began, but it stays first if it changed most', async () => {
    // Reklame: nothing, then 30 million. PBB: 100 objects of 1 million, then 90 of 1.
    const rows = await rowsOf({ amounts: [90, 30], amountsBefore: [100, 0], objects: [90, 3], objectsBefore: [100, 0] });
    expect(rows).toEqual([
      expect.stringMatching(/^Advertising Tax\+Rp 30 million/),
      'Land and Building Tax−Rp 10 million10.0% down · because of the number',
    ]);
    expect(rows[0]).not.toMatch(/mostly/);
    expect(screen.queryByText(/changed most/)).not.toBeInTheDocument();
  });

  it('name no tax as most changed while a change is unknown', async () => {
    const rows = await rowsOf({ amounts: [90, null], amountsBefore: [100, 50], objects: [90, 3], objectsBefore: [100, 5] });
    expect(rows[0]).toBe('Land and Building Tax−Rp 10 million10.0% down · because of the number');
    expect(screen.queryByText(/changed most/)).not.toBeInTheDocument();
  });
});

it('shows the key figures with their change, and both ranges once for all of them', async () => {
  await open();
  await waitFor(async () => expect(plain(await card('Realisasi'))).toContain('Rp 1,1 miliar'), PATIENT);
  expect(plain(await card('Realisasi'))).toContain('10,0% naik dari Rp 1 miliar');
  expect(plain(await card('Realisasi'))).not.toContain('Nov 2026');
  expect(screen.getByRole('button', { name: /^Rentang tanggal: Tahun ini, 1.Jan.–.14.Nov.2026$/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Pembanding: dibanding 1.Jan.–.14.Nov.2025$/ })).toBeInTheDocument();
  await waitFor(async () => expect(plain(await card('Objek Pajak terdaftar'))).toContain('2.000'), PATIENT);
});

it('ranks the tax types with share and change', async () => {
  await open({ language: 'en' });
  const list = await screen.findByRole('list', { name: /^Revenue by tax type/ });
  const [first] = within(list).getAllByRole('listitem');
  expect(plain(first as HTMLElement)).toBe('Land and Building TaxRp 825 million75.0% · 3.1% up');
});

it('lists the months, the latest first and marked as unfinished', async () => {
  await open();
  const table = await screen.findByRole('table');
  await waitFor(() => expect(plain(table)).toContain('Rasio pembayaran'), PATIENT);
  const [, first] = within(table).getAllByRole('row');
  expect(plain(first as HTMLElement)).toBe('November 2026 (s.d. 14 Nov 2026)40,0020,00% turun1002.0005,00%0,40');
});

it('goes back as many months as are chosen, three years by itself, and the address says so', async () => {
  const { server, visited } = await open({ status: { since: '2019-01-02' } });
  await userEvent.click(await screen.findByRole('button', { name: '60 bulan' }));
  const byMonth = () => server.requestedAddresses.filter((address) => address.includes('by=month'));
  await waitFor(() => expect(byMonth().filter((address) => address.includes('from=2021-12-01'))).toHaveLength(3), PATIENT);
  expect(byMonth().filter((address) => address.includes('from=2023-12-01'))).toHaveLength(3);
  expect(visited.at(-1)).toContain('tm=60');
  expect(screen.getByRole('button', { name: '60 bulan' })).toHaveAttribute('aria-pressed', 'true');
});

it('turns a chart into its table', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan sebagai tabel: Realisasi per jenis pajak' }));
  const table = await within(screen.getByRole('region', { name: 'Realisasi per jenis pajak' })).findByRole('table');
  expect(plain(within(table).getByRole('row', { name: /^Jumlah/ }))).toBe('Jumlah1.100,00100,00%10,00% naik');
});

it('says what the extracts lack and never shows zero for it', async () => {
  const bare = (address: string) => {
    const full = answerFor(address);
    const [missing, lacking] = address.includes('/objects') ? ['objects', true] : ['', address.includes('payingObjects')];
    if (!lacking) return full;
    const columns = full.columns.map((column) =>
      column.kind === 'measure' && column.key !== 'amount' ? { ...column, values: column.values.map(() => null) } : column,
    );
    const unknown = (totals: Readonly<Record<string, string | number | null>>) =>
      Object.fromEntries(Object.entries(totals).map(([key, value]) => [key, key === 'amount' ? value : null]));
    const totals = { current: unknown(full.totals.current), comparison: full.totals.comparison && unknown(full.totals.comparison) };
    const note: Note = missing
      ? { code: 'not-imported', params: { extract: missing } }
      : { code: 'recap-only', params: { measures: 'payingObjects,amountPerObject' } };
    return { ...full, columns, totals, notes: [note] };
  };
  await open({ answers: bare });
  expect(await screen.findByText('Belum diimpor: objek pajak.', {}, PATIENT)).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Objek Pajak terdaftar' })).not.toBeInTheDocument();
  expect(plain(await card('Objek Pajak yang membayar'))).toContain('-Data rekap tanpa rincian objek pajak yang membayar');
  expect(
    await screen.findByText('Garis Objek Pajak tidak ditampilkan. Data rekap tanpa rincian objek pajak yang membayar.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Rasio pembayaran')).not.toBeInTheDocument();
  expect(await screen.findByText(/Realisasi naik 10,0%, dari Rp/)).toBeInTheDocument();
});

it('calls a change that rounds to 0.0% no change', async () => {
  const current = { ...yearToDate.totals.current, amountOnObjects: '800200000', payingObjects: 1000, amountPerObject: '800200' };
  const still = { ...yearToDate, totals: { ...yearToDate.totals, current } };
  await open({ answers: (address) => (answerFor(address) === yearToDate ? still : answerFor(address)) });
  expect(
    await screen.findByText('Realisasi dari objek pajak tetap: objek yang membayar 0,0%, nilai yang dibayar tiap objek 0,0%.'),
  ).toBeInTheDocument();
});

it('writes amounts in the currency of the agency', async () => {
  await open({ status: { since: '2026-09-02', currency: { code: 'USD', symbol: '$', digits: 2 } }, language: 'en' });
  await waitFor(async () => expect(plain(await card('Actual revenue'))).toContain('$11 million'), PATIENT);
});

it('explains a failure in the place of each figure and offers another try', async () => {
  await open({ answers: () => ({ status: 500, code: 'internal', params: {} }) });
  expect((await screen.findAllByRole('button', { name: 'Coba lagi' })).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
