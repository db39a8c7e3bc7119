import { defineCaseList, MONTH, quotient, valueColumn } from '../columns.ts';
import { enforcementMeasure } from '../measures.ts';
import { defineCard, definePanel, type Column, type PageOfFigures } from '../panel.ts';
import { LATE_LETTERS } from '../sources/arrears-objects.ts';
import { owedWhere, PRINCIPAL_FLOW, arrearsCard, IS_COLLECTIBLE, recoveryRate, ARREARS_SUMS } from './arrears-figures.ts';
import { monthsUpTo, UNIT } from './revenue.ts';

/** Condition of a late letter by the sample's rules: days from due date to warning, and from warning to warrant. */
const IS_OVERDUE_SQL = `CASE WHEN last_action IN ('none', 'reminder') THEN snapshot_on - due_on > 7 WHEN last_action = 'warning' THEN snapshot_on - action_on > 21 ELSE false END`;
const COLLECTION_MEASURES = {
  total: ARREARS_SUMS.total,
  collectible: ARREARS_SUMS.collectible,
  untouched: owedWhere(`${IS_COLLECTIBLE} AND last_action = 'none'`),
  late: owedWhere(`${IS_COLLECTIBLE} AND ${IS_OVERDUE_SQL}`, '1'),
  lateAmount: owedWhere(`${IS_COLLECTIBLE} AND ${IS_OVERDUE_SQL}`),
  expiring: ARREARS_SUMS.expiring,
};
const ACTION_NAME = `CASE last_action WHEN 'none' THEN 'No letter' WHEN 'reminder' THEN 'Reminder' WHEN 'warning' THEN 'Warning letter'
  WHEN 'warrant' THEN 'Distress warrant' ELSE 'Seizure' END`;
const RESULT_NAME = `CASE result WHEN 'paid' THEN 'Paid' WHEN 'partly-paid' THEN 'Partly paid' WHEN 'open' THEN 'Open' WHEN 'returned' THEN 'Returned, not delivered' ELSE 'Not stated' END`;

const COLLECTION_COLUMNS: Readonly<Record<string, Column<keyof typeof COLLECTION_MEASURES>>> = {
  Arrears: valueColumn('total'),
  'Collectible arrears': valueColumn('collectible'),
  'Collectible without a letter': valueColumn('untouched'),
  'Share without a letter': ({ now }) => quotient(now.untouched, now.collectible),
  'Overdue steps of collection': valueColumn('late'),
  'Arrears with an overdue step': valueColumn('lateAmount'),
};

export const PURSUIT_PAGE: PageOfFigures = {
  address: '/arrears-up3d',
  offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'],
  cards: {
    Arrears: defineCard({ measures: { total: ARREARS_SUMS.total }, value: ({ total }) => total }),
    'Collectible arrears': defineCard(arrearsCard('collectible')),
    'Collectible without a letter': defineCard({
      measures: { total: COLLECTION_MEASURES.total, untouched: COLLECTION_MEASURES.untouched },
      value: ({ total, untouched }) => (total === null ? null : untouched),
    }),
    'Share without a letter': defineCard({
      measures: {
        total: COLLECTION_MEASURES.total,
        untouched: COLLECTION_MEASURES.untouched,
        collectible: COLLECTION_MEASURES.collectible,
      },
      value: ({ total, untouched, collectible }) => (total === null ? null : quotient(untouched, collectible)),
    }),
    'Overdue steps of collection': defineCard({
      measures: { total: COLLECTION_MEASURES.total, late: COLLECTION_MEASURES.late },
      value: ({ total, late }) => (total === null ? null : late),
    }),
    'Arrears with an overdue step': defineCard({
      measures: { total: COLLECTION_MEASURES.total, lateAmount: COLLECTION_MEASURES.lateAmount },
      value: ({ total, lateAmount }) => (total === null ? null : lateAmount),
    }),
  },
  panels: [
    defineCaseList('Worklist: late letters', 'Object', LATE_LETTERS, { Obligations: 'periods', Arrears: 'amount' }),
    definePanel({
      titles: ['Arrears per unit by last action'],
      dimensions: () => [UNIT, { header: 'Last action', nameSql: ACTION_NAME }],
      measures: { total: ARREARS_SUMS.total },
      columns: { Arrears: valueColumn('total') },
    }),
    definePanel({
      titles: ['Overdue steps of collection per unit'],
      dimensions: () => [UNIT],
      measures: COLLECTION_MEASURES,
      columns: COLLECTION_COLUMNS,
    }),
    definePanel({
      titles: ['Opening principal and recovery rate'],
      dimensions: () => [UNIT],
      measures: { opening: PRINCIPAL_FLOW.opening, collected: PRINCIPAL_FLOW.collected, years: PRINCIPAL_FLOW.years },
      columns: {
        'Opening principal': valueColumn('opening'),
        'Principal collected': valueColumn('collected'),
        'Recovery rate': ({ now }) => recoveryRate(now),
      },
    }),
    definePanel({
      titles: ['Letters by month and their result'],
      dimensions: () => [MONTH, { header: 'Result', nameSql: RESULT_NAME }],
      days: monthsUpTo(24),
      measures: { actions: enforcementMeasure('count(*)') },
      columns: { 'Enforcement actions': valueColumn('actions') },
    }),
    definePanel({
      titles: ['Pursuit by unit'],
      dimensions: () => [UNIT],
      measures: COLLECTION_MEASURES,
      columns: COLLECTION_COLUMNS,
      hasRow: ({ now }) => now.total !== null,
    }),
    definePanel({
      titles: ['Arrears and collection by unit'],
      dimensions: () => [UNIT],
      hasSeveralSources: true,
      measures: {
        ...COLLECTION_MEASURES,
        opening: PRINCIPAL_FLOW.opening,
        collected: PRINCIPAL_FLOW.collected,
        years: PRINCIPAL_FLOW.years,
      },
      columns: {
        Arrears: valueColumn('total'),
        'Opening principal': valueColumn('opening'),
        'Principal collected': valueColumn('collected'),
        'Recovery rate': ({ now }) => recoveryRate(now),
        'Lapsing within 12 months': valueColumn('expiring'),
      },
      hasRow: ({ now }) => now.total !== null,
    }),
  ],
};
