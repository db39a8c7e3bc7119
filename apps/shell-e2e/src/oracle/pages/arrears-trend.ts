import { quotient, value } from '../columns.ts';
import { owedAtYearEnds, reclassed } from '../measures.ts';
import { card, panel, type PageOfFigures } from '../panel.ts';
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
    'Closing principal': card({ measures: { closing: FLOW.closing }, value: ({ closing }) => closing }),
    'Principal added': card({ measures: { added: FLOW.added }, value: ({ added }) => added }),
    'Principal collected': card({ measures: { collected: FLOW.collected }, value: ({ collected }) => collected }),
    'Principal written off': card({ measures: { writtenOff: FLOW.writtenOff }, value: ({ writtenOff }) => writtenOff }),
    'Recovery rate': card({
      measures: { years: FLOW.years, collected: FLOW.collected, opening: FLOW.opening },
      value: recovery,
    }),
  },
  ignoredCards: ['Reconciliation of movements'],
  panels: [
    panel({
      titles: ['From opening to closing'],
      by: () => [],
      steps: STEP,
      measures: FLOW,
      columns: {},
      rows: ({ whole: { now } }) => {
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
    panel({
      titles: ['Arrears of each year by age'],
      by: () => [YEARLY, { header: 'Age of arrears', name: AGE_BAND }],
      days: yearsUpTo(8),
      compares: 'none',
      measures: {
        total: owedAtYearEnds('sum(principal + penalty)'),
        latest: owedAtYearEnds('sum(principal + penalty) FILTER (snapshot_on = last_day)'),
      },
      // A stock is not summed over years; the total is the last year.
      columns: { Arrears: (group, { whole }) => (group === whole ? group.now.latest : group.now.total) },
    }),
    panel({
      titles: ['What is still owed by tax year'],
      by: () => [YEARLY, { header: 'Tax year', name: 'tax_year' }],
      steps: [{ header: 'Tax year', name: "''" }],
      days: yearsUpTo(8),
      compares: 'none',
      measures: { left: owedAtYearEnds('sum(principal)') },
      columns: {},
      ignoredColumns: ['End of its tax year'],
      rows: ({ groups }) => leftOf(groups),
    }),
    panel({
      titles: ['Moves between quality classes'],
      by: () => [
        { header: 'Quality at the opening', name: classed('quality_then', 'Not in arrears yet') },
        { header: 'Quality at the closing', name: classed('quality_now', 'No longer in arrears') },
      ],
      compares: 'none',
      measures: { owedThen: reclassed('sum(owed_then)'), owedNow: reclassed('sum(owed_now)') },
      columns: { 'Owed at the opening': value('owedThen'), 'Owed at the closing': value('owedNow') },
    }),
    panel({
      titles: ['Movements by year'],
      by: () => [YEARLY],
      days: yearsUpTo(8),
      compares: 'none',
      measures: FLOW,
      columns: {
        'Opening principal': (group, { whole }) => (group === whole ? group.now.opening : group.now.openingOfYear),
        'Principal added': value('added'),
        'Principal collected': value('collected'),
        'Principal written off': value('writtenOff'),
        'Principal adjusted': value('adjusted'),
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
