import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, optionsFor, openPage, type RenderPageOptions } from '@pendapa/testing';
import { paymentChannelsFeature } from '../manifest.ts';

/** A busy machine needs seconds to render a whole page. */
const PATIENT = { timeout: 10_000 };

const members = {
  channel: { VA: { id: 'Virtual account', en: 'Virtual account' }, LOKET: { id: 'Loket Samsat', en: 'Samsat counter' } },
  channelClass: { digital: { id: 'Digital', en: 'Digital' }, semi: { id: 'Semidigital', en: 'Semi-digital' } },
  taxType: { PKB: { id: 'Pajak Kendaraan', en: 'Vehicle tax' }, PBB: { id: 'Pajak Bumi', en: 'Property tax' } },
  unit: { U1: { id: 'Unit Satu', en: 'Unit One' } },
};
const money = (values: string[]) => ({ unit: 'money' as const, values, total: '1000' });
const counts = (values: number[], before?: number[]) => ({
  unit: 'count' as const,
  values,
  total: 100,
  ...(before && { before, totalBefore: 90 }),
});

const comparison = { from: '2025-01-01', to: '2025-11-14' };
const classes = answerOf({
  by: { channelClass: ['digital', 'semi', 'transfer'] },
  members,
  measures: { transactions: counts([30, 10, 1], [20, 20, 1]), amount: money(['200', '600', '200']) },
  comparison,
});
const ratio = (total: number | null, totalBefore: number) => ({ unit: 'ratio' as const, values: [], total, totalBefore });
const digital = (known: boolean) =>
  answerOf({
    measures: { digitalTransactionShare: ratio(known ? 0.75 : null, 0.5), digitalShare: ratio(known ? 0.25 : null, 0.125) },
    comparison,
  });

const answers: Readonly<Record<string, ReturnType<typeof answerOf>>> = {
  digital: digital(true),
  channelClass: classes,
  'month,channelClass': answerOf({
    by: { month: ['2026-09-01', '2026-09-01', '2026-10-01', '2026-10-01'], channelClass: ['digital', 'semi', 'digital', 'semi'] },
    members,
    measures: { transactions: counts([1, 3, 2, 2]), amount: money(['1', '9', '2', '8']) },
  }),
  'channel,channelClass': answerOf({
    by: { channel: ['VA', 'LOKET'], channelClass: ['digital', 'semi'] },
    members,
    measures: { transactions: counts([30, 10]), amount: money(['200', '600']), averageValue: money(['7', '60']) },
  }),
  channel: answerOf({
    by: { channel: ['VA'] },
    members,
    measures: { reversals: { unit: 'count', values: [3], total: 3 }, reversedAmount: money(['12']) },
  }),
  'taxType,channelClass': answerOf({
    by: { taxType: ['PKB', 'PKB', 'PBB'], channelClass: ['digital', 'semi', 'digital'] },
    members,
    measures: { transactions: counts([10, 90, 50]), amount: money(['1', '9', '5']) },
  }),
  'unit,channelClass': answerOf({
    by: { unit: ['U1', 'U1'], channelClass: ['digital', 'semi'] },
    members,
    measures: { transactions: counts([3, 1]), amount: money(['1', '1']) },
  }),
};

const open = (own: Partial<typeof answers> = {}, options: RenderPageOptions = {}) =>
  openPage(paymentChannelsFeature, '/payment-channels', {
    wrapper: AnalysisProvider,
    answers: (address) => {
      const { searchParams } = new URL(address, 'http://server');
      const key = searchParams.get('m')?.includes('digital') ? 'digital' : (searchParams.get('by') ?? '');
      return optionsFor(address, {}) ?? { ...answers, ...own }[key];
    },
    ...options,
  });
const card = async (name: string): Promise<string> =>
  ((await screen.findByRole('article', { name }, PATIENT)).textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Kanal Pembayaran'],
  ['en', 'Payment Channels'],
] as const)('is headed in %s', async (language, title) => {
  await open({}, { language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says what part is digital, without what the state transfers, and what was reversed', async () => {
  await open();
  await waitFor(async () => expect(await card('Porsi digital (transaksi)')).toContain('75,0%'), PATIENT);
  expect(await card('Porsi digital (transaksi)')).toContain('25,0 poin persen');
  expect(await card('Porsi digital (nilai)')).toContain('25,0%');
  expect(await card('Transfer dari pusat')).toContain('Rp 200');
  await waitFor(async () => expect(await card('Pembatalan pembayaran')).toContain('3'), PATIENT);
});

it('answers its question in a sentence', async () => {
  await open({}, { language: 'en' });
  expect(
    await screen.findByText(
      '75.0% of taxpayers’ transactions used digital channels, compared with 50.0% in the period 1 Jan – 14 Nov 2025.',
      {},
      PATIENT,
    ),
  ).toBeInTheDocument();
});

it('compares the share of the payments whose class is known', async () => {
  const partOf = (ratioKnown: number) => ({
    state: 'unknown' as const,
    field: 'channelClass' as const,
    lacking: 1,
    rows: 40,
    known: ratioKnown,
  });
  const partial = digital(false);
  const states = { current: { digitalTransactionShare: partOf(0.6) }, comparison: { digitalTransactionShare: partOf(0.5) } };
  const totals = { current: { ...partial.totals.current }, comparison: { digitalTransactionShare: null, digitalShare: 0.125 }, states };
  await open({ digital: { ...partial, totals } }, { language: 'en' });
  expect(
    await screen.findByText(
      'In the data available, 60.0% of transactions used digital channels, compared with 50.0% in the period 1 Jan – 14 Nov 2025.',
      {},
      PATIENT,
    ),
  ).toBeInTheDocument();
});

it('does not know the digital share where a channel has no class', async () => {
  await open({ digital: digital(false) });
  await waitFor(async () => expect(await card('Porsi digital (transaksi)')).toMatch(/-$|-\D*$/), PATIENT);
});

it('tells whether people move month by month, and who does not', async () => {
  await open({}, { language: 'en' });
  expect(
    await screen.findByText(
      'The digital share by number of transactions was 25.0% in September 2026 and 50.0% in October 2026.',
      {},
      PATIENT,
    ),
  ).toBeInTheDocument();
  expect(await screen.findByText('Vehicle tax has the lowest digital share: 10.0%.', {}, PATIENT)).toBeInTheDocument();
});

it('says that the share of a month leaves out payments without a class', async () => {
  const by = {
    month: ['2026-09-01', '2026-09-01', '2026-09-01', '2026-10-01', '2026-10-01'],
    channelClass: ['digital', 'semi', null, 'digital', 'semi'],
  };
  // September: 40 digital of 50 with a class, and 50 without one. October: 10 of 20.
  const measures = { transactions: counts([40, 10, 50, 10, 10]), amount: money(['1', '9', '5', '2', '8']) };
  await open({ 'month,channelClass': answerOf({ by, members, measures }) }, { language: 'en' });
  const text = 'In the data available, the digital share by number of transactions was 80.0% in September 2026 and 50.0% in October 2026.';
  expect(await screen.findByText(text, {}, PATIENT)).toBeInTheDocument();
});

it('leads from a tax to its money by channel, with the filters of the page', async () => {
  const { visited } = await open({}, { path: '/payment-channels?u=U1' });
  const list = await screen.findByRole('list', { name: /^Porsi digital transaksi per jenis pajak/ }, PATIENT);
  await userEvent.click(within(list).getByRole('button', { name: /^Pajak Kendaraan/ }));
  expect(visited.at(-1)).toMatch(/^\/revenue-channel\?(?=.*u=U1)(?=.*t=PKB)/);
});

it('says why there is nothing', async () => {
  await open({
    'month,channelClass': answerOf({ by: { month: [], channelClass: [] }, measures: { transactions: counts([]), amount: money([]) } }),
  });
  expect((await screen.findAllByText('Tidak ada data dalam periode dan filter ini.', {}, PATIENT)).length).toBeGreaterThan(0);
});

it('leads to the ages of those who pay digitally, with its filters', async () => {
  await open({}, { path: '/payment-channels?p=2025' });
  const link = screen.getByRole('link', { name: 'Demografi WP Orang Pribadi' });
  expect(link).toHaveAttribute('href', '/demo-individual?p=2025');
});
