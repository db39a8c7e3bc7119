import { screen, waitFor, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, optionsFor, openPage, referencesOf, type RenderPageOptions } from '@pendapa/testing';
import { paymentChannelsFeature } from '../manifest.ts';

/** A busy machine needs seconds to render a whole page. */
const PATIENT = { timeout: 10_000 };

const members = {
  bank: { BJ: { id: 'Bank Jakarta', en: 'Bank Jakarta' }, BM: { id: 'Bank Mandiri', en: 'Bank Mandiri' } },
  channel: { VA: { id: 'Virtual account', en: 'Virtual account' }, TELLER: { id: 'Teller bank', en: 'Bank teller' } },
};
const money = (values: string[]) => ({
  unit: 'money' as const,
  values,
  total: String(values.reduce((sum, value) => sum + Number(value), 0)),
});
const counts = (values: (number | null)[]) => ({ unit: 'count' as const, values, total: 100 });

const banks = (codes: (string | null)[], amounts: string[]) =>
  answerOf({
    by: { bank: codes as string[] },
    members,
    measures: {
      amount: money(amounts),
      transactions: counts(amounts.map(() => 1)),
      averageValue: money(amounts),
      settlementDays: { unit: 'decimal' as const, values: amounts.map(() => 0.5), total: 0.5 },
    },
  });
const lags = (lagDays: (string | null)[], transactions: (number | null)[]) =>
  answerOf({
    by: { bank: lagDays.map(() => 'BM'), lagDays: lagDays as string[] },
    members,
    measures: { transactions: counts(transactions) },
  });

const answers: Readonly<Record<string, ReturnType<typeof answerOf>>> = {
  bank: banks(['BJ', 'BM'], ['800', '200']),
  'bank,channel': answerOf({
    by: { bank: ['BJ', 'BJ', 'BM'], channel: ['VA', 'TELLER', 'TELLER'] },
    members,
    measures: { amount: money(['500', '300', '200']), transactions: counts([1, 2, 3]) },
  }),
  'bank,lagDays': lags(['0', '2', 'not-applicable'], [9, 1, -1]),
  'bank,month': answerOf({ by: { bank: ['BJ'], month: ['2026-10-01'] }, members, measures: { amount: money(['800']) } }),
};

/** Bank Mandiri offers the counter only, Bank Jakarta all channels. */
const REFERENCES = referencesOf({
  bankChannels: [
    { bank: 'BM', channel: 'TELLER' },
    { bank: 'BJ', channel: 'TELLER' },
    { bank: 'BJ', channel: 'VA' },
  ],
});

const open = (own: Partial<typeof answers> = {}, options: RenderPageOptions = {}) =>
  openPage(paymentChannelsFeature, '/bank-channels', {
    wrapper: AnalysisProvider,
    answers: (address) => {
      const { pathname, searchParams } = new URL(address, 'http://server');
      if (pathname.endsWith('/references')) return REFERENCES;
      return optionsFor(address, {}) ?? { ...answers, ...own }[searchParams.get('by') ?? ''];
    },
    ...options,
  });
const card = async (name: string): Promise<string> =>
  ((await screen.findByRole('article', { name }, PATIENT)).textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Analisis Bank & Kanal'],
  ['en', 'Bank & Channel Analysis'],
] as const)('is headed in %s', async (language, title) => {
  await open({}, { language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says whether it depends on one bank, and what is posted late', async () => {
  await open();
  // 80² + 20² = 6,800. One of ten payments is late; reversals are not counted.
  await waitFor(async () => expect(await card('Indeks pemusatan (0–10.000)')).toContain('6.800'), PATIENT);
  expect(await card('Indeks pemusatan (0–10.000)')).toContain('sangat terpusat');
  expect(await card('Porsi bank terbesar')).toContain('80,0%');
  await waitFor(async () => expect(await card('Pembayaran dibukukan lebih dari 1 hari kerja')).toContain('10,0%'), PATIENT);
  expect(
    await screen.findByText('Bank Jakarta menerima 80,0% realisasi, diikuti Bank Mandiri dengan 20,0%.', {}, PATIENT),
  ).toBeInTheDocument();
});

it('compares the largest bank with its earlier share, and shows it first', async () => {
  const compared = answerOf({
    by: { bank: ['BJ', 'BM'] },
    members,
    measures: {
      amount: { ...money(['800', '200']), before: ['300', '300'], totalBefore: '600' },
      transactions: { ...counts([40, 5]), before: [40, 30] },
    },
    comparison: { from: '2025-01-01', to: '2025-11-14' },
  });
  await open({ bank: compared }, { language: 'en', details: 'closed' });
  expect(
    await screen.findByText('Bank Jakarta received 80.0% of revenue, up from 50.0% in the period 1 Jan – 14 Nov 2025.', {}, PATIENT),
  ).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /^Revenue by bank/ }, PATIENT);
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/^Bank Jakarta.*80\.0%/);
  expect(await card('Share of the largest bank')).toContain('Bank Jakarta; 50.0% before');
  // From 300 to 200, and from 30 to 5 payments.
  const steps = screen.getByRole('region', { name: 'To follow up' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(1);
  expect(steps).toHaveTextContent(/Rp.100Revenue through Bank Mandiri fell 33\.3%/);
  expect(within(steps).getByRole('link')).toHaveAttribute('href', '/payment-channels?b=BM');
});

it('does not know how concentrated the banks are where payments name none', async () => {
  await open({ bank: banks(['BJ', null], ['800', '200']) });
  await waitFor(async () => expect(await card('Indeks pemusatan (0–10.000)')).toContain('Tidak diketahui'), PATIENT);
  expect(await card('Porsi bank terbesar')).toContain('Tidak diketahui');
});

it('says that no lag is known where no payment has a day of payment', async () => {
  await open({ 'bank,lagDays': lags([null], [10]) });
  await waitFor(async () => expect(await card('Pembayaran dibukukan lebih dari 1 hari kerja')).toContain('Tidak diketahui'), PATIENT);
  expect(await screen.findByText(/^Tidak disebutkan dalam data yang diimpor: .*jeda pembukuan/, {}, PATIENT)).toBeInTheDocument();
});

it('shows one bank alone', async () => {
  await open({ bank: banks(['BJ'], ['800']) });
  await waitFor(async () => expect(await card('Indeks pemusatan (0–10.000)')).toContain('10.000'), PATIENT);
});

it('says of what no data tell, and leads to the money by pair', async () => {
  await open({}, { language: 'en', path: '/bank-channels?u=U1' });
  expect(await screen.findByText(/^Payments not yet reconciled are not shown/, {}, PATIENT)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Revenue per Bank & Channel' })).toHaveAttribute('href', '/revenue-bank-channel?u=U1');
});

it('marks pairs that cannot occur', async () => {
  await open();
  const matrix = await screen.findByRole('table', { name: /^Porsi realisasi per bank dan kanal/ }, PATIENT);
  await waitFor(() => {
    const row = within(matrix).getByRole('row', { name: /^Bank Mandiri/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['·', '20,0%']);
  }, PATIENT);
});
