import { average, listed, quotient, value } from '../columns.ts';
import type { Measure } from '../figures.ts';
import { changed, changedByYear, debtors, debtorsAtYearEnds, REGISTERED } from '../measures.ts';
import { card, panel, type Column, type PageOfFigures, type Split } from '../panel.ts';
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
  'Objects in arrears': value('objects'),
  'Registered objects': value('registered'),
  'Share of objects in arrears': ({ now }) => quotient(now.objects, now.registered),
};
const PART_AND_OWED: Readonly<Record<string, Column<State>>> = { ...PART, 'Arrears of objects': value('owed') };
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
  'Owing at the opening': value('opening'),
  'Newly owing': value('added'),
  'Owing again': value('returned'),
  Cleared: value('cleared'),
  'Still owing': value('stayed'),
  'Owing at the closing': value('closing'),
};
const flowCards = {
  'Owing at the closing': card({ measures: { closing: FLOW.closing }, value: ({ closing }) => closing }),
  'Newly owing': card({ measures: { added: FLOW.added }, value: ({ added }) => added }),
  'Owing again': card({ measures: { returned: FLOW.returned }, value: ({ returned }) => returned }),
  Cleared: card({ measures: { cleared: FLOW.cleared }, value: ({ cleared }) => cleared }),
  'Still owing': card({ measures: { stayed: FLOW.stayed }, value: ({ stayed }) => stayed }),
};

const YEARS_OWED: Split = {
  header: 'Tax years owed',
  name: "CASE WHEN years = 1 THEN '1 tax year' WHEN years < 5 THEN years || ' tax years' ELSE '5 tax years or more' END",
};
const owing = ({ now }: { readonly now: { readonly objects: number | null } }): boolean => (now.objects ?? 0) > 0;

const DEBTOR_LIST = listed('List of debtors', 'Object', OWING_DEBTS, { Obligations: 'periods', Arrears: 'amount' });

export const OBJECT_DEBT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/arrears-op-tax-type',
    offers: [...OFFERS, 'compare'],
    cards: {
      'Objects in arrears': card({ measures: { objects: STATE.objects }, value: ({ objects }) => objects || null }),
      'Share of objects in arrears': card({
        measures: { objects: STATE.objects, registered: REGISTERED },
        value: ({ objects, registered }) => quotient(objects || null, registered),
        comparable: () => false,
      }),
      'Arrears of objects': card({ measures: { owed: STATE.owed }, value: ({ owed }) => owed }),
      'Average arrears per object': card({ measures: STATE, value: ({ owed, objects }) => average(owed, objects) }),
    },
    panels: [
      panel({
        titles: ['Share of objects in arrears per tax type', 'Objects in arrears and what they owe by tax'],
        by: () => [TAX],
        compares: 'none',
        measures: OF_ALL,
        columns: { ...PART_AND_OWED, ...AVERAGE },
        shows: owing,
      }),
      panel({
        titles: ['How long objects owe, per tax type'],
        by: () => [TAX, YEARS_OWED],
        compares: 'none',
        measures: { objects: STATE.objects },
        columns: { 'Objects in arrears': value('objects') },
      }),
      panel({
        titles: ['Objects by how much they owe', 'How many objects owe 80%'],
        by: () => [{ header: 'Size of arrears', name: bandOf('owed', YEARLY_BANDS) }],
        compares: 'none',
        measures: STATE,
        columns: { 'Objects in arrears': value('objects'), 'Arrears of objects': value('owed') },
      }),
      panel({
        titles: ['Number and average of debts'],
        by: () => [TAX],
        compares: 'none',
        measures: STATE,
        columns: {
          'Objects in arrears': value('objects'),
          'Arrears of objects': value('owed'),
          'Average arrears per object': ({ now }) => average(now.owed, now.objects),
        },
        shows: ({ now }) => (now.objects ?? 0) > 0,
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
      panel({
        titles: ['Objects in arrears by unit'],
        by: () => [UNIT],
        compares: 'none',
        measures: OF_ALL,
        columns: PART_AND_OWED,
        shows: owing,
      }),
      panel({
        titles: ['Change of objects in arrears by unit'],
        by: () => [UNIT],
        compares: 'none',
        measures: FLOW,
        columns: { 'Owing at the opening': value('opening'), 'Owing at the closing': value('closing') },
      }),
      panel({
        titles: ['Map of the share of objects in arrears'],
        only: onMap,
        by: (view) => {
          const { group, level } = mapLevels(view);
          return group === level ? [place(level)] : [place(level), place(group)];
        },
        compares: 'none',
        measures: OF_ALL,
        columns: PART,
        shows: owing,
      }),
      panel({
        titles: ['Objects in arrears by region'],
        by: (view) => [place(levelOf(view))],
        compares: 'none',
        measures: OF_ALL,
        columns: { ...PART_AND_OWED, ...AVERAGE },
        shows: owing,
      }),
      panel({
        titles: ['Changes of objects in arrears by unit'],
        by: () => [UNIT],
        compares: 'none',
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
      panel({
        titles: ['Into arrears and out of them by year', 'Changes of objects in arrears by year'],
        by: () => [YEARLY],
        days: yearsUpTo(8),
        compares: 'none',
        measures: flowOf(changedByYear),
        columns: FLOW_COLUMNS,
      }),
      panel({
        titles: ['Objects in arrears by how long they owe'],
        by: () => [YEARLY, YEARS_OWED],
        days: yearsUpTo(8),
        compares: 'none',
        measures: { objects: debtorsAtYearEnds('count(*)'), latest: debtorsAtYearEnds('count(*) FILTER (snapshot_on = last_day)') },
        columns: { 'Objects in arrears': (group, { whole }) => (group === whole ? group.now.latest : group.now.objects) },
      }),
      panel({
        titles: ['Still owing after 1 to 5 years'],
        by: () => [YEARLY, { header: 'First year of arrears', name: 'first_year' }],
        steps: [{ header: 'First year of arrears', name: "''" }],
        days: yearsUpTo(8),
        compares: 'none',
        measures: { left: changedByYear('count(*) FILTER (is_now)') },
        columns: {},
        ignoredColumns: ['End of the first year'],
        rows: ({ groups }) => leftOf(groups),
      }),
    ],
  },
];
