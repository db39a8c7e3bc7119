import { average, defineCaseList, quotient, valueColumn } from '../columns.ts';
import type { Measure } from '../figures.ts';
import { changed, changedByYear, debtors, debtorsAtYearEnds, REGISTERED } from '../measures.ts';
import { defineCard, definePanel, type Column, type PageOfFigures, type TableDimension } from '../panel.ts';
import { OWING_DEBTS } from '../sources/arrears-objects.ts';
import { leftOf, YEARLY, yearsUpTo } from './arrears-years.ts';
import { bandOf, YEARLY_BANDS } from './assessment.ts';
import { levelOf, mapLevels, onMap, place } from './places.ts';
import { TAX, UNIT } from './revenue.ts';

const OFFERS = ['period', 'region', 'tax', 'category', 'unit', 'kind'] as const;
const STATE = { objects: debtors('count(*)'), owed: debtors('sum(owed)') };
const OF_ALL = { ...STATE, registered: REGISTERED };
type State = keyof typeof OF_ALL;

const PART: Readonly<Record<string, Column<State>>> = {
  'Objects in arrears': valueColumn('objects'),
  'Registered objects': valueColumn('registered'),
  'Share of objects in arrears': ({ now }) => quotient(now.objects, now.registered),
};
const PART_AND_OWED: Readonly<Record<string, Column<State>>> = { ...PART, 'Arrears of objects': valueColumn('owed') };
const AVERAGE: Readonly<Record<string, Column<keyof typeof STATE>>> = {
  'Average arrears per object': ({ now }) => average(now.owed, now.objects),
};

/** Measures of objects in arrears at both ends of the period. */
const flowOf = (of: (sql: string) => Measure) => ({
  opening: of('count(*) FILTER (was)'),
  added: of('count(*) FILTER (is_now AND NOT was AND first_on > opening)'),
  returned: of('count(*) FILTER (is_now AND NOT was AND first_on < opening)'),
  cleared: of('count(*) FILTER (was AND NOT is_now)'),
  stayed: of('count(*) FILTER (was AND is_now)'),
  closing: of('count(*) FILTER (is_now)'),
});
const FLOW = flowOf(changed);
const FLOW_COLUMNS: Readonly<Record<string, Column<keyof typeof FLOW>>> = {
  'Owing at the opening': valueColumn('opening'),
  'Newly owing': valueColumn('added'),
  'Owing again': valueColumn('returned'),
  Cleared: valueColumn('cleared'),
  'Still owing': valueColumn('stayed'),
  'Owing at the closing': valueColumn('closing'),
};
const flowCards = {
  'Owing at the closing': defineCard({ measures: { closing: FLOW.closing }, value: ({ closing }) => closing }),
  'Newly owing': defineCard({ measures: { added: FLOW.added }, value: ({ added }) => added }),
  'Owing again': defineCard({ measures: { returned: FLOW.returned }, value: ({ returned }) => returned }),
  Cleared: defineCard({ measures: { cleared: FLOW.cleared }, value: ({ cleared }) => cleared }),
  'Still owing': defineCard({ measures: { stayed: FLOW.stayed }, value: ({ stayed }) => stayed }),
};

const YEARS_OWED: TableDimension = {
  header: 'Tax years owed',
  nameSql: "CASE WHEN years = 1 THEN '1 tax year' WHEN years < 5 THEN years || ' tax years' ELSE '5 tax years or more' END",
};
const owing = ({ now }: { readonly now: { readonly objects: number | null } }): boolean => (now.objects ?? 0) > 0;

const DEBTOR_LIST = defineCaseList('List of debtors', 'Object', OWING_DEBTS, { Obligations: 'periods', Arrears: 'amount' });

export const OBJECT_DEBT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/arrears-op-tax-type',
    offers: [...OFFERS, 'compare'],
    cards: {
      'Objects in arrears': defineCard({ measures: { objects: STATE.objects }, value: ({ objects }) => objects || null }),
      'Share of objects in arrears': defineCard({
        measures: { objects: STATE.objects, registered: REGISTERED },
        value: ({ objects, registered }) => quotient(objects || null, registered),
        isComparable: () => false,
      }),
      'Arrears of objects': defineCard({ measures: { owed: STATE.owed }, value: ({ owed }) => owed }),
      'Average arrears per object': defineCard({ measures: STATE, value: ({ owed, objects }) => average(owed, objects) }),
    },
    panels: [
      definePanel({
        titles: ['Share of objects in arrears per tax type', 'Objects in arrears and what they owe by tax'],
        by: () => [TAX],
        fixedComparison: 'none',
        measures: OF_ALL,
        columns: { ...PART_AND_OWED, ...AVERAGE },
        hasRow: owing,
      }),
      definePanel({
        titles: ['How long objects owe, per tax type'],
        by: () => [TAX, YEARS_OWED],
        fixedComparison: 'none',
        measures: { objects: STATE.objects },
        columns: { 'Objects in arrears': valueColumn('objects') },
      }),
      definePanel({
        titles: ['Objects by how much they owe', 'How many objects owe 80%'],
        by: () => [{ header: 'Size of arrears', nameSql: bandOf('owed', YEARLY_BANDS) }],
        fixedComparison: 'none',
        measures: STATE,
        columns: { 'Objects in arrears': valueColumn('objects'), 'Arrears of objects': valueColumn('owed') },
      }),
      definePanel({
        titles: ['Number and average of debts'],
        by: () => [TAX],
        fixedComparison: 'none',
        measures: STATE,
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
    offers: [...OFFERS, 'level'],
    cards: flowCards,
    panels: [
      DEBTOR_LIST,
      definePanel({
        titles: ['Objects in arrears by unit'],
        by: () => [UNIT],
        fixedComparison: 'none',
        measures: OF_ALL,
        columns: PART_AND_OWED,
        hasRow: owing,
      }),
      definePanel({
        titles: ['Change of objects in arrears by unit'],
        by: () => [UNIT],
        fixedComparison: 'none',
        measures: FLOW,
        columns: { 'Owing at the opening': valueColumn('opening'), 'Owing at the closing': valueColumn('closing') },
      }),
      definePanel({
        titles: ['Map of the share of objects in arrears'],
        condition: onMap,
        by: (view) => {
          const { group, level } = mapLevels(view);
          return group === level ? [place(level)] : [place(level), place(group)];
        },
        fixedComparison: 'none',
        measures: OF_ALL,
        columns: PART,
        hasRow: owing,
      }),
      definePanel({
        titles: ['Objects in arrears by region'],
        by: (view) => [place(levelOf(view))],
        fixedComparison: 'none',
        measures: OF_ALL,
        columns: { ...PART_AND_OWED, ...AVERAGE },
        hasRow: owing,
      }),
      definePanel({
        titles: ['Changes of objects in arrears by unit'],
        by: () => [UNIT],
        fixedComparison: 'none',
        measures: FLOW,
        columns: FLOW_COLUMNS,
      }),
    ],
  },
  {
    address: '/arrears-op-trend',
    offers: OFFERS,
    cards: flowCards,
    panels: [
      definePanel({
        titles: ['Into arrears and out of them by year', 'Changes of objects in arrears by year'],
        by: () => [YEARLY],
        days: yearsUpTo(8),
        fixedComparison: 'none',
        measures: flowOf(changedByYear),
        columns: FLOW_COLUMNS,
      }),
      definePanel({
        titles: ['Objects in arrears by how long they owe'],
        by: () => [YEARLY, YEARS_OWED],
        days: yearsUpTo(8),
        fixedComparison: 'none',
        measures: { objects: debtorsAtYearEnds('count(*)'), latest: debtorsAtYearEnds('count(*) FILTER (snapshot_on = last_day)') },
        columns: { 'Objects in arrears': (group, { whole }) => (group === whole ? group.now.latest : group.now.objects) },
      }),
      definePanel({
        titles: ['Still owing after 1 to 5 years'],
        by: () => [YEARLY, { header: 'First year of arrears', nameSql: 'first_year' }],
        keyColumns: [{ header: 'First year of arrears', nameSql: "''" }],
        days: yearsUpTo(8),
        fixedComparison: 'none',
        measures: { left: changedByYear('count(*) FILTER (is_now)') },
        columns: {},
        ignoredColumns: ['End of the first year'],
        makeRows: ({ groups }) => leftOf(groups),
      }),
    ],
  },
];
