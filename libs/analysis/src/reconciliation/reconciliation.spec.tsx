import { screen, waitFor } from '@testing-library/react';
import { defineReconciliation, type Answer } from '@pendapa/contracts';
import { PageFilters } from '@pendapa/filters';
import { known } from '@pendapa/query';
import { answerOf, renderPage } from '@pendapa/testing';
import { AnalysisProvider } from '../page/analysis-provider.tsx';
import { reconcile } from './reconcile.ts';
import { ReconciliationStrip } from './reconciliation-strip.tsx';

const split = (by: 'taxType' | 'unit' | 'channel' | 'city', rows: Readonly<Record<string, string | null>>): Answer => {
  const codes = Object.keys(rows).map((code) => (code === 'none' ? null : code));
  return answerOf({ by: { [by]: codes }, measures: { amount: { unit: 'money', values: Object.values(rows), total: '9007199254740993' } } });
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/api/v1/answers/revenue?m=amount': answerOf({ measures: { amount: { unit: 'money', total: '9007199254740993' } } }),
  '/api/v1/answers/revenue?m=amount&by=taxType': split('taxType', { A: '9007199254740992', B: '1' }),
  '/api/v1/answers/revenue?m=amount&by=unit': split('unit', { U: '9007199254000000', none: '740993' }),
  '/api/v1/answers/revenue?m=amount&by=channel': split('channel', { C: '9007199254740990' }),
  '/api/v1/answers/revenue?m=amount&by=city': split('city', { X: '5', Y: null }),
};

it('says of each split that it adds up, by how much it does not, or that it cannot be told', async () => {
  renderPage(
    <PageFilters offers={['tax', 'penalty']}>
      <ReconciliationStrip />
    </PageFilters>,
    { wrapper: AnalysisProvider, answers: ANSWERS },
  );
  const texts = () => screen.getAllByRole('listitem').map((item) => (item.textContent ?? '').replaceAll('\u00a0', ' '));
  await waitFor(() =>
    expect(texts()).toEqual([
      'Menurut jenis pajak: sama dengan total.',
      'Menurut unit pelayanan: sama dengan total. Tidak disebutkan: Rp 740.993.',
      'Menurut kanal pembayaran: berbeda −Rp 3 dari total.',
      'Menurut kota/kabupaten: tidak dapat diperiksa, karena sebagian angkanya tidak diketahui atau disembunyikan.',
    ]),
  );
  expect(screen.getByRole('heading', { name: /9\.007,20.triliun/ })).toBeInTheDocument();
});

it('counts what is counted, and names the day of a stock', async () => {
  const objects = (by: 'taxType' | null, values: readonly number[]): Answer =>
    answerOf({
      by: by === null ? {} : { [by]: ['A', 'B'] },
      measures: { objects: { unit: 'count', values, total: 1_200 } },
      notes: [{ code: 'snapshot', params: { on: '2026-10-31' } }],
    });
  const strip = <ReconciliationStrip reconciliation={defineReconciliation({ subject: 'debtors', measure: 'objects' }, ['taxType'])} />;
  renderPage(<PageFilters offers={['tax']}>{strip}</PageFilters>, {
    wrapper: AnalysisProvider,
    answers: {
      '/api/v1/answers/debtors?m=objects': objects(null, [1_200]),
      '/api/v1/answers/debtors?m=objects&by=taxType': objects('taxType', [900, 290]),
    },
  });
  expect(await screen.findByText(/berbeda −10 dari total/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /1\.200 \(Posisi 31 Okt 2026\)/ })).toBeInTheDocument();
});

it('adds nothing up where only a page of the rows is there', () => {
  const whole = split('unit', { U: '1' });
  expect(reconcile({ ...whole, next: '1.1' }, 'amount', 'unit', known('1'))).toEqual({ sum: null, difference: null, unassigned: null });
});
