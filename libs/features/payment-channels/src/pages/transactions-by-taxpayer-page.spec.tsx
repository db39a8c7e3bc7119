import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer, ListedCases } from '@pendapa/contracts';
import { answerOf, casesOf, openPage, statusOf, type RenderPageOptions } from '@pendapa/testing';
import { paymentChannelsFeature } from '../manifest.ts';

/** A busy machine needs seconds to render a whole page. */
const PATIENT = { timeout: 10_000 };

beforeEach(() => {
  // The test environment has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

const members = {
  transactionsBand: { '01': { id: '1 transaksi', en: '1 transaction' }, '02': { id: '2 transaksi', en: '2 transactions' } },
  taxpayerKind: { individual: { id: 'Orang Pribadi', en: 'Individual' }, corporate: { id: 'Badan', en: 'Corporate' } },
};
const count = (values: (number | null)[], total: number) => ({ unit: 'count' as const, values, total });
const money = (values: string[], total: string) => ({ unit: 'money' as const, values, total });

const answers: Readonly<Record<string, Answer>> = {
  transactionsBand: answerOf({
    by: { transactionsBand: ['01', '02'] },
    members,
    measures: {
      taxpayers: count([75, 25], 100),
      amount: money(['600', '400'], '1000'),
      transactions: count([75, 50], 125),
      transactionsPerTaxpayer: { unit: 'decimal', values: [1, 2], total: 1.25 },
    },
  }),
  'transactionsBand,taxpayerKind': answerOf({
    by: { transactionsBand: ['01', '01', '02'], taxpayerKind: ['individual', 'corporate', 'individual'] },
    members,
    measures: { taxpayers: count([60, 15, 25], 100) },
  }),
  // One of a hundred payers paid 400 of 1,000.
  amountBand: answerOf({
    by: { amountBand: ['0', '100000000'] },
    measures: { taxpayers: count([99, 1], 100), amount: money(['600', '400'], '1000') },
  }),
};
const STOPPED = casesOf({
  list: 'stopped-payers',
  rows: [
    { name: 'PT S***', number: '****0021', kind: 'corporate', tax: 'RESTO', on: '2026-07-10', count: 12, amount: '500' },
    { name: 'CV M***', number: '****0022', kind: 'corporate', tax: 'RESTO', on: '2026-06-10', count: 7, amount: '200' },
  ],
  names: { tax: { RESTO: { id: 'PBJT Makanan', en: 'Food' } }, unit: {}, region: {} },
});
const CHANGED = casesOf({ list: 'largest-falls', rows: [{ name: 'PT T***', number: '****0031', before: '900', amount: '300' }] });

const TOTALS = answerOf({
  measures: {
    payingTaxpayers: { unit: 'count', total: 100, totalBefore: 80 },
    amountPerTaxpayer: { unit: 'money', total: '10', totalBefore: '10' },
  },
  comparison: { from: '2025-01-01', to: '2025-11-14' },
});

function answerFor(address: string): Answer | ListedCases | undefined {
  const { pathname, searchParams } = new URL(address, 'http://server');
  if (pathname.endsWith('/stopped-payers')) return STOPPED;
  if (pathname.includes('/lists/')) return CHANGED;
  return searchParams.has('by') ? answers[searchParams.get('by') ?? ''] : TOTALS;
}

const open = (more: RenderPageOptions = {}) =>
  openPage(paymentChannelsFeature, '/transactions-by-taxpayer', { wrapper: AnalysisProvider, answers: answerFor, ...more });
const card = async (name: string): Promise<string> =>
  ((await screen.findByRole('article', { name }, PATIENT)).textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Transaksi per Wajib Pajak'],
  ['en', 'Transactions per Taxpayer'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says how many pay once, how few bring most, and who stopped', async () => {
  await open();
  expect(
    await screen.findByText('75,0% wajib pajak membayar hanya satu kali pada tahun 2026 dan menyumbang 60,0% realisasi.', {}, PATIENT),
  ).toBeInTheDocument();
  await waitFor(async () => expect(await card('Porsi 1% pembayar terbesar')).toContain('40,0%'), PATIENT);
  await waitFor(async () => expect(await card('Wajib pajak berhenti membayar')).toContain('Wajib pajak berhenti membayar2'), PATIENT);
});

it('ends with whom to call and what to look at, and shows no list before it is opened', async () => {
  await open({ details: 'closed' });
  await waitFor(async () => expect(await card('Wajib pajak yang membayar')).toContain('10025,0% naik dari 80'), PATIENT);
  const steps = await screen.findByRole('region', { name: 'Tindak lanjut' }, PATIENT);
  const lines = () =>
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  await waitFor(
    () =>
      expect(lines()).toEqual([
        'Rp 700Dibayar 2 pembayar pajak bulanan dalam setahun sebelum berhenti: buka daftarnya, lalu hubungi.',
        'min. 40,0%Porsi 1% pembayar terbesar: periksa siapa yang pembayarannya paling turun.',
      ]),
    PATIENT,
  );
  expect(screen.queryByRole('table', { name: /^Berhenti membayar/ })).not.toBeInTheDocument();
  await userEvent.click(within(steps).getByRole('button', { name: /^Dibayar 2 pembayar/ }));
  expect(await screen.findByRole('table', { name: /^Berhenti membayar/ }, PATIENT)).toBeInTheDocument();
});

it('counts in its card the cases of its list', async () => {
  await open({ language: 'en' });
  expect(await screen.findByText(/^2 payers stopped paying; in the year before they paid/, {}, PATIENT)).toBeInTheDocument();
  const list = await screen.findByRole('table', { name: /^Stopped paying a monthly tax/ }, PATIENT);
  expect(within(list).getByText('1. PT S***')).toBeInTheDocument();
  expect(within(list).getByRole('columnheader', { name: /^Last payment/ })).toBeInTheDocument();
});

it('shows beside a fall what was paid last year', async () => {
  await open({ language: 'en' });
  const list = await screen.findByRole('table', { name: /^Largest falls/ }, PATIENT);
  const row = within(list).getByRole('row', { name: /PT T\*\*\*/ });
  expect(row).toHaveTextContent(/900.*300/);
});

it('keeps the bands for whoever may not see single cases, and asks for no list', async () => {
  const { cases } = statusOf({}).rights;
  const { server } = await open({ language: 'en', status: { rights: { ...statusOf({}).rights, cases: { ...cases, may: false } } } });
  const bands = await screen.findByRole('table', { name: /^Taxpayers by number of transactions and kind/ }, PATIENT);
  expect(within(bands).getByRole('row', { name: /^1 transaction/ })).toHaveTextContent('60');
  expect(server.requestedAddresses.filter((address) => address.includes('/lists/'))).toEqual([]);
});

it('says that nobody is known to have paid where payments name no taxpayer', async () => {
  const none = casesOf({ list: 'stopped-payers' });
  await open({ answers: (address) => (address.includes('/lists/') ? none : answerFor(address)) });
  expect(await screen.findByText('Tidak ada pembayar pajak bulanan yang berhenti tiga bulan terakhir.', {}, PATIENT)).toBeInTheDocument();
});

it('leads to the firms on which revenue rests', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Demografi WP Badan' });
  expect(link).toHaveAttribute('href', '/demo-corporate');
});
