import { average, defineCaseList, quotient, valueColumn } from '../columns.ts';
import type { Measure } from '../figures.ts';
import { debtorChangeMeasure, yearlyDebtorChangeMeasure, debtorMeasure, yearEndDebtorMeasure, REGISTERED } from '../measures.ts';
import { defineCard, definePanel, type Column, type PageOfFigures, type TableDimension } from '../panel.ts';
import { OWING_DEBTS } from '../sources/arrears-objects.ts';
import { remainingShares, YEAR_DIMENSION, lastYears } from './arrears-years.ts';
import { bandOf, YEARLY_BANDS } from './assessment.ts';
import { levelOf, mapLevels, onMap, regionDimension } from './places.ts';
import { TAX, UNIT } from './revenue.ts';

const OFFERS = ['period', 'region', 'tax', 'category', 'unit', 'kind'] as const;
const DEBTOR_SUMS = { objects: debtorMeasure('count(*)'), owed: debtorMeasure('sum(owed)') };
const DEBTORS_AND_REGISTERED = { ...DEBTOR_SUMS, registered: REGISTERED };
type DebtorFigure = keyof typeof DEBTORS_AND_REGISTERED;

const DEBTOR_COLUMNS: Readonly<Record<string, Column<DebtorFigure>>> = {
  'Objects in arrears': valueColumn('objects'),
  'Registered objects': valueColumn('registered'),
  'Share of objects in arrears': ({ now }) => quotient(now.objects, now.registered),
};
const DEBTOR_COLUMNS_WITH_ARREARS: Readonly<Record<string, Column<DebtorFigure>>> = {
  ...DEBTOR_COLUMNS,
  'Arrears of objects': valueColumn('owed'),
};
const AVERAGE_COLUMN: Readonly<Record<string, Column<keyof typeof DEBTOR_SUMS>>> = {
  'Average arrears per object': ({ now }) => average(now.owed, now.objects),
};

/** Measures of objects in arrears at both ends of the period. */
const debtorFlow = (measureFrom: (sql: string) => Measure) => ({
  opening: measureFrom('count(*) FILTER (was)'),
  added: measureFrom('count(*) FILTER (is_now AND NOT was AND first_on > opening)'),
  returned: measureFrom('count(*) FILTER (is_now AND NOT was AND first_on < opening)'),
  cleared: measureFrom('count(*) FILTER (was AND NOT is_now)'),
  stayed: measureFrom('count(*) FILTER (was AND is_now)'),
  closing: measureFrom('count(*) FILTER (is_now)'),
});
const DEBTOR_FLOW = debtorFlow(debtorChangeMeasure);
const FLOW_COLUMNS: Readonly<Record<string, Column<keyof typeof DEBTOR_FLOW>>> = {
  'Owing at the opening': valueColumn('opening'),
  'Newly owing': valueColumn('added'),
  'Owing again': valueColumn('returned'),
  Cleared: valueColumn('cleared'),
  'Still owing': valueColumn('stayed'),
  'Owing at the closing': valueColumn('closing'),
};
/** Number of objects that owe five tax years or more. */
const LONG_DEBTORS = debtorMeasure('count(*) FILTER (years >= 5)');
/** Share of registered objects in arrears, of the units of one kind or of all. */
const shareOfRegistered = (kind?: 'up3d' | 'samsat') =>
  defineCard({
    measures: { objects: DEBTOR_SUMS.objects, registered: REGISTERED },
    value: ({ objects, registered }) => quotient(objects || null, registered),
    conditionSql: () => (kind === undefined ? 'true' : `unit_kind = '${kind}'`),
    isComparable: () => false,
  });
const objectsCard = defineCard({
  measures: { objects: DEBTOR_SUMS.objects },
  value: ({ objects }) => objects || null,
  isComparable: () => false,
});

const flowCards = {
  'Owing at the closing': defineCard({ measures: { closing: DEBTOR_FLOW.closing }, value: ({ closing }) => closing }),
  'Newly owing': defineCard({ measures: { added: DEBTOR_FLOW.added }, value: ({ added }) => added }),
  'Owing again': defineCard({ measures: { returned: DEBTOR_FLOW.returned }, value: ({ returned }) => returned }),
  Cleared: defineCard({ measures: { cleared: DEBTOR_FLOW.cleared }, value: ({ cleared }) => cleared }),
  'Still owing': defineCard({ measures: { stayed: DEBTOR_FLOW.stayed }, value: ({ stayed }) => stayed }),
};

const YEARS_OWED: TableDimension = {
  header: 'Tax years owed',
  nameSql: "CASE WHEN years = 1 THEN '1 tax year' WHEN years < 5 THEN years || ' tax years' ELSE '5 tax years or more' END",
};
const hasDebtors = ({ now }: { readonly now: { readonly objects: number | null } }): boolean => (now.objects ?? 0) > 0;

const DEBTOR_LIST = defineCaseList('List of debtors', 'Object', OWING_DEBTS, { Obligations: 'periods', Arrears: 'amount' });

export const OBJECT_DEBT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/arrears-op-tax-type',
    offeredFilters: [...OFFERS, 'compare'],
    cards: {
      'Objects in arrears': defineCard({ measures: { objects: DEBTOR_SUMS.objects }, value: ({ objects }) => objects || null }),
      'Share of objects in arrears': defineCard({
        measures: { objects: DEBTOR_SUMS.objects, registered: REGISTERED },
        value: ({ objects, registered }) => quotient(objects || null, registered),
        isComparable: () => false,
      }),
      'Arrears of objects': defineCard({ measures: { owed: DEBTOR_SUMS.owed }, value: ({ owed }) => owed }),
      'Average arrears per object': defineCard({ measures: DEBTOR_SUMS, value: ({ owed, objects }) => average(owed, objects) }),
    },
    panels: [
      definePanel({
        titles: ['Share of objects in arrears per tax type', 'Objects in arrears and what they owe by tax'],
        dimensions: () => [TAX],
        fixedComparison: 'none',
        measures: DEBTORS_AND_REGISTERED,
        columns: { ...DEBTOR_COLUMNS_WITH_ARREARS, ...AVERAGE_COLUMN },
        hasRow: hasDebtors,
      }),
      definePanel({
        titles: ['How long objects owe, per tax type'],
        dimensions: () => [TAX, YEARS_OWED],
        fixedComparison: 'none',
        measures: { objects: DEBTOR_SUMS.objects },
        columns: { 'Objects in arrears': valueColumn('objects') },
      }),
      definePanel({
        titles: ['Objects by how much they owe', 'How many objects owe 80%'],
        dimensions: () => [{ header: 'Size of arrears', nameSql: bandOf('owed', YEARLY_BANDS) }],
        fixedComparison: 'none',
        measures: DEBTOR_SUMS,
        columns: { 'Objects in arrears': valueColumn('objects'), 'Arrears of objects': valueColumn('owed') },
      }),
      definePanel({
        titles: ['Average arrears per object'],
        dimensions: () => [TAX],
        fixedComparison: 'none',
        measures: DEBTOR_SUMS,
        columns: {
          'Objects in arrears': valueColumn('objects'),
          'Arrears of objects': valueColumn('owed'),
          'Average arrears per object': ({ now }) => average(now.owed, now.objects),
        },
        hasRow: ({ now }) => (now.objects ?? 0) > 0,
      }),
      DEBTOR_LIST,
    ],
  },
  {
    address: '/arrears-op-up3d',
    offeredFilters: [...OFFERS, 'level'],
    cards: {
      ...flowCards,
      'Objects in arrears': objectsCard,
      'Share of objects in arrears': shareOfRegistered(),
      'Share at UP3D': shareOfRegistered('up3d'),
      'Share at Samsat': shareOfRegistered('samsat'),
    },
    panels: [
      ...(['up3d', 'samsat'] as const).map((kind) =>
        definePanel({
          titles: [kind === 'up3d' ? 'UP3D with the highest share' : 'Share in arrears by Samsat'],
          dimensions: () => [UNIT],
          fixedComparison: 'none',
          conditionSql: () => `unit_kind = '${kind}'`,
          measures: DEBTORS_AND_REGISTERED,
          columns: DEBTOR_COLUMNS,
          hasRow: hasDebtors,
        }),
      ),
      DEBTOR_LIST,
      definePanel({
        titles: ['Objects in arrears by unit'],
        dimensions: () => [UNIT],
        fixedComparison: 'none',
        measures: DEBTORS_AND_REGISTERED,
        columns: DEBTOR_COLUMNS_WITH_ARREARS,
        hasRow: hasDebtors,
      }),
      definePanel({
        titles: ['Change of objects in arrears by unit'],
        dimensions: () => [UNIT],
        fixedComparison: 'none',
        measures: DEBTOR_FLOW,
        columns: { 'Owing at the opening': valueColumn('opening'), 'Owing at the closing': valueColumn('closing') },
      }),
      definePanel({
        titles: ['Map of the share of objects in arrears'],
        conditionSql: onMap,
        dimensions: (view) => {
          const { group, level } = mapLevels(view);
          return group === level ? [regionDimension(level)] : [regionDimension(level), regionDimension(group)];
        },
        fixedComparison: 'none',
        measures: DEBTORS_AND_REGISTERED,
        columns: DEBTOR_COLUMNS,
        hasRow: hasDebtors,
      }),
      definePanel({
        titles: ['Objects in arrears by region'],
        dimensions: (view) => [regionDimension(levelOf(view))],
        fixedComparison: 'none',
        measures: DEBTORS_AND_REGISTERED,
        columns: { ...DEBTOR_COLUMNS_WITH_ARREARS, ...AVERAGE_COLUMN },
        hasRow: hasDebtors,
      }),
      definePanel({
        titles: ['Changes of objects in arrears by unit'],
        dimensions: () => [UNIT],
        fixedComparison: 'none',
        measures: DEBTOR_FLOW,
        columns: FLOW_COLUMNS,
      }),
    ],
  },
  {
    address: '/arrears-op-trend',
    offeredFilters: OFFERS,
    cards: {
      ...flowCards,
      'Owing 5 years or more': defineCard({ measures: { long: LONG_DEBTORS }, value: ({ long }) => long, isComparable: () => false }),
      'Came into arrears': defineCard({
        measures: { added: DEBTOR_FLOW.added, returned: DEBTOR_FLOW.returned },
        value: ({ added, returned }) => (added === null || returned === null ? null : added + returned),
        isComparable: () => false,
      }),
      'Left arrears': defineCard({
        measures: { cleared: DEBTOR_FLOW.cleared },
        value: ({ cleared }) => cleared,
        isComparable: () => false,
      }),
      'Still in arrears': defineCard({
        measures: { stayed: DEBTOR_FLOW.stayed, opening: DEBTOR_FLOW.opening },
        value: ({ stayed, opening }) => quotient(stayed, opening),
        isComparable: () => false,
      }),
    },
    panels: [
      definePanel({
        titles: ['Into arrears and out by year', 'Changes of objects in arrears', 'Changes of objects in arrears by year'],
        dimensions: () => [YEAR_DIMENSION],
        days: lastYears(8),
        fixedComparison: 'none',
        measures: debtorFlow(yearlyDebtorChangeMeasure),
        columns: FLOW_COLUMNS,
      }),
      definePanel({
        titles: ['Objects in arrears by how long they owe', 'Objects in arrears by year', 'Owing 5 years or more'],
        dimensions: () => [YEAR_DIMENSION, YEARS_OWED],
        days: lastYears(8),
        fixedComparison: 'none',
        measures: { objects: yearEndDebtorMeasure('count(*)'), latest: yearEndDebtorMeasure('count(*) FILTER (snapshot_on = last_day)') },
        columns: { 'Objects in arrears': (group, { whole }) => (group === whole ? group.now.latest : group.now.objects) },
      }),
      definePanel({
        titles: ['Still owing after 1 to 5 years'],
        dimensions: () => [YEAR_DIMENSION, { header: 'First year of arrears', nameSql: 'first_year' }],
        rowKeyHeaders: ['First year of arrears'],
        days: lastYears(8),
        fixedComparison: 'none',
        measures: { left: yearlyDebtorChangeMeasure('count(*) FILTER (is_now)') },
        columns: {},
        uncheckedColumns: ['End of the first year'],
        makeRows: ({ groups }) => remainingShares(groups),
      }),
    ],
  },
];
