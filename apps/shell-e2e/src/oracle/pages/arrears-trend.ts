import { quotient, valueColumn } from '../columns.ts';
import { owedAtYearEnds, reclassed } from '../measures.ts';
import { defineCard, definePanel, type PageOfFigures } from '../panel.ts';
import { leftOf, YEARLY, yearsUpTo } from './arrears-years.ts';
import { AGE_BAND, FLOW, less, missed, recovery, STEP } from './arrears-figures.ts';

const CLASSES = { current: 'Performing', substandard: 'Substandard', doubtful: 'Doubtful', loss: 'Bad' } as const;
const classed = (column: string, none: string): string =>
  `CASE ${Object.entries(CLASSES)
    .map(([code, name]) => `WHEN ${column} = '${code}' THEN '${name}'`)
    .join(' ')} ELSE '${none}' END`;

export const TREND_PAGE: PageOfFigures = {
  address: '/arrears-trend',
  offers: ['period', 'compare', 'tax', 'category', 'unit', 'kind'],
  cards: {
    'Closing principal': defineCard({ measures: { closing: FLOW.closing }, value: ({ closing }) => closing }),
    'Principal added': defineCard({ measures: { added: FLOW.added }, value: ({ added }) => added }),
    'Principal collected': defineCard({ measures: { collected: FLOW.collected }, value: ({ collected }) => collected }),
    'Principal written off': defineCard({ measures: { writtenOff: FLOW.writtenOff }, value: ({ writtenOff }) => writtenOff }),
    'Recovery rate': defineCard({
      measures: { years: FLOW.years, collected: FLOW.collected, opening: FLOW.opening },
      value: recovery,
    }),
  },
  ignoredCards: ['Reconciliation of movements'],
  panels: [
    definePanel({
      titles: ['From opening to closing'],
      by: () => [],
      keyColumns: STEP,
      measures: FLOW,
      columns: {},
      makeRows: ({ whole: { now } }) => {
        const step = (Amount: number | null) => ({ Amount, 'Share of the first step': quotient(Amount, now.opening) });
        return {
          'Opening principal': step(now.opening),
          'Principal added': step(now.added),
          'Principal collected': step(less(0, now.collected)),
          'Principal written off': step(less(0, now.writtenOff)),
          'Principal adjusted': step(now.adjusted),
          'Closing principal': step(now.closing),
        };
      },
    }),
    definePanel({
      titles: ['Arrears of each year by age'],
      by: () => [YEARLY, { header: 'Age of arrears', nameSql: AGE_BAND }],
      days: yearsUpTo(8),
      fixedComparison: 'none',
      measures: {
        total: owedAtYearEnds('sum(principal + coalesce(penalty, 0))'),
        latest: owedAtYearEnds('sum(principal + coalesce(penalty, 0)) FILTER (snapshot_on = last_day)'),
      },
      // A stock is not summed over years; the total is the last year.
      columns: { Arrears: (group, { whole }) => (group === whole ? group.now.latest : group.now.total) },
    }),
    definePanel({
      titles: ['What is still owed by tax year'],
      by: () => [YEARLY, { header: 'Tax year', nameSql: 'tax_year' }],
      keyColumns: [{ header: 'Tax year', nameSql: "''" }],
      days: yearsUpTo(8),
      fixedComparison: 'none',
      measures: { left: owedAtYearEnds('sum(principal)') },
      columns: {},
      ignoredColumns: ['End of its tax year'],
      makeRows: ({ groups }) => leftOf(groups),
    }),
    definePanel({
      titles: ['Moves between quality classes'],
      by: () => [
        { header: 'Quality at the opening', nameSql: classed('quality_then', 'Not in arrears yet') },
        { header: 'Quality at the closing', nameSql: classed('quality_now', 'No longer in arrears') },
      ],
      fixedComparison: 'none',
      measures: { owedThen: reclassed('sum(owed_then)'), owedNow: reclassed('sum(owed_now)') },
      columns: { 'Owed at the opening': valueColumn('owedThen'), 'Owed at the closing': valueColumn('owedNow') },
    }),
    definePanel({
      titles: ['Movements by year'],
      by: () => [YEARLY],
      days: yearsUpTo(8),
      fixedComparison: 'none',
      measures: FLOW,
      columns: {
        'Opening principal': (group, { whole }) => (group === whole ? group.now.opening : group.now.openingOfYear),
        'Principal added': valueColumn('added'),
        'Principal collected': valueColumn('collected'),
        'Principal written off': valueColumn('writtenOff'),
        'Principal adjusted': valueColumn('adjusted'),
        'Closing principal': (group, { whole }) => (group === whole ? group.now.closing : group.now.closingOfYear),
        'Recovery rate': ({ now }) => recovery({ ...now, opening: now.openingOfYear }),
        'Reconciliation difference': (group, { whole }) =>
          group === whole
            ? missed(group.now.opening, group.now, group.now.closing)
            : missed(group.now.openingOfYear, group.now, group.now.closingOfYear),
      },
    }),
  ],
};
