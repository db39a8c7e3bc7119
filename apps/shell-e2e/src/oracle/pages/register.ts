import {
  ARREARS_AT_SNAPSHOT,
  ASSESSMENTS,
  DIMENSION_SQL,
  lastMonths,
  over,
  OWED,
  PAID_ON_ASSESSMENTS,
  quotient,
  SUSPENDED_KEYS,
  type Rows,
} from '@pendapa/oracle';
import { activeObjects, derived, measure, type Column, type Columns } from '../columns.ts';
import type { PageOfFigures } from '../panel.ts';
import { caseList, minus, step, stepRows } from '../rows.ts';

/**
 * Idle objects owe three or more tax periods at the last snapshot and are active on the last day. They have paid nothing, for any
 * tax, since the third-latest of these periods was due.
 */
const IDLE: Rows = {
  sql: `SELECT o.object_key || ' ' || o.tax_code AS case_id, o.object_id AS called, o.periods AS periods, o.owed AS amount, o.tax_code, o.category_code, o.unit_code, o.unit_kind, o.region_code, CAST($to AS DATE) AS day FROM (
      SELECT x.*, d.periods, d.owed, (SELECT coalesce(sum(amount), 0) FROM payments p WHERE p.object_key = x.object_key AND p.posted_on > d.silent AND p.posted_on <= $to) AS since
      FROM (SELECT object_key AS key, tax_code AS tax_of, count(DISTINCT (tax_year, coalesce(period, 0))) AS periods, sum(${OWED}) AS owed, list_sort(list(due_on), 'DESC')[3] AS silent
        FROM (${ARREARS_AT_SNAPSHOT.sql}) WHERE true GROUP BY ALL) d JOIN named_objects x ON x.object_key = d.key AND x.tax_code = d.tax_of
      WHERE d.periods >= 3 AND coalesce(x.closed_on > $to, true) AND NOT CASE WHEN x.object_key IN (SELECT object_key FROM object_events WHERE event IN ('suspended', 'resumed'))
          THEN x.object_key IN (${SUSPENDED_KEYS})
          ELSE coalesce(x.status, 'active') NOT IN ('active', 'closed') END) o WHERE o.since <= 0`,
  filters: ARREARS_AT_SNAPSHOT.filters,
};

const OBJECT_STEPS: Columns = {
  ...step('objects.registered', 'Registered'),
  Active: derived(['objects.registered', 'objects.suspended'], ({ now }) => activeObjects(now)),
  Paying: derived(['objects.registered', 'objects.suspended', 'objects.payingObjects'], ({ now }) =>
    Math.min(now['objects.payingObjects'] ?? 0, activeObjects(now) ?? 0),
  ),
};
const OBLIGATION_STEPS: Columns = {
  ...step('compliance.obligations'),
  'Settled obligations': derived(
    ['compliance.paidOnTime', 'compliance.paidLate'],
    ({ now }) => (now['compliance.paidOnTime'] ?? 0) + (now['compliance.paidLate'] ?? 0),
  ),
  ...step('compliance.paidOnTime'),
};
const RETURN_STEPS: Columns = {
  ...step('compliance.expected'),
  ...step('compliance.filed'),
  ...step('compliance.filedOnTime'),
};

/** Single assessments with an amount due. */
const ASSESSMENT_CASES: Rows = {
  sql: `SELECT a.*, a.assessment_id AS case_id, a.assessment_id AS called, net AS amount FROM (${ASSESSMENTS.sql}) a WHERE net > 0`,
  filters: ASSESSMENTS.filters,
};

/** Share of the net principal that was paid in so many months; not known if the year has a younger assessment. */
const paidWithin = (months: number): Column => ({
  measures: ['assessments.netDue'],
  own: {
    [`within${String(months)}`]: over(PAID_ON_ASSESSMENTS)(`sum(paid_principal) FILTER (age < ${String(months)})`),
    [`young${String(months)}`]: over(ASSESSMENTS)(`count(*) FILTER (last_day(issued_on) + to_months(${String(months)}) > $seen)`),
  },
  cell: ({ now }) => (now[`young${String(months)}`] ? NaN : quotient(now[`within${String(months)}`] ?? 0, now['assessments.netDue'])),
});
const COHORTS = [1, 2, 3, 4, 6, 9, 12, 18, 24, 36, 48, 60];

export const REGISTER_PAGES: readonly PageOfFigures[] = [
  {
    address: '/tax-objects',
    offeredFilters: ['period', 'compare', 'region', 'level', 'tax', 'category', 'unit', 'kind'],
    subjects: ['objects'],
    uncheckedCards: ['Active objects without payment for three tax periods', 'Active tax objects'],
    panels: [
      { titles: ['New and closed objects by month'], days: lastMonths(36) },
      { titles: ['Registered, active and paying objects'], rows: stepRows('Number', OBJECT_STEPS) },
      { titles: ['Obligations due, settled and on time'], rows: stepRows('Number', OBLIGATION_STEPS) },
      { titles: ['Filing of returns'], rows: stepRows('Number', RETURN_STEPS) },
      {
        titles: ['Objects with unsettled obligations by unit'],
        hasRow: (cells) => Number(cells['Objects with obligations due'] ?? 0) > 0,
      },
      caseList('Active objects without payment for three tax periods', 'Object number', IDLE, {
        'Tax periods': 'periods',
        Arrears: 'amount',
      }),
    ],
  },
  {
    address: '/assessment',
    offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'],
    subjects: ['assessments', 'objects'],
    uncheckedCards: ['Assessments after audits', 'Exemptions, reductions and cancellations'],
    panels: [
      {
        titles: ['Gross principal by month and document type'],
        days: lastMonths(36),
        pivot: { sql: DIMENSION_SQL.document ?? 'document', column: () => measure('assessments.gross') },
      },
      {
        titles: ['From gross to outstanding principal'],
        rows: stepRows('Amount', {
          ...step('assessments.gross'),
          ...minus('assessments.exemption'),
          ...minus('assessments.reduction'),
          ...minus('assessments.cancelled'),
          ...step('assessments.netDue'),
          ...minus('assessments.paid'),
          ...step('assessments.outstanding'),
        }),
      },
      {
        titles: ['Assessments paid and overdue'],
        rows: stepRows('Amount', {
          ...step('assessments.netDue'),
          ...step('assessments.fallenDue'),
          ...step('assessments.paid'),
          ...step('assessments.overdue'),
        }),
      },
      {
        titles: ['Share paid by age of the assessment'],
        days: ({ since, asOf }) => ({ from: '2000-01-01', to: asOf > since ? asOf : since }),
        columns: Object.fromEntries(COHORTS.map((months) => [`≤ ${String(months)} mo`, paidWithin(months)])),
        hasRow: (_, [year = ''], { since }) => year >= since.slice(0, 4),
      },
      caseList('Largest assessments', 'Assessment number', ASSESSMENT_CASES, { Amount: 'amount' }),
    ],
  },
];
