import { screen, waitFor } from '@testing-library/react';
import { PageFilters, useMoneyMeasure, useFilteredAnswer } from '@pendapa/filters';
import { AnswersProvider, rowsOf, totalOf, mergeUnappliedFilters, type Row, type AnswerTo } from '@pendapa/query';
import { answerOf, renderPage } from '@pendapa/testing';
import { createExportRegistry, ExportRegistryProvider } from '../exported/registry.ts';
import { MeasureCard } from '../kpi/measure-card.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { AnswerTable } from '../table/answer-table.tsx';
import { useColumns } from '../table/use-columns.tsx';

const TO_OCTOBER = { from: '2026-01-01', to: '2026-10-31' } as const;
const EXPECTED_NOTES = ['Filter pembanding tidak berlaku di sini', 'Rentang tanggal di sini: Jan – Okt 2026'];

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const answers = (address: string) => {
  const amount = { unit: 'money', values: ['110'], total: '110' } as const;
  return answerOf({ period: TO_OCTOBER, measures: { amount }, by: address.includes('by=') ? { taxType: ['A'] } : {} });
};

function Table({ answer }: { readonly answer: AnswerTo<'amount', 'taxType'> }) {
  const rows = rowsOf(answer);
  const columns = useColumns<Row<'amount', 'taxType'>>();
  const amount = columns.money({
    key: 'amount',
    header: 'Nilai',
    value: ({ current }) => current.amount,
    total: totalOf(answer, 'amount'),
  });
  return <AnswerTable caption="Rincian" rows={rows} rowKey={({ codes }) => String(codes.taxType)} columns={[amount]} />;
}

/** A card and a panel with their own dates and comparison. */
function Year() {
  const own = { ...TO_OCTOBER, compare: 'none' } as const;
  return (
    <>
      <MeasureCard query={useFilteredAnswer({ subject: 'revenue', measures: ['amount'], ...own })} measure="amount" />
      <AnswerPanel
        title="Per jenis"
        result={useFilteredAnswer({ subject: 'revenue', measures: ['amount'], by: ['taxType'], ...own })}
        measure="amount"
        height={100}
        view={{ chart: () => null, table: (answer) => <Table answer={answer} /> }}
      />
    </>
  );
}

const registry = createExportRegistry();
const open = () =>
  renderPage(
    <ExportRegistryProvider value={registry}>
      <PageFilters offers={['period', 'compare']}>
        <Year />
      </PageFilters>
    </ExportRegistryProvider>,
    { wrapper: AnswersProvider, answers, path: '/x?p=lm&c=p' },
  );

it('names a comparison of its own, and the days that are not those of the period', async () => {
  open();
  const places = [screen.getByRole('article', { name: 'Realisasi' }), screen.getByRole('region', { name: 'Per jenis' })];
  for (const place of places) await waitFor(() => expect(place).toHaveTextContent(EXPECTED_NOTES.join('. ')));
});

it('goes into files: with the figure, and below the table', async () => {
  open();
  await waitFor(() => expect(registry.figures().map(({ notes }) => notes.map(plain))).toEqual([EXPECTED_NOTES]));
  await waitFor(() => expect(registry.parts()).toHaveLength(1));
  expect(registry.parts()[0]?.notes().map(plain)).toEqual(EXPECTED_NOTES);
});

describe('principal only', () => {
  const figures = createExportRegistry();
  const revenue = answerOf({
    measures: {
      principal: { unit: 'money', total: '100' },
      averageValue: { unit: 'money', total: '10' },
      transactions: { unit: 'count', total: 11 },
    },
  });
  function Payments() {
    const result = useFilteredAnswer({ subject: 'revenue', measures: [useMoneyMeasure(), 'averageValue', 'transactions'] });
    return (
      <>
        <MeasureCard query={result} measure="principal" />
        <MeasureCard query={result} measure="averageValue" />
        <AnswerPanel title="Pembayaran" result={result} measure="principal" height={100} view={{ chart: () => null, table: () => null }} />
      </>
    );
  }
  const openPrincipal = () =>
    renderPage(
      <ExportRegistryProvider value={figures}>
        <PageFilters offers={['penalty']}>
          <Payments />
        </PageFilters>
      </ExportRegistryProvider>,
      { wrapper: AnswersProvider, answers: () => revenue, path: '/x?d=0' },
    );

  it('is left aside by what holds penalties, not by the principal that was asked for with it', async () => {
    openPrincipal();
    const payments = screen.getByRole('region', { name: 'Pembayaran' });
    await waitFor(() => expect(payments).toHaveTextContent('Filter pokok saja tidak berlaku untuk: Rata-rata per transaksi'));
    expect(payments).not.toHaveTextContent('di sini');
    await waitFor(() =>
      expect(figures.figures().map(({ label, notes }) => [label, notes])).toEqual([
        ['Pokok', []],
        ['Rata-rata per transaksi', ['Filter pokok saja tidak berlaku di sini']],
      ]),
    );
  });
});

describe('answers that are drawn as one', () => {
  const unit = { filter: 'unit', days: null } as const;
  const target = { filter: 'target', days: null } as const;

  it('leave aside what any of them does', () => {
    expect(mergeUnappliedFilters([[unit], [], [unit]])).toEqual([unit]);
  });

  it('follow the span of a target where one of them does', () => {
    expect(mergeUnappliedFilters([[target], []])).toEqual([]);
    expect(mergeUnappliedFilters([[target], [target]])).toEqual([target]);
  });
});
