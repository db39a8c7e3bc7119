import { configure, screen, waitFor, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, casesOf, openPage, optionsFor, referencesOf, type RenderPageOptions, type StubAnswers } from '@pendapa/testing';
import { arrearsFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const PKB = { id: 'Pajak Kendaraan Bermotor', en: 'Motor Vehicle Tax' };
const members = { taxType: { PKB }, ageBand: { '0-1': { id: 'Di bawah 1 tahun', en: 'Under 1 year' } } };
const money = (value: string | null) => ({ unit: 'money' as const, values: value === null ? [null] : [value], total: value });
const ratio = (value: number) => ({ unit: 'ratio' as const, values: [value], total: value });

// 100 in arrears: 30 lapsed, 10 disputed, 5 uncollectible, 55 collectible with an allowance of 15.
const WORTH = {
  total: money('100000000'),
  lapsed: money('30000000'),
  disputed: money('10000000'),
  uncollectible: money('5000000'),
  collectible: money('55000000'),
  collectibleAllowance: money('15000000'),
  netCollectible: money('40000000'),
  allowance: money('45000000'),
  netValue: money('55000000'),
  expiring: money('2000000'),
  overYearShare: ratio(0.4),
};
const RATIOS = { arrearsRatio: ratio(0.15), collectibleRatio: ratio(0.08) };
const LAPSES = { unit: 'money' as const, values: ['5000000', '15000000'], total: '20000000' };
const notes = [{ code: 'snapshot' as const, params: { on: '2026-10-31', comparedOn: '' } }];
const band = (code: string, atLeast: number | null) => ({
  indicator: 'arrearsRatio',
  code,
  name: { id: code.toUpperCase(), en: code.toUpperCase() },
  atLeast,
  validFrom: '2019-01-01',
  validTo: null,
  source: null,
});

const LAPSING = casesOf({
  list: 'lapsing',
  snapshot: '2026-10-31',
  rows: [{ number: 'B 1 ABC', tax: 'PKB', on: '2026-12-15', count: 1, amount: '2000000' }],
  names: { tax: { PKB }, unit: {}, region: {} },
});

const answers =
  (worth: Partial<typeof WORTH>): StubAnswers =>
  (address) => {
    if (address.startsWith('/api/v1/references')) return referencesOf({ bands: [band('c', 0.2), band('b', 0.1), band('a', null)] });
    if (address.startsWith('/api/v1/lists/lapsing')) return LAPSING;
    const known = optionsFor(address, { taxType: [{ code: 'PKB', name: PKB, parent: null }] });
    if (known) return known;
    const by = new URL(address, 'http://server').searchParams.get('by') ?? '';
    if (by === '') return answerOf({ measures: { ...WORTH, ...RATIOS, ...worth }, notes });
    const rows: Readonly<Record<string, readonly string[]>> =
      by === 'taxType,ageBand' ? { taxType: ['PKB'], ageBand: ['0-1'] } : { [by]: ['PKB'] };
    if (by === 'lapseMonth') return answerOf({ by: { lapseMonth: ['01', '12'] }, measures: { expiring: LAPSES }, notes });
    const measures = new URL(address, 'http://server').searchParams.get('m');
    if (measures === 'arrearsRatio') return answerOf({ by: rows, members, measures: { arrearsRatio: RATIOS.arrearsRatio }, notes });
    const objects = { unit: 'count' as const, values: [2], total: 2 };
    return answerOf({
      by: rows,
      members,
      measures: { ...WORTH, objects, principal: money('90000000'), penalty: money('10000000') },
      notes,
    });
  };
const open = (language: 'id' | 'en', worth: Partial<typeof WORTH> = {}, chosen = '', details: RenderPageOptions['details'] = undefined) =>
  openPage(arrearsFeature, `/arrears-tax-type${chosen}`, { language, wrapper: AnalysisProvider, answers: answers(worth), details });

it.each([
  ['id', 'Tunggakan per Jenis Pajak'],
  ['en', 'Arrears per Tax Type'],
] as const)('is headed in %s', async (language, title) => {
  await open(language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('shows first the largest tax, when arrears lapse, and the steps to what is expected', async () => {
  await open('id', {}, '', 'closed');
  expect(await screen.findByText('40,0% tunggakan diperkirakan tertagih; Rp 2 juta akan kedaluwarsa dalam 12 bulan.')).toBeInTheDocument();
  const largest = within(await screen.findByRole('list', { name: /^Jenis pajak menurut tunggakannya/ }));
  expect(largest.getByText('Rp 40 juta')).toBeInTheDocument();
  // 15 of 20 in the last month.
  expect(await screen.findByText('Terbanyak pada bulan yang berakhir 31 Okt 2027: Rp 15 juta akan kedaluwarsa.')).toBeInTheDocument();
  expect(screen.queryByText('Kualitas piutang dan penyisihannya', { selector: 'h2, h3' })).not.toBeInTheDocument();
});

it('goes from what is owed to what may come in, beside the value of the balance sheet', async () => {
  await open('en');
  expect(
    await screen.findByText('40.0% of the arrears are expected to be collected; Rp 2 million will lapse within 12 months.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Net value in the balance sheet' })).toHaveTextContent('Rp 55 million');
  expect(await screen.findByText('TADAT P5-15-1: B')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: /^Arrears and their net value per tax type/ });
  expect(within(table).getByRole('row', { name: /Motor Vehicle Tax/ })).toHaveTextContent(/100\.00.*15\.00%/);
});

it('narrows to a class of quality all but what is of a year of revenue, and says which', async () => {
  const { server } = await open('en', {}, '?q=doubtful&ty=2021');
  const table = await screen.findByRole('region', { name: 'Arrears per tax type' });
  await waitFor(() => expect(table).toHaveTextContent('The filter receivable quality does not apply to: Arrears ratio'));
  expect(table).toHaveTextContent('The filter tax year does not apply to: Arrears ratio');
  const addresses = server.requestedAddresses
    .map((address) => new URL(address, 'http://server').searchParams)
    .filter((question) => question.has('m'));
  const narrowed = (question: URLSearchParams): boolean => question.get('quality') === 'doubtful' && question.get('taxYear') === '2021';
  const [ratios, others] = [true, false].map((of) => addresses.filter((question) => /Ratio/.test(question.get('m') ?? '') === of));
  expect(ratios?.filter(narrowed)).toEqual([]);
  expect(others?.filter((question) => !narrowed(question))).toEqual([]);
});

it('says nothing of what may come in where the marks are not known', async () => {
  await open('id', { netCollectible: money(null), collectible: money(null) });
  expect((await screen.findAllByText('Kualitas piutang dan penyisihannya')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/% tunggakan diperkirakan tertagih/)).not.toBeInTheDocument();
});

it('lists whose debts lapse within twelve months, at the snapshot', async () => {
  await open('id');
  expect(await screen.findByText('Tunggakan 1 objek akan kedaluwarsa, totalnya Rp 2 juta.')).toBeInTheDocument();
  expect(screen.getByText('Pokok dan denda, posisi 31 Okt 2026')).toBeInTheDocument();
});

it('names each month of lapse by the day that ends it, the empty ones too', async () => {
  await open('en');
  expect(await screen.findByText('Most will lapse in the month that ends on 31 Oct 2027: Rp 15 million.')).toBeInTheDocument();
  const months = within(await screen.findByRole('list', { name: /^Arrears that will lapse in each month/ })).getAllByRole('listitem');
  expect(months).toHaveLength(12);
  expect(months[0]).toHaveTextContent(/Month to 30 Nov 2026.*Rp 5 million/);
  expect(months[1]).toHaveTextContent(/Month to 31 Dec 2026.*Rp 0/);
});
