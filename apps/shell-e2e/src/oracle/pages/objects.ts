import { defineCard, definePanel, type PageOfFigures, type TableDimension } from '../panel.ts';
import { average, defineCaseList, MONTH, quotient, valueColumn } from '../columns.ts';
import {
  AMOUNT_OF_OBJECTS,
  objectChangeMeasure,
  obligationMeasure,
  returnMeasure,
  openObjectMeasureToday,
  PAYING_OBJECTS,
  REGISTERED,
  suspensionMeasure,
} from '../measures.ts';
import { ARREARS_AT_SNAPSHOT } from '../sources/obligations.ts';
import type { Figures, Source } from '../figures.ts';
import type { View } from '../view.ts';
import { completeMonths, OBLIGED_OBJECTS } from './compliance-figures.ts';
import { levelOf, regionDimension } from './places.ts';
import { monthsUpTo, TAX, UNIT } from './revenue.ts';

const STATE = { registered: REGISTERED, suspended: suspensionMeasure('count(*)'), paying: PAYING_OBJECTS };
type State = Figures<keyof typeof STATE>;
const FLOW = {
  openings: objectChangeMeasure('sum(came)'),
  closings: objectChangeMeasure('sum(went)'),
  net: objectChangeMeasure('sum(came - went)'),
};
const OBLIGATIONS = {
  obligations: obligationMeasure('count(*)'),
  settled: obligationMeasure('count(*) FILTER (settled)'),
  onTime: obligationMeasure('count(*) FILTER (on_time)'),
  expected: returnMeasure('count(*)'),
  filed: returnMeasure('count(first_filed)'),
  filedOnTime: returnMeasure('count(*) FILTER (first_filed <= due_on)'),
};

/** Registered and not temporarily closed. */
const activeObjects = ({ registered, suspended: suspendedCount }: State): number | null =>
  registered === null ? null : registered - (suspendedCount ?? 0);
/** Payments of taxes with registered objects name the object, so an object without a payment has not paid. */
const payingObjects = ({ registered, paying: found }: Figures<'registered' | 'paying'>): number | null =>
  registered === null ? found : (found ?? 0);
export const payingRatio = (state: Figures<'registered' | 'paying'>): number => quotient(payingObjects(state), state.registered);
/** Objects that paid and were closed in the period are no longer active. */
const objectsWithoutPayment = (state: State): number => {
  const all = activeObjects(state);
  return all === null ? NaN : all - Math.min(payingObjects(state) ?? 0, all);
};

const stateTable = (titles: readonly string[], dimensions: (view: View) => readonly TableDimension[]) =>
  definePanel({
    titles,
    dimensions,
    measures: STATE,
    columns: {
      'Registered tax objects': valueColumn('registered'),
      'Temporarily closed objects': ({ now }) => now.suspended ?? 0,
      'Paying tax objects': ({ now }) => payingObjects(now),
      'Active, no payment in the period': ({ now }) => objectsWithoutPayment(now),
      'Paying ratio': ({ now }) => payingRatio(now),
    },
    hasRow: ({ now }) => now.registered !== null,
  });

/**
 * Idle objects owe three or more tax periods at the last snapshot and are active on the last day. They have paid nothing, for any
 * tax, since the third-latest of these periods was due.
 */
const IDLE: Source = {
  rows: `SELECT o.object_key || ' ' || o.tax_code AS case_id, o.object_id AS called, o.periods AS periods, o.owed AS amount, o.tax_code, o.category_code, o.unit_code, o.unit_kind, o.region_code, CAST($to AS DATE) AS day FROM (
      SELECT x.*, d.periods, d.owed, (SELECT coalesce(sum(amount), 0) FROM payments p WHERE p.object_key = x.object_key AND p.posted_on > d.silent AND p.posted_on <= $to) AS since
      FROM (SELECT object_key AS key, tax_code AS tax_of, count(DISTINCT (tax_year, coalesce(period, 0))) AS periods, sum(principal + coalesce(penalty, 0)) AS owed, list_sort(list(due_on), 'DESC')[3] AS silent
        FROM (${ARREARS_AT_SNAPSHOT.rows}) WHERE true GROUP BY ALL) d JOIN named_objects x ON x.object_key = d.key AND x.tax_code = d.tax_of
      WHERE d.periods >= 3 AND coalesce(x.closed_on > $to, true) AND NOT CASE WHEN x.object_key IN (SELECT object_key FROM object_events WHERE event IN ('suspended', 'resumed'))
          THEN x.object_key IN (SELECT object_key FROM object_events WHERE event_on <= $to GROUP BY object_key HAVING count(*) FILTER (event = 'suspended') > count(*) FILTER (event = 'resumed'))
          ELSE coalesce(x.status, 'active') NOT IN ('active', 'closed') END) o WHERE o.since <= 0`,
  filters: ARREARS_AT_SNAPSHOT.filters,
};

export const PAYING_RATIO = defineCard({
  measures: { registered: REGISTERED, paying: PAYING_OBJECTS },
  value: payingRatio,
});

const STEP_HEADERS = ['Step'] as const;

export const OBJECT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/tax-objects',
    offeredFilters: ['period', 'compare', 'region', 'level', 'tax', 'category', 'unit', 'kind'],
    cards: {
      'Registered tax objects': defineCard({ measures: { registered: REGISTERED }, value: ({ registered }) => registered }),
      'Temporarily closed objects': defineCard({
        measures: { suspendedCount: suspensionMeasure('count(*)') },
        value: ({ suspendedCount }) => suspendedCount,
      }),
      'Opened objects': defineCard({ measures: FLOW, value: ({ openings }) => openings ?? 0 }),
      'Closed objects': defineCard({ measures: FLOW, value: ({ closings }) => closings ?? 0 }),
      'Net change of objects': defineCard({ measures: FLOW, value: ({ net }) => net ?? 0 }),
      'Paying ratio': PAYING_RATIO,
    },
    uncheckedCards: ['Unpaid for three periods', 'Active tax objects'],
    panels: [
      definePanel({
        titles: ['Objects opened and closed by month'],
        dimensions: () => [MONTH],
        days: monthsUpTo(36),
        measures: FLOW,
        columns: {
          'Opened objects': valueColumn('openings'),
          'Closed objects': valueColumn('closings'),
          'Net change of objects': valueColumn('net'),
        },
      }),
      definePanel({
        titles: ['From registered to paying'],
        dimensions: () => [],
        rowKeyHeaders: STEP_HEADERS,
        measures: STATE,
        columns: {},
        makeRows: ({ whole: { now } }) => {
          const paid = Math.min(now.paying ?? 0, activeObjects(now) ?? 0);
          const step = (Number: number | null) => ({ Number, 'Share of the first step': quotient(Number, now.registered) });
          return { Registered: step(now.registered), Active: step(activeObjects(now)), Paying: step(paid) };
        },
      }),
      definePanel({
        titles: ['From obligation to on time'],
        dimensions: () => [],
        days: completeMonths,
        rowKeyHeaders: STEP_HEADERS,
        measures: OBLIGATIONS,
        columns: {},
        makeRows: ({ whole: { now } }) => {
          const step = (Number: number | null, whole: number | null) => ({ Number, 'Share of the first step': quotient(Number, whole) });
          return {
            'Payments due': step(now.obligations, now.obligations),
            Paid: step(now.settled, now.obligations),
            'Paid on time': step(now.onTime, now.obligations),
            'Returns expected': step(now.expected, now.expected),
            Filed: step(now.filed, now.expected),
            'Filed on time': step(now.filedOnTime, now.expected),
          };
        },
      }),
      stateTable(['State of objects by tax type'], () => [TAX]),
      definePanel({
        titles: ['Objects not settled by unit'],
        dimensions: () => [UNIT],
        days: completeMonths,
        fixedComparison: 'none',
        measures: OBLIGED_OBJECTS,
        columns: {
          'Objects not settled': valueColumn('owing'),
          'Objects with something due': valueColumn('objects'),
          'Compliant objects': ({ now }) => (now.objects === null ? null : 1 - quotient(now.owing ?? 0, now.objects)),
        },
        hasRow: ({ now }) => (now.objects ?? 0) > 0,
      }),
      stateTable(['Registered objects by region'], (view) => [regionDimension(levelOf(view))]),
      defineCaseList('Active objects without payment for three tax periods', 'Object number', IDLE, {
        'Tax periods': 'periods',
        Arrears: 'amount',
      }),
      definePanel({
        titles: ['Tax objects by tax type and unit', 'Tax types and units in detail'],
        hasSeveralSources: true,
        dimensions: () => [TAX, UNIT],
        measures: {
          ...STATE,
          ...FLOW,
          ofObjects: AMOUNT_OF_OBJECTS,
          age: openObjectMeasureToday("round(avg(date_diff('day', updated_on, $seen)))"),
        },
        columns: {
          'Registered tax objects': valueColumn('registered'),
          'Temporarily closed objects': ({ now }) => now.suspended ?? 0,
          'Opened objects': ({ now }) => now.openings ?? 0,
          'Closed objects': ({ now }) => now.closings ?? 0,
          'Net change of objects': ({ now }) => now.net ?? 0,
          'Paying tax objects': ({ now }) => payingObjects(now),
          'Active, no payment in the period': ({ now }) => objectsWithoutPayment(now),
          'Paying ratio': ({ now }) => payingRatio(now),
          'Revenue per paying object': ({ now }) => average(now.ofObjects, now.paying),
          'Age of register data (days)': valueColumn('age'),
        },
        hasRow: ({ now }) => now.registered !== null,
      }),
    ],
  },
];
