import { defineCaseList, MONTH, quotient, valueColumn } from '../columns.ts';
import { enforced } from '../measures.ts';
import { defineCard, definePanel, type Column, type PageOfFigures } from '../panel.ts';
import { LATE_LETTERS } from '../sources/arrears-objects.ts';
import { all, FLOW, known, OPEN, recovery, WORTH } from './arrears-figures.ts';
import { monthsUpTo, UNIT } from './revenue.ts';

/** Condition of a late letter by the sample's rules: days from due date to warning, and from warning to warrant. */
const LATE = `CASE WHEN last_action IN ('none', 'reminder') THEN snapshot_on - due_on > 7 WHEN last_action = 'warning' THEN snapshot_on - action_on > 21 ELSE false END`;
const PURSUED = {
  total: WORTH.total,
  collectible: WORTH.collectible,
  untouched: all(`${OPEN} AND last_action = 'none'`),
  late: all(`${OPEN} AND ${LATE}`, '1'),
  lateAmount: all(`${OPEN} AND ${LATE}`),
  expiring: WORTH.expiring,
};
const ACTION = `CASE last_action WHEN 'none' THEN 'No letter' WHEN 'reminder' THEN 'Reminder' WHEN 'warning' THEN 'Warning letter'
  WHEN 'warrant' THEN 'Distress warrant' ELSE 'Seizure' END`;
const RESULT = `CASE result WHEN 'paid' THEN 'Paid' WHEN 'partly-paid' THEN 'Partly paid' WHEN 'open' THEN 'Open' WHEN 'returned' THEN 'Returned, not delivered' ELSE 'Not stated' END`;

const PURSUED_COLUMNS: Readonly<Record<string, Column<keyof typeof PURSUED>>> = {
  Arrears: valueColumn('total'),
  'Collectible arrears': valueColumn('collectible'),
  'Collectible without a letter': valueColumn('untouched'),
  'Share without a letter': ({ now }) => quotient(now.untouched, now.collectible),
  'Overdue steps of collection': valueColumn('late'),
  'Arrears with an overdue step': valueColumn('lateAmount'),
};

export const PURSUIT_PAGE: PageOfFigures = {
  address: '/arrears-up3d',
  offers: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'],
  cards: {
    Arrears: defineCard({ measures: { total: WORTH.total }, value: ({ total }) => total }),
    'Collectible arrears': defineCard(known('collectible')),
    'Collectible without a letter': defineCard({
      measures: { total: PURSUED.total, untouched: PURSUED.untouched },
      value: ({ total, untouched }) => (total === null ? null : untouched),
    }),
    'Share without a letter': defineCard({
      measures: { total: PURSUED.total, untouched: PURSUED.untouched, collectible: PURSUED.collectible },
      value: ({ total, untouched, collectible }) => (total === null ? null : quotient(untouched, collectible)),
    }),
    'Overdue steps of collection': defineCard({
      measures: { total: PURSUED.total, late: PURSUED.late },
      value: ({ total, late }) => (total === null ? null : late),
    }),
    'Arrears with an overdue step': defineCard({
      measures: { total: PURSUED.total, lateAmount: PURSUED.lateAmount },
      value: ({ total, lateAmount }) => (total === null ? null : lateAmount),
    }),
  },
  panels: [
    defineCaseList('Worklist: late letters', 'Object', LATE_LETTERS, { Obligations: 'periods', Arrears: 'amount' }),
    definePanel({
      titles: ['Arrears per unit by last action'],
      by: () => [UNIT, { header: 'Last action', nameSql: ACTION }],
      measures: { total: WORTH.total },
      columns: { Arrears: valueColumn('total') },
    }),
    definePanel({
      titles: ['Overdue steps of collection per unit'],
      by: () => [UNIT],
      measures: PURSUED,
      columns: PURSUED_COLUMNS,
    }),
    definePanel({
      titles: ['Opening principal and recovery rate'],
      by: () => [UNIT],
      measures: { opening: FLOW.opening, collected: FLOW.collected, years: FLOW.years },
      columns: {
        'Opening principal': valueColumn('opening'),
        'Principal collected': valueColumn('collected'),
        'Recovery rate': ({ now }) => recovery(now),
      },
    }),
    definePanel({
      titles: ['Letters by month and their result'],
      by: () => [MONTH, { header: 'Result', nameSql: RESULT }],
      days: monthsUpTo(24),
      measures: { actions: enforced('count(*)') },
      columns: { 'Enforcement actions': valueColumn('actions') },
    }),
    definePanel({
      titles: ['Arrears, collection and letters by unit'],
      by: () => [UNIT],
      hasSeveralSources: true,
      measures: { ...PURSUED, opening: FLOW.opening, collected: FLOW.collected, years: FLOW.years },
      columns: {
        ...PURSUED_COLUMNS,
        'Opening principal': valueColumn('opening'),
        'Principal collected': valueColumn('collected'),
        'Recovery rate': ({ now }) => recovery(now),
        'Lapsing within 12 months': valueColumn('expiring'),
      },
      hasRow: ({ now }) => now.total !== null,
    }),
  ],
};
