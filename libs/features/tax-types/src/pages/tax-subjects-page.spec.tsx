import { configure, screen, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer } from '@pendapa/contracts';
import { answerOf, renderPage, type RenderPageOptions } from '@pendapa/testing';
import TaxSubjectsPage from './tax-subjects-page.tsx';

configure({ asyncUtilTimeout: 20_000 });

const members = {
  taxpayerKind: { individual: { id: 'Orang Pribadi', en: 'Individual' }, corporate: { id: 'Badan', en: 'Corporate' } },
  sector: { G: { id: 'Perdagangan', en: 'Trade' }, U: { id: 'Badan internasional', en: 'International bodies' } },
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

/** The second row is a group of fewer than ten. */
const hidden = (answer: Answer): Answer => ({
  ...answer,
  columns: answer.columns.map((column) => (column.kind === 'measure' ? { ...column, suppressed: [1] } : column)),
  notes: [{ code: 'suppressed', params: { below: '10' } }],
});

function answerFor(address: string): Answer | undefined {
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
    // 60 hold 100 million, 30 hold 300 million, and the 10 that are left of the total 600 million.
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
    sector: hidden(
      answerOf({
        by: { sector: ['G', 'U'] },
        members,
        measures: {
          taxpayers: count([95, null], 100),
          amount: money(['900000000', null], '1000000000'),
          transactions: count([150, null], 200),
          amountPerTaxpayer: money(['9473684', null], '10000000'),
        },
      }),
    ),
  };
  return answers[new URL(address, 'http://server').searchParams.get('by') ?? ''];
}

const open = (more: RenderPageOptions = {}) => renderPage(<TaxSubjectsPage />, { wrapper: AnalysisProvider, answers: answerFor, ...more });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Analisis Subjek Pajak'],
  ['en', 'Tax Subject Analysis'],
] as const)('is headed in %s', (language, title) => {
  open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says what firms bring and how few bring most', async () => {
  open();
  expect(await screen.findByText('20,0% dari wajib pajak yang membayar')).toBeInTheDocument();
  expect(plain(screen.getByRole('article', { name: 'Porsi badan dari realisasi' }))).toContain('60,0%');
  // Half the areas under (0, 0), (0.6, 0.1), (0.9, 0.4), (1, 1): 0.03 + 0.075 + 0.07 = 0.175, so Gini 0.65.
  expect(await screen.findByText(/10% pembayar terbesar membawa 60,0% realisasi; koefisien Gini 0,65/)).toBeInTheDocument();
  expect(await screen.findByText('Orang Pribadi adalah 80,0% dari pembayar dan membawa 40,0% realisasi.')).toBeInTheDocument();
});

it('counts payers by the number of tax types', async () => {
  open({ language: 'en' });
  expect(await screen.findByText('25.0% of payers pay more than one tax type.')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: /^Taxpayers by number of tax types paid/ });
  expect(within(table).getAllByRole('row').slice(1).map(plain)).toEqual(['1 tax type-75', '2 tax types25-']);
});

it('never tells a group of fewer than ten', async () => {
  open();
  const table = await screen.findByRole('table', { name: /^Wajib pajak yang membayar menurut kelompok/ });
  expect(within(table).getAllByRole('row').slice(1, 3).map(plain)).toEqual([
    'Perdagangan95900,0090,00%9,47150',
    'Badan internasional<10<10<10<10<10',
  ]);
  expect((await screen.findAllByText(/kurang dari 10 wajib pajak tidak ditampilkan/)).length).toBeGreaterThan(1);
  expect(screen.getByRole('link', { name: 'Transaksi per Wajib Pajak' })).toHaveAttribute('href', '/transactions-by-taxpayer');
});

it('says which extract brings taxpayers', async () => {
  const bare = answerOf({
    measures: { registered: { unit: 'count', total: null } },
    notes: [{ code: 'not-imported', params: { extract: 'taxpayers' } }],
  });
  open({ answers: () => bare });
  expect((await screen.findAllByText(/Perlu data wajib pajak/)).length).toBeGreaterThan(2);
});
