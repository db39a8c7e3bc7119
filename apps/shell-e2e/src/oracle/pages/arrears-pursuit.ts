import { listed, MONTH, quotient, value } from '../columns.ts';
import { enforced } from '../measures.ts';
import { card, panel, type Column, type PageOfFigures } from '../panel.ts';
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
  Arrears: value('total'),
  'Collectible arrears': value('collectible'),
  'Collectible without a letter': value('untouched'),
  'Share without a letter': ({ now }) => quotient(now.untouched, now.collectible),
  'Overdue steps of collection': value('late'),
  'Arrears with an overdue step': value('lateAmount'),
};

export const PURSUIT_PAGE: PageOfFigures = {
  address: '/arrears-up3d',
  offers: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'],
  cards: {
    Arrears: card({ measures: { total: WORTH.total }, value: ({ total }) => total }),
    'Collectible arrears': card(known('collectible')),
    'Collectible without a letter': card({
      measures: { total: PURSUED.total, untouched: PURSUED.untouched },
      value: ({ total, untouched }) => (total === null ? null : untouched),
    }),
    'Share without a letter': card({
      measures: { total: PURSUED.total, untouched: PURSUED.untouched, collectible: PURSUED.collectible },
      value: ({ total, untouched, collectible }) => (total === null ? null : quotient(untouched, collectible)),
    }),
    'Overdue steps of collection': card({
      measures: { total: PURSUED.total, late: PURSUED.late },
      value: ({ total, late }) => (total === null ? null : late),
    }),
    'Arrears with an overdue step': card({
      measures: { total: PURSUED.total, lateAmount: PURSUED.lateAmount },
      value: ({ total, lateAmount }) => (total === null ? null : lateAmount),
    }),
  },
  panels: [
    listed('Worklist: late letters', 'Object', LATE_LETTERS, { Obligations: 'periods', Arrears: 'amount' }),
    panel({
      titles: ['Arrears per unit by last action'],
      by: () => [UNIT, { header: 'Last action', name: ACTION }],
      measures: { total: WORTH.total },
      columns: { Arrears: value('total') },
    }),
    panel({
      titles: ['Overdue steps of collection per unit'],
      by: () => [UNIT],
      measures: PURSUED,
      columns: PURSUED_COLUMNS,
    }),
    panel({
      titles: ['Opening principal and recovery rate'],
      by: () => [UNIT],
      measures: { opening: FLOW.opening, collected: FLOW.collected, years: FLOW.years },
      columns: {
        'Opening principal': value('opening'),
        'Principal collected': value('collected'),
        'Recovery rate': ({ now }) => recovery(now),
      },
    }),
    panel({
      titles: ['Letters by month and their result'],
      by: () => [MONTH, { header: 'Result', name: RESULT }],
      days: monthsUpTo(24),
      measures: { actions: enforced('count(*)') },
      columns: { 'Enforcement actions': value('actions') },
    }),
    panel({
      titles: ['Arrears, collection and letters by unit'],
      by: () => [UNIT],
      parted: true,
      measures: { ...PURSUED, opening: FLOW.opening, collected: FLOW.collected, years: FLOW.years },
      columns: {
        ...PURSUED_COLUMNS,
        'Opening principal': value('opening'),
        'Principal collected': value('collected'),
        'Recovery rate': ({ now }) => recovery(now),
        'Lapsing within 12 months': value('expiring'),
      },
      shows: ({ now }) => now.total !== null,
    }),
  ],
};
