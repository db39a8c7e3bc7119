import { screen, within } from '@testing-library/react';
import type { Note, SubjectKey } from '@pendapa/contracts';
import { AnswersProvider } from '@pendapa/query';
import { answerOf, renderPage } from '@pendapa/testing';
import { CARD_NAMES } from '../messages/card-names.ts';
import { definitionOf } from '../words/use-names.ts';
import { KpiStrip } from './kpi-strip.tsx';
import { MeasureCard, MeasureCards } from './measure-card.tsx';

const COMPARISON = { from: '2025-01-01', to: '2025-11-14' } as const;

/** Arrears of 125 million, optionally compared with 100 million. */
function show(totalBefore: string | null, notes: readonly Note[]) {
  const measures = { total: { unit: 'money', total: '125000000', totalBefore } } as const;
  const answer = { ...answerOf({ measures, comparison: COMPARISON, notes }), previous: false };
  renderPage(
    <MeasureCard query={{ subject: 'arrears', state: 'ready', answer, failure: null, retry: () => undefined }} measure="total" />,
    {
      wrapper: AnswersProvider,
      language: 'en',
    },
  );
}

describe('a stock that is only known on some days', () => {
  it('names the days of both snapshots in place of those of the periods', () => {
    show('100000000', [{ code: 'snapshot', params: { on: '2026-10-31', comparedOn: '2025-10-31' } }]);
    expect(screen.getByText(/25.0%/)).toBeInTheDocument();
    expect(screen.getByText('Snapshot of 31 Oct 2026 compared with 31 Oct 2025')).toBeInTheDocument();
    expect(screen.queryByText(/14 Nov/)).not.toBeInTheDocument();
  });

  it('has no comparison where the snapshots lie at another distance, and says why', () => {
    const params = { measures: 'total', reason: 'snapshot-distance', on: '2026-10-31', comparedOn: '2024-12-31' };
    show(null, [
      { code: 'snapshot', params: { on: '2026-10-31', comparedOn: '' } },
      { code: 'not-comparable', params },
    ]);
    expect(screen.getByText('Snapshot of 31 Oct 2026')).toBeInTheDocument();
    expect(
      screen.getByText('Not compared, because the snapshots of 31 Oct 2026 and 31 Dec 2024 are not as far apart as the two periods'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/14 Nov|%/)).not.toBeInTheDocument();
  });
});

it('shows the part of a sum that is known, and says in words what is missing', () => {
  const answer = answerOf({ measures: { total: { unit: 'money', total: null } } });
  const states = {
    current: { total: { state: 'unknown', field: 'penalty', lacking: 1, rows: 3, known: '5290000000' } },
    comparison: {},
  } as const;
  const whole = { ...answer, totals: { ...answer.totals, states }, previous: false };
  renderPage(
    <MeasureCard query={{ subject: 'arrears', state: 'ready', answer: whole, failure: null, retry: () => undefined }} measure="total" />,
    {
      wrapper: AnswersProvider,
      language: 'en',
    },
  );
  expect(screen.getByText(/^Rp.5.29.billion/)).toHaveTextContent(/^Rp.5\.29.billion$/);
  expect(screen.getByText('Incomplete data: 1 of 3 debts without penalty')).toBeInTheDocument();
  expect(screen.queryByText(/No figure/)).not.toBeInTheDocument();
});

it('has a short name where that of the measure is long, and keeps the whole name for screen readers and files', () => {
  const answer = { ...answerOf({ measures: { netCollectible: { unit: 'money', total: '5290000000' } } }), previous: false };
  const result = { subject: 'arrears', state: 'ready', answer, failure: null, retry: () => undefined } as const;
  renderPage(<MeasureCard query={result} measure="netCollectible" />, { wrapper: AnswersProvider, language: 'en' });
  const card = screen.getByRole('article', { name: 'Arrears expected to be collected' });
  expect(within(card).getByRole('heading', { name: 'Expected collections' })).toHaveAttribute('title', 'Arrears expected to be collected');
});

it.each(Object.entries(CARD_NAMES))('knows the measure %s, whose name is longer', (key, { id, en }) => {
  const [subject = '', measure = ''] = key.split('.');
  const { label } = definitionOf(subject as SubjectKey, measure);
  expect(id.length).toBeLessThanOrEqual(label.id.length);
  expect(en.length).toBeLessThanOrEqual(label.en.length);
  expect(Math.max(id.length, en.length)).toBeLessThanOrEqual(23);
});

it('says of a district that its debts are known by city only, and what a known part leaves out', () => {
  const answer = answerOf({ measures: { total: { unit: 'money', total: null } } });
  const states = {
    current: { total: { state: 'unknown', field: 'district', lacking: 20_060, rows: 20_060, unplaced: '29870000000' } },
    comparison: {},
  } as const;
  const open = { ...answer, totals: { ...answer.totals, states }, previous: false };
  const result = { subject: 'arrears', state: 'ready', answer: open, failure: null, retry: () => undefined } as const;
  renderPage(<MeasureCard query={result} measure="total" />, { wrapper: AnswersProvider, language: 'en' });
  expect(screen.getByText('Rp 29.87 billion known by city only')).toBeInTheDocument();
  const place = { measures: 'total', field: 'district', subject: 'arrears', measure: 'total', value: '29870000000', rows: '20060' };
  show('100000000', [{ code: 'unplaced', params: place }]);
  expect(screen.getByText('Not included, known only by city: Rp 29.87 billion')).toBeInTheDocument();
});

describe('a measure of a year', () => {
  const days = { measures: 'total', from: '2026-01-01', to: '2026-03-20' };

  it('names the days since the start of both years in place of those of the periods', () => {
    show('100000000', [{ code: 'of-year', params: { ...days, comparedFrom: '2025-01-01', comparedTo: '2025-03-20' } }]);
    expect(screen.getByText(/25.0%/)).toBeInTheDocument();
    expect(screen.getByText(/^Counted from the start of the fiscal year: .*20 Mar 2026, against .*20 Mar 2025$/)).toBeInTheDocument();
    expect(screen.queryByText(/against.*14 Nov/)).not.toBeInTheDocument();
  });

  it('has no comparison with a year that had run for another time, and says why', () => {
    show(null, [
      { code: 'of-year', params: { ...days, comparedFrom: '', comparedTo: '' } },
      { code: 'not-comparable', params: { measures: 'total', reason: 'year-days', on: '2026-03-31', comparedOn: '2025-12-31' } },
    ]);
    expect(
      screen.getByText('Not compared, because by 31 Dec 2025 its fiscal year had not run for as many days as by 31 Mar 2026'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });
});

describe('a comparison with months that have no payment', () => {
  const gap = (months: string) => [{ code: 'empty-months', params: { measures: 'total', series: 'comparison', months } }] as const;

  it('names them beside the change', () => {
    show('100000000', gap('2025-04-01,2025-06-01'));
    expect(screen.getByText(/25.0%/)).toBeInTheDocument();
    expect(screen.getByText('No payment at all in April 2025, June 2025: the comparison is incomplete')).toBeInTheDocument();
  });

  it('tells many that follow each other as one period', () => {
    show('100000000', gap('2024-11-01,2024-12-01,2025-01-01,2025-03-01'));
    expect(screen.getByText(/^No payment at all in Nov 2024 . Jan 2025, March 2025:/)).toBeInTheDocument();
  });
});

describe('cards of a strip', () => {
  const position = { code: 'snapshot', params: { on: '2026-10-31', comparedOn: '' } } as const;
  const measure = { unit: 'money', total: '125000000' } as const;
  const result = (notes: readonly Note[]) =>
    ({
      subject: 'arrears',
      state: 'ready',
      answer: { ...answerOf({ measures: { total: measure, principal: measure, penalty: measure }, notes }), previous: false },
      failure: null,
      retry: () => undefined,
    }) as const;
  const strip = (notes: readonly Note[], others: readonly Note[]) =>
    renderPage(
      <KpiStrip label="Figures">
        <MeasureCard query={result(notes)} measure="total" />
        <MeasureCard query={result(notes)} measure="principal" />
        <MeasureCard query={result(others)} measure="penalty" />
      </KpiStrip>,
      { wrapper: AnswersProvider, language: 'en' },
    );

  it('say once what all of them remark, outside the cards', () => {
    strip([position], [position]);
    expect(screen.getByText('Snapshot of 31 Oct 2026').closest('article')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('name the cards that a remark of some is about, and leave that of one in its card', () => {
    const earlier = { code: 'snapshot', params: { on: '2026-09-30', comparedOn: '' } } as const;
    strip([position], [earlier]);
    expect(screen.getByText('Arrears, Principal in arrears: snapshot of 31 Oct 2026').closest('article')).toBeNull();
    expect(screen.getByText('Snapshot of 30 Sept 2026').closest('article')).not.toBeNull();
    expect(screen.queryByText('Snapshot of 31 Oct 2026')).not.toBeInTheDocument();
  });

  it('leave to the strip what is longer than a line of a card', () => {
    strip([], [{ code: 'not-comparable', params: { reason: 'one-state' } }]);
    const remark = screen.getByText(/^Penalty in arrears: not compared/);
    expect(remark.closest('article')).toBeNull();
  });

  it('say why their own figure is hidden, and nothing about hidden figures of other rows', () => {
    const { answer, ...ready } = result([{ code: 'suppressed', params: { below: '10', cells: '53' } }]);
    const states = { current: { penalty: { state: 'hidden' } }, comparison: {} } as const;
    const totals = { ...answer.totals, current: { ...answer.totals.current, penalty: null }, states };
    const query = { ...ready, answer: { ...answer, totals } };
    renderPage(
      <KpiStrip label="Figures">
        <MeasureCards query={query} measures={['total', 'penalty']} />
      </KpiStrip>,
      { wrapper: AnswersProvider, language: 'en' },
    );
    expect(
      screen.getByText(/^Penalty in arrears: hidden for privacy, because the figure describes fewer than 10 taxpayers/),
    ).toBeInTheDocument();
    expect(within(screen.getByRole('article', { name: 'Penalty in arrears' })).getAllByText('hidden')).toHaveLength(1);
    expect(screen.queryByText(/53/)).not.toBeInTheDocument();
  });
});
