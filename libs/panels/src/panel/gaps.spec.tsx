import { screen } from '@testing-library/react';
import type { ValueState } from '@pendapa/contracts';
import { AnswersProvider } from '@pendapa/query';
import { answerOf, renderPage } from '@pendapa/testing';
import { FactCard } from '../kpi/fact-card.tsx';
import { MeasureCard } from '../kpi/measure-card.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { missingOf } from './missing.ts';
import { PageSentence } from './page-sentence.tsx';
import { PanelsWithoutData } from './panels-without-data.tsx';

const blank = (part?: string): ValueState => ({ state: 'unknown', field: 'penalty', lacking: 1, rows: 3, ...(part && { known: part }) });

/** Three debts in two units; one has no penalty. */
function arrears(state: ValueState) {
  const answer = answerOf({ by: { unit: ['A', 'B'] }, measures: { total: { unit: 'money', values: ['5290000000', null], total: null } } });
  const columns = answer.columns.map((column) => (column.kind === 'measure' ? { ...column, states: [{ state, at: [1] }] } : column));
  return { ...answer, columns, totals: { ...answer.totals, states: { current: { total: state }, comparison: {} } } };
}

const resultWith = (state: ValueState) =>
  ({ subject: 'arrears', state: 'ready', answer: { ...arrears(state), previous: false }, failure: null, retry: () => undefined }) as const;
const show = (state: ValueState) =>
  renderPage(
    <>
      <PageSentence query={resultWith(state)} measure="total" sentence={({ formatted }) => formatted.total('total')} />
      <MeasureCard query={resultWith(state)} measure="total" />
    </>,
    { wrapper: AnswersProvider, language: 'en' },
  );

it('says the known part of an incomplete total, and what lacks', () => {
  show(blank('5290000000'));
  expect(document.querySelector('[data-page-sentence]')?.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Rp 5.29 billion ◐; 1 of 3 debts without penalty',
  );
  expect(screen.getByText('Incomplete data: 1 of 3 debts without penalty')).toBeInTheDocument();
  expect(screen.queryByText('No figure for this period and filter')).not.toBeInTheDocument();
});

it('tells unknown from no data where no row tells the figure', () => {
  const answer = answerOf({ measures: { total: { unit: 'money', total: null } } });
  const unknown = { ...answer, totals: { ...answer.totals, states: { current: { total: blank() }, comparison: {} } } };
  expect(missingOf(unknown, 'total')).toEqual({ kind: 'unknown', field: 'penalty' });
  expect(missingOf(answer, 'total')).toEqual({ kind: 'no-rows' });
});

it('says a total whose breakdown is not in the data, and what the data lack, once', () => {
  const answer = answerOf({ by: { bank: [null] }, measures: { amount: { unit: 'money', values: ['5290000000'], total: '5290000000' } } });
  const revenue = {
    subject: 'revenue',
    state: 'ready',
    answer: { ...answer, previous: false },
    failure: null,
    retry: () => undefined,
  } as const;
  const definition = { meaning: '', formula: '' };
  renderPage(
    <>
      <PageSentence query={revenue} measure="amount" sentence={() => 'Nobody is the largest'} />
      <MeasureCard query={revenue} measure="amount" />
      <FactCard label="Largest bank" definition={definition} query={revenue} measure="amount" fact={() => ({ value: 'All of it' })} />
    </>,
    { wrapper: AnswersProvider, language: 'en' },
  );
  expect(document.querySelector('[data-page-sentence]')?.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Actual revenue: Rp 5.29 billion. The imported data do not state the bank.',
  );
  expect(screen.getByText(/^Rp.5.29.billion$/)).toBeInTheDocument();
  expect(screen.getAllByText(/do not state the bank/)).toHaveLength(1);
  expect(screen.queryByText('All of it')).not.toBeInTheDocument();
  expect(screen.queryByText('Largest bank')).not.toBeInTheDocument();
});

it('names the measure that recaps do not tell, in a card and for a panel that is left out', () => {
  const answer = answerOf({
    by: { unit: ['A'] },
    measures: { transactions: { unit: 'count', values: [null], total: null } },
    notes: [{ code: 'recap-only', params: { measures: 'transactions' } }],
  });
  const recaps = {
    subject: 'revenue',
    state: 'ready',
    answer: { ...answer, previous: false },
    failure: null,
    retry: () => undefined,
  } as const;
  const words = { title: 'By unit', subtitle: () => '', description: () => '' };
  renderPage(
    <PanelsWithoutData>
      <MeasureCard query={recaps} measure="transactions" />
      <ChartPanel words={words} query={recaps} measure="transactions" chart={() => 'Nothing'} columns={() => []} />
    </PanelsWithoutData>,
    { wrapper: AnswersProvider, language: 'en' },
  );
  expect(screen.getByText('The imported totals lack transactions')).toBeInTheDocument();
  expect(screen.getByText('The imported totals lack transactions: By unit')).toBeInTheDocument();
});
