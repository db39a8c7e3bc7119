import { configure, screen, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, openPage, optionsFor } from '@pendapa/testing';
import { arrearsFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const one = (value: string) => ({ unit: 'money' as const, values: [value], total: value });
// 100 + 30 - 20 - 15 - 5 = 90.
const FLOW = {
  ...{ opening: one('100000000'), added: one('30000000'), collected: one('20000000'), writtenOff: one('15000000') },
  ...{ adjusted: one('-5000000'), closing: one('90000000'), difference: one('0') },
  recoveryRate: { unit: 'ratio' as const, values: [0.2], total: 0.2 },
};
const AGED = { total: one('110000000'), arrearsRatio: { unit: 'ratio' as const, values: [0.24], total: 0.24 } };

const answers = (flow: Partial<typeof FLOW>) => (address: string) => {
  const known = optionsFor(address, {});
  if (known) return known;
  const { pathname, searchParams } = new URL(address, 'http://server');
  const by = searchParams.get('by') === 'year,ageBand' ? { year: ['2025-01-01'], ageBand: ['5+'] } : { year: ['2025-01-01'] };
  return answerOf({ by, measures: pathname.endsWith('/arrearsFlow') ? { ...FLOW, ...flow } : AGED });
};
const open = (language: 'id' | 'en', flow: Partial<typeof FLOW> = {}) =>
  openPage(arrearsFeature, '/arrears-trend', { language, wrapper: AnalysisProvider, answers: answers(flow) });

it.each([
  ['id', 'Tren Tunggakan Tahunan'],
  ['en', 'Annual Arrears Trend'],
] as const)('is headed in %s', async (language, title) => {
  await open(language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('tells by what the principal shrank, and that its movements agree', async () => {
  await open('id');
  expect(await screen.findByText('Pokok tunggakan menyusut: Rp 20 juta dicairkan, Rp 15 juta dihapuskan.')).toBeInTheDocument();
  expect(await screen.findByText('✓ Cocok')).toBeInTheDocument();
  const years = await screen.findByRole('list', { name: /^Tunggakan pada posisi terakhir tiap tahun/ });
  expect(within(years).getByText('2025')).toBeInTheDocument();
  expect(within(years).getByText('Rasio 24,0%')).toBeInTheDocument();
});

it('shows by how much the movements miss the closing, as a step and in words', async () => {
  await open('en', { closing: one('97000000'), difference: one('7000000') });
  expect(await screen.findByText('The closing differs from the opening and its movements')).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /^Principal in arrears from opening to closing/ });
  expect(within(list).getByText('Reconciliation difference')).toBeInTheDocument();
});
