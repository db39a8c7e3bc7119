import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, openPage, type RenderPageOptions } from '@pendapa/testing';
import { topFiveFeature } from '../manifest.ts';

/** A busy machine needs seconds to render a whole page. */
const PATIENT = { timeout: 10_000 };

const members = {
  bank: { BJKT: { id: 'Bank Jakarta', en: 'Bank Jakarta' }, BMRI: { id: 'Bank Mandiri', en: 'Bank Mandiri' } },
  channel: { TELLER: { id: 'Teller bank', en: 'Bank teller' }, VA: { id: 'Virtual account', en: 'Virtual account' } },
};

const pairs = answerOf({
  by: { bank: ['BJKT', 'BMRI', 'BJKT'], channel: ['TELLER', 'VA', 'VA'] },
  members,
  measures: {
    amount: {
      unit: 'money',
      values: ['600000000', '300000000', '100000000'],
      before: ['500000000', '300000000', '100000000'],
      total: '1000000000',
      totalBefore: '900000000',
    },
    transactions: { unit: 'count', values: [60, 30, 10], total: 100 },
    averageValue: { unit: 'money', values: ['10000000', '10000000', '10000000'], total: '10000000' },
  },
  comparison: { from: '2025-01-01', to: '2025-11-14' },
});

const open = (options: RenderPageOptions = {}) =>
  openPage(topFiveFeature, '/revenue-bank-channel', { wrapper: AnalysisProvider, answers: () => pairs, ...options });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Pendapatan per Bank & Kanal'],
  ['en', 'Revenue per Bank & Channel'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('shows the largest pair and bank, and how few pairs make 80 %', async () => {
  await open();
  await waitFor(async () => expect(plain(await screen.findByRole('article', { name: 'Porsi bank terbesar' }))).toContain('70,0%'), PATIENT);
  expect(plain(screen.getByRole('article', { name: 'Porsi bank dan kanal terbesar' }))).toContain(
    '60,0%Bank Jakarta · Teller bank; sebelumnya 55,6%',
  );
  expect(plain(screen.getByRole('article', { name: 'Kombinasi yang menyumbang 80% realisasi' }))).toContain('2 kombinasidari 3 kombinasi');
});

it('compares the largest pair with its earlier share, and lists it first', async () => {
  // 600 of 1,000 million against 500 of 900 million.
  await open({ language: 'en', details: 'closed' });
  expect(
    await screen.findByText(
      'Payments at Bank Jakarta through Bank teller made up 60.0% of revenue, up from 55.6% in the period 1 Jan – 14 Nov 2025.',
    ),
  ).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /^Largest combinations of bank and channel/ });
  const [first] = within(list).getAllByRole('button');
  expect(plain(first as HTMLElement)).toBe('Bank Jakarta · Bank tellerRp 600 million60.0% · 20.0% up');
});

it('lists what changed, falls first, and ends with the fall to raise with a bank', async () => {
  // From 400 to 300 million and from 500 to 600 million; the third pair did not change.
  const fell = answerOf({
    by: { bank: ['BJKT', 'BMRI', 'BJKT'], channel: ['TELLER', 'VA', 'VA'] },
    members,
    measures: {
      amount: {
        unit: 'money',
        values: ['600000000', '300000000', '100000000'],
        before: ['500000000', '400000000', '100000000'],
        total: '1000000000',
        totalBefore: '1000000000',
      },
      // The second pair has nearly stopped: ten payments after 40.
      transactions: { unit: 'count', values: [60, 10, 10], before: [50, 40, 10], total: 80, totalBefore: 100 },
      averageValue: { unit: 'money', values: ['10000000', '30000000', '10000000'], total: '10000000' },
    },
    comparison: { from: '2025-01-01', to: '2025-11-14' },
  });
  await open({ language: 'en', details: 'closed', answers: () => fell });
  const list = await screen.findByRole('list', { name: /^Banks and channels whose revenue changed most/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    'Bank Mandiri · Virtual account−Rp 100 million−25.0%',
    'Bank Jakarta · Bank teller+Rp 100 million+20.0%',
  ]);
  const steps = screen.getByRole('region', { name: 'To follow up' });
  expect(within(steps).getAllByRole('listitem').map(plain)).toEqual([
    'Rp 100 millionBank Mandiri through Virtual account fell 25.0%: see the channels of the bank, and raise it with the bank.',
  ]);
  expect(within(steps).getByRole('link')).toHaveAttribute('href', '/payment-channels?b=BMRI');
});

it('filters by both members of a chosen pair', async () => {
  const { visited } = await open({ language: 'en', details: 'closed' });
  const list = await screen.findByRole('list', { name: /^Largest combinations of bank and channel/ });
  await userEvent.click(within(list).getByRole('button', { name: /^Bank Mandiri · Virtual account/ }));
  expect(visited.at(-1)).toMatch(/BMRI/);
  expect(visited.at(-1)).toMatch(/VA/);
});

it('piles the channels of each bank, the largest bank first', async () => {
  await open({ language: 'en' });
  const list = await screen.findByRole('list', { name: /^Revenue by bank and channel/ });
  const [first] = within(list).getAllByRole('button');
  expect(plain(first as HTMLElement)).toBe('Bank JakartaRp 700 million70.0%');
  expect((first?.getAttribute('aria-description') ?? '').replaceAll('\u00a0', ' ')).toBe(
    'Bank teller Rp 600,000,000; Virtual account Rp 100,000,000',
  );
});

it('lists the pairs with share, average and change', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /^Realisasi per bank dan kanal/ });
  const [, first] = within(table).getAllByRole('row');
  expect(plain(first as HTMLElement)).toBe('Bank JakartaTeller bank600,0060,00%6010,0020,00% naik');
});

it('says why there is nothing', async () => {
  await open({
    answers: () => answerOf({ by: { bank: [], channel: [] }, measures: { amount: { unit: 'money', values: [], total: null } } }),
  });
  expect((await screen.findAllByText('Tidak ada data dalam periode dan filter ini.')).length).toBeGreaterThan(0);
});

it('says it where the extract does not name banks', async () => {
  const bare = answerOf({
    by: { bank: [null], channel: ['VA'] },
    members,
    measures: { amount: { unit: 'money', values: ['5'], total: '5' } },
  });
  await open({ answers: () => bare });
  expect((await screen.findAllByText(/tidak menyebutkan bank/)).length).toBeGreaterThan(0);
});

it('leads to how long banks keep the money, with its filters', async () => {
  await open({ path: '/revenue-bank-channel?u=U1' });
  const link = await screen.findByRole('link', { name: 'Analisis Bank & Kanal' });
  expect(link).toHaveAttribute('href', '/bank-channels?u=U1');
});
