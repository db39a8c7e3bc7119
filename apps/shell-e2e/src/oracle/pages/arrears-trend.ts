import { quotient, valueColumn } from '../columns.ts';
import { yearEndArrearsMeasure, qualityMoveMeasure } from '../measures.ts';
import { defineCard, definePanel, type PageOfFigures } from '../panel.ts';
import { remainingShares, YEAR_DIMENSION, lastYears } from './arrears-years.ts';
import { AGE_BAND, ARREARS_SUMS, PRINCIPAL_FLOW, subtract, reconciliationGap, recoveryRate, STEP_HEADERS } from './arrears-figures.ts';

/** Displayed names of the quality classes in the panel of moves. It shows `loss` as "Bad"; tables by quality show "Loss". */
const QUALITY_NAMES = { current: 'Performing', substandard: 'Substandard', doubtful: 'Doubtful', loss: 'Bad' } as const;
/** SQL for the displayed class; `otherwise` for a debt that has none at that snapshot. */
const qualityNameSql = (column: string, otherwise: string): string =>
  `CASE ${Object.entries(QUALITY_NAMES)
    .map(([code, name]) => `WHEN ${column} = '${code}' THEN '${name}'`)
    .join(' ')} ELSE '${otherwise}' END`;

/**
 * Figures that the page of the arrears trend must show, computed from single rows. They are the principal at the opening and the
 * closing and its movements, by year, age, quality and tax year. `check:pages` compares the exported file with them.
 */
export const TREND_PAGE: PageOfFigures = {
  address: '/arrears-trend',
  offeredFilters: ['period', 'compare', 'tax', 'category', 'unit', 'kind'],
  cards: {
    'Closing principal': defineCard({ measures: { closing: PRINCIPAL_FLOW.closing }, value: ({ closing }) => closing }),
    'Principal of 5 years and over': defineCard({
      measures: { principal: ARREARS_SUMS.principal, old: ARREARS_SUMS.principalOfFiveYears },
      value: ({ principal, old }) => (principal === null ? null : old),
      isComparable: () => false,
    }),
    'Principal added': defineCard({ measures: { added: PRINCIPAL_FLOW.added }, value: ({ added }) => added }),
    'Principal collected': defineCard({ measures: { collected: PRINCIPAL_FLOW.collected }, value: ({ collected }) => collected }),
    'Principal written off': defineCard({ measures: { writtenOff: PRINCIPAL_FLOW.writtenOff }, value: ({ writtenOff }) => writtenOff }),
    'Recovery rate': defineCard({
      measures: { years: PRINCIPAL_FLOW.years, collected: PRINCIPAL_FLOW.collected, opening: PRINCIPAL_FLOW.opening },
      value: recoveryRate,
    }),
  },
  uncheckedCards: ['Reconciliation of movements'],
  panels: [
    definePanel({
      titles: ['From opening to closing'],
      dimensions: () => [],
      rowKeyHeaders: STEP_HEADERS,
      measures: PRINCIPAL_FLOW,
      columns: {},
      makeRows: ({ whole: { now } }) => {
        const step = (amount: number | null) => ({ Amount: amount, 'Share of the first step': quotient(amount, now.opening) });
        return {
          'Opening principal': step(now.opening),
          'Principal added': step(now.added),
          'Principal collected': step(subtract(0, now.collected)),
          'Principal written off': step(subtract(0, now.writtenOff)),
          'Principal adjusted': step(now.adjusted),
          'Closing principal': step(now.closing),
        };
      },
    }),
    definePanel({
      titles: ['Arrears of each year by age'],
      dimensions: () => [YEAR_DIMENSION, { header: 'Age of arrears', nameSql: AGE_BAND }],
      days: lastYears(8),
      fixedComparison: 'none',
      measures: {
        byYearEnd: yearEndArrearsMeasure('sum(principal + coalesce(penalty, 0))'),
        atLastSnapshot: yearEndArrearsMeasure('sum(principal + coalesce(penalty, 0)) FILTER (snapshot_on = last_day)'),
      },
      // Arrears are a state, so years are not summed. The total row shows the last year.
      columns: { Arrears: (group, { whole }) => (group === whole ? group.now.atLastSnapshot : group.now.byYearEnd) },
    }),
    definePanel({
      titles: ['Principal in arrears by age'],
      dimensions: () => [YEAR_DIMENSION, { header: 'Age of arrears', nameSql: AGE_BAND }],
      days: lastYears(8),
      fixedComparison: 'none',
      measures: {
        byYearEnd: yearEndArrearsMeasure('sum(principal)'),
        atLastSnapshot: yearEndArrearsMeasure('sum(principal) FILTER (snapshot_on = last_day)'),
      },
      columns: { 'Principal in arrears': (group, { whole }) => (group === whole ? group.now.atLastSnapshot : group.now.byYearEnd) },
    }),
    definePanel({
      titles: ['What is still owed by tax year'],
      dimensions: () => [YEAR_DIMENSION, { header: 'Tax year', nameSql: 'tax_year' }],
      rowKeyHeaders: ['Tax year'],
      days: lastYears(8),
      fixedComparison: 'none',
      measures: { left: yearEndArrearsMeasure('sum(principal)') },
      columns: {},
      uncheckedColumns: ['End of its tax year'],
      makeRows: ({ groups }) => remainingShares(groups),
    }),
    definePanel({
      titles: ['Moves between quality classes'],
      dimensions: () => [
        { header: 'Quality at the opening', nameSql: qualityNameSql('quality_then', 'Not in arrears yet') },
        { header: 'Quality at the closing', nameSql: qualityNameSql('quality_now', 'No longer in arrears') },
      ],
      fixedComparison: 'none',
      measures: { owedThen: qualityMoveMeasure('sum(owed_then)'), owedNow: qualityMoveMeasure('sum(owed_now)') },
      columns: { 'Owed at the opening': valueColumn('owedThen'), 'Owed at the closing': valueColumn('owedNow') },
    }),
    definePanel({
      titles: ['Movements by year', 'New arrears and what reduced them'],
      dimensions: () => [YEAR_DIMENSION],
      days: lastYears(8),
      fixedComparison: 'none',
      measures: PRINCIPAL_FLOW,
      columns: {
        'Opening principal': (group, { whole }) => (group === whole ? group.now.opening : group.now.openingOfYear),
        'Principal added': valueColumn('added'),
        'Principal collected': valueColumn('collected'),
        'Principal written off': valueColumn('writtenOff'),
        'Principal adjusted': valueColumn('adjusted'),
        'Closing principal': (group, { whole }) => (group === whole ? group.now.closing : group.now.closingOfYear),
        // The total row has several years, for which `recoveryRate` gives NaN.
        'Recovery rate': ({ now }) => recoveryRate({ ...now, opening: now.openingOfYear }),
        'Reconciliation difference': (group, { whole }) =>
          group === whole
            ? reconciliationGap(group.now.opening, group.now, group.now.closing)
            : reconciliationGap(group.now.openingOfYear, group.now, group.now.closingOfYear),
      },
    }),
  ],
};
