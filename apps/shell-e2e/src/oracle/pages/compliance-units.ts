import { comparisonHeader, quotient, rank } from '../columns.ts';
import type { Group, Grouped } from '../figures.ts';
import { defineCard, definePanel, type Card, type PageOfFigures } from '../panel.ts';
import type { View } from '../view.ts';
import {
  completeMonths,
  figureColumns,
  OBLIGATION_FIGURES,
  OBLIGATIONS,
  pointChangeColumn,
  type FigureName,
  type ObligationFigure,
} from './compliance-figures.ts';
import { TAX, UNIT } from './revenue.ts';

/** Units are compared with units of the same kind. */
const peerCondition = ({ codes }: View): string => (codes.kind ? 'true' : "unit_kind = 'up3d'");

const peerCard = (name: FigureName): Card =>
  defineCard({
    measures: OBLIGATIONS,
    days: completeMonths,
    conditionSql: peerCondition,
    value: (figures) => OBLIGATION_FIGURES[name](figures),
  });
const unpaidAmount = ({ now }: Group<ObligationFigure>) => OBLIGATION_FIGURES['Amount unpaid'](now);

/** Rates of units adjusted to the mix of taxes of all units. */
function adjustedRates({ groups }: Grouped<ObligationFigure>): Readonly<Record<string, Readonly<Record<string, number | null>>>> {
  const sum = (of: readonly Group<ObligationFigure>[], name: ObligationFigure) =>
    of.reduce((total, { now }) => total + (now[name] ?? 0), 0);
  const rates = new Map(
    groups.map(({ key }) => {
      const own = groups.filter((group) => group.key[1] === key[1]);
      return [key[1], sum(own, 'onTime') / sum(own, 'obligations')] as const;
    }),
  );
  const units = [...new Set(groups.map(({ key }) => key[0] ?? ''))].filter((unit) => unit !== 'Not stated');
  const named = groups.filter(({ key }) => key[0] !== 'Not stated');
  const rate = sum(named, 'onTime') / sum(named, 'obligations');
  const cells = units.map((unit) => {
    const own = groups.filter(({ key }) => key[0] === unit);
    const expected = own.reduce((total, { key, now }) => total + (now.obligations ?? 0) * (rates.get(key[1]) ?? 0), 0);
    const count = sum(own, 'obligations');
    const adjustedRate = rate + (sum(own, 'onTime') - expected) / count;
    return [unit, { 'Obligations due': count, 'Paid on time (adjusted)': Math.min(1, Math.max(0, adjustedRate)) }] as const;
  });
  // There is no funnel at rates of 0 or 100 %.
  return rate > 0 && rate < 1 ? Object.fromEntries(cells) : {};
}

export const COMPLIANCE_UNITS: PageOfFigures = {
  address: '/compliance-up3d',
  offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'kind'],
  cards: {
    'On-time payment (number)': peerCard('On-time payment (number)'),
    'Not settled': peerCard('Not settled'),
    'Amount unpaid': peerCard('Amount unpaid'),
  },
  uncheckedCards: ['Units far below', 'Units far above'],
  panels: [
    definePanel({
      titles: ['Unpaid amount by unit'],
      dimensions: () => [UNIT],
      days: completeMonths,
      conditionSql: peerCondition,
      measures: OBLIGATIONS,
      columns: {
        ...figureColumns('Amount unpaid', 'Not settled'),
        Share: (group, { whole }) => quotient(unpaidAmount(group), unpaidAmount(whole)),
      },
    }),
    definePanel({
      titles: ['Taxes that are not paid'],
      dimensions: () => [TAX],
      days: completeMonths,
      fixedComparison: 'none',
      conditionSql: peerCondition,
      measures: OBLIGATIONS,
      columns: figureColumns('Amount unpaid', 'Not settled', 'Obligations due'),
    }),
    definePanel({
      titles: ['True difference or chance'],
      dimensions: () => [UNIT, TAX],
      rowKeyHeaders: [UNIT.header],
      days: completeMonths,
      fixedComparison: 'none',
      conditionSql: peerCondition,
      measures: OBLIGATIONS,
      columns: {},
      uncheckedColumns: ['Against the limits of 99.8%'],
      makeRows: adjustedRates,
    }),
    definePanel({
      titles: ['Units from the lowest', 'Lowest on-time payment rates'],
      dimensions: () => [UNIT],
      days: completeMonths,
      conditionSql: peerCondition,
      measures: OBLIGATIONS,
      columns: figureColumns('On-time payment (number)', 'Obligations due', 'Paid on time', 'Not settled', 'Amount unpaid'),
    }),
    definePanel({
      titles: ['Paid on time by unit and tax type'],
      dimensions: () => [UNIT, TAX],
      days: completeMonths,
      fixedComparison: 'none',
      conditionSql: peerCondition,
      measures: OBLIGATIONS,
      columns: figureColumns('On-time payment (number)', 'Obligations due', 'Paid on time'),
    }),
    definePanel({
      titles: ['Units and their rank'],
      dimensions: () => [UNIT],
      days: completeMonths,
      conditionSql: peerCondition,
      measures: OBLIGATIONS,
      columns: (view) => ({
        ...figureColumns('Obligations due', 'On-time payment (number)', 'Not settled', 'Amount unpaid'),
        Rank: (group, { groups, whole }) => {
          const rateOf = ({ now }: Group<ObligationFigure>) => OBLIGATION_FIGURES['On-time payment (number)'](now);
          return group === whole ? null : rank(groups.map(rateOf), rateOf(group));
        },
        [comparisonHeader(view)]: pointChangeColumn('On-time payment (number)'),
      }),
    }),
  ],
};
