import { defineCard, definePanel, type Column, type PageOfFigures, type TableDimension } from '../panel.ts';
import { defineCaseList, MONTH, quotient, SHORT_DOCUMENTS, valueColumn } from '../columns.ts';
import { assessmentMeasure, openObjectMeasure, assessmentPaymentMeasure, REGISTERED } from '../measures.ts';
import { ASSESSMENTS } from '../sources/obligations.ts';
import type { Figures, Source } from '../figures.ts';
import { levelOf, regionDimension } from './places.ts';
import { monthsUpTo, TAX, UNIT } from './revenue.ts';

const DOCUMENT: TableDimension = { header: 'Document', nameSql: SHORT_DOCUMENTS };
const ASSESSMENT_SUMS = {
  issued: assessmentMeasure('count(*)'),
  gross: assessmentMeasure('sum(principal)'),
  exemption: assessmentMeasure('sum(coalesce(exemption, 0))'),
  reduction: assessmentMeasure('sum(coalesce(reduction, 0))'),
  cancelled: assessmentMeasure('sum(principal - coalesce(exemption, 0) - coalesce(reduction, 0) - net)'),
  net: assessmentMeasure('sum(net)'),
  fallen: assessmentMeasure('coalesce(sum(net) FILTER (due_on <= $seen), 0)'),
  settled: assessmentMeasure('sum(settled)'),
  overdue: assessmentMeasure('coalesce(sum(net - settled) FILTER (due_on < $seen), 0)'),
  charged: assessmentMeasure('sum(penalty)'),
};
type AssessmentSums = Figures<keyof typeof ASSESSMENT_SUMS>;
/** Net principal that is not paid. */
const outstanding = ({ net, settled }: Pick<AssessmentSums, 'net' | 'settled'>): number | null =>
  net === null ? null : net - (settled ?? 0);
const DUE_AND_SETTLED = { net: ASSESSMENT_SUMS.net, settled: ASSESSMENT_SUMS.settled };
const OUTSTANDING_COLUMNS: Readonly<Record<string, Column<'net' | 'settled'>>> = {
  'Net principal due': valueColumn('net'),
  Outstanding: ({ now }) => outstanding(now),
  'Realisation rate': ({ now }) => quotient(now.settled, now.net),
};

/** Single assessments with an amount due. */
const ASSESSMENT_CASES: Source = {
  rows: `SELECT a.*, a.assessment_id AS case_id, a.assessment_id AS called, net AS amount FROM (${ASSESSMENTS.rows}) a WHERE net > 0`,
  filters: ASSESSMENTS.filters,
};

const STEP_HEADERS = ['Step'] as const;
const negated = (amount: number | null): number | null => (amount === null ? null : -amount);

/** Lower bounds in rupiah: 0, 1, then 1, 2 and 5 times each power of ten from `first` on. */
const bandBounds = (first: readonly number[]): readonly number[] => [
  ...first,
  ...Array.from({ length: 10 }, (_, power) => 10 ** (power + 6)).flatMap((one) => [one, 2 * one, 5 * one]),
];
const SCALE_NAMES = [
  [1e15, ' quadrillion'],
  [1e12, ' trillion'],
  [1e9, ' billion'],
  [1e6, ' million'],
] as const;
function moneyText(amount: number): string {
  const [size, name] = SCALE_NAMES.find(([least]) => amount >= least) ?? [1, ''];
  return `Rp ${String(amount / size).replace(/\B(?=(\d{3})+$)/g, ',')}${name}`;
}
/** SQL for the label of a band. */
export function bandOf(expression: string, all: readonly number[]): string {
  const rangeText = (from: number, to: number | undefined) =>
    to === undefined ? `from ${moneyText(from)}` : `${moneyText(from)} to below ${moneyText(to)}`;
  const cases = all.map((from, index) => `WHEN ${expression} >= ${String(from)} THEN '${rangeText(from, all[index + 1])}'`).reverse();
  return `CASE ${cases.join(' ')} END`;
}
export const YEARLY_BANDS = bandBounds([0]);
const DUE_BAND = `CASE WHEN net = 0 THEN 'Rp 0' ELSE ${bandOf('net', bandBounds([0, 1, 100_000, 200_000, 500_000]))} END`;

/** Ages in months since issue, as the columns of the cohort table. */
const MONTHS = [1, 2, 3, 4, 6, 9, 12, 18, 24, 36, 48, 60] as const;
const COHORT_MEASURES = Object.fromEntries(
  MONTHS.flatMap((months) => [
    [`within${String(months)}`, assessmentPaymentMeasure(`sum(paid_principal) FILTER (age < ${String(months)})`)],
    [`young${String(months)}`, assessmentMeasure(`count(*) FILTER (last_day(issued_on) + to_months(${String(months)}) > $seen)`)],
  ]),
);

/** The share is unknown if the year has a younger assessment. */
const COHORT_COLUMNS = Object.fromEntries(
  MONTHS.map((months) => [
    `≤ ${String(months)} mo`,
    ({ now }: { readonly now: Readonly<Record<string, number | null>> }) =>
      now[`young${String(months)}`] ? NaN : quotient(now[`within${String(months)}`] ?? 0, now.net ?? null),
  ]),
);

export const ASSESSMENT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/assessment',
    offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'],
    cards: {
      'Assessments issued': defineCard({ measures: { issued: ASSESSMENT_SUMS.issued }, value: ({ issued }) => issued }),
      'Net principal due': defineCard({ measures: DUE_AND_SETTLED, value: ({ net }) => net }),
      'Realisation rate': defineCard({ measures: DUE_AND_SETTLED, value: ({ net, settled }) => quotient(settled, net) }),
      Outstanding: defineCard({ measures: DUE_AND_SETTLED, value: outstanding }),
    },
    uncheckedCards: ['Assessments after audits', 'Exempted, reduced and cancelled'],
    panels: [
      definePanel({
        titles: ['Gross principal by month and document'],
        dimensions: () => [MONTH],
        columnDimension: DOCUMENT,
        days: monthsUpTo(36),
        measures: { gross: ASSESSMENT_SUMS.gross },
        columns: { value: valueColumn('gross') },
      }),
      definePanel({
        titles: ['From gross principal to what is left'],
        dimensions: () => [],
        rowKeyHeaders: STEP_HEADERS,
        measures: ASSESSMENT_SUMS,
        columns: {},
        makeRows: ({ whole: { now } }) => {
          const step = (Amount: number | null) => ({ Amount, 'Share of the first step': quotient(Amount, now.gross) });
          return {
            'Gross principal': step(now.gross),
            Exemption: step(negated(now.exemption)),
            Reduction: step(negated(now.reduction)),
            Cancelled: step(negated(now.cancelled)),
            'Net principal due': step(now.net),
            Paid: step(negated(now.settled)),
            Outstanding: step(outstanding(now)),
          };
        },
      }),
      definePanel({
        titles: ['From assessment to overdue'],
        dimensions: () => [],
        rowKeyHeaders: STEP_HEADERS,
        measures: ASSESSMENT_SUMS,
        columns: {},
        makeRows: ({ whole: { now } }) => {
          const step = (Amount: number | null) => ({ Amount, 'Share of the first step': quotient(Amount, now.net) });
          return {
            'Net principal due': step(now.net),
            'Fallen due': step(now.fallen),
            Paid: step(now.settled),
            Overdue: step(now.overdue),
          };
        },
      }),
      definePanel({
        titles: ['Collected by age of the assessment'],
        dimensions: () => [{ header: 'Tax year', nameSql: 'tax_year' }],
        days: ({ since, asOf }) => ({ from: '2000-01-01', to: asOf > since ? asOf : since }),
        fixedComparison: 'none',
        measures: { net: ASSESSMENT_SUMS.net, ...COHORT_MEASURES },
        columns: COHORT_COLUMNS,
        hasRow: ({ key: [year = ''], now }, _, { since }) => year >= since.slice(0, 4) && (now.net ?? 0) > 0,
      }),
      definePanel({ titles: ['Outstanding by unit'], dimensions: () => [UNIT], measures: DUE_AND_SETTLED, columns: OUTSTANDING_COLUMNS }),
      definePanel({
        titles: ['Outstanding by region'],
        dimensions: (view) => [regionDimension(levelOf(view))],
        measures: DUE_AND_SETTLED,
        columns: OUTSTANDING_COLUMNS,
      }),
      definePanel({
        titles: ['Assessments by size'],
        dimensions: () => [{ header: 'Size of assessment', nameSql: DUE_BAND }],
        measures: { issued: ASSESSMENT_SUMS.issued, net: ASSESSMENT_SUMS.net },
        columns: { 'Assessments issued': valueColumn('issued'), 'Net principal due': valueColumn('net') },
      }),
      definePanel({
        titles: ['Tax objects by tax base'],
        dimensions: () => [{ header: 'Size of tax base', nameSql: `coalesce(${bandOf('base_value', YEARLY_BANDS)}, 'Not stated')` }],
        measures: { registered: REGISTERED, base: openObjectMeasure('sum(base_value)') },
        columns: { 'Registered tax objects': valueColumn('registered'), 'Tax base': valueColumn('base') },
      }),
      defineCaseList('Largest assessments', 'Assessment number', ASSESSMENT_CASES, { Amount: 'amount' }),
      definePanel({
        titles: ['Documents and tax types in detail'],
        dimensions: () => [DOCUMENT, TAX],
        measures: {
          ...ASSESSMENT_SUMS,
          days: assessmentPaymentMeasure("sum(paid_transactions * date_diff('day', issued_on, paid_on)) / sum(paid_transactions)"),
        },
        columns: {
          'Assessments issued': valueColumn('issued'),
          'Gross principal': valueColumn('gross'),
          'Penalty assessed': valueColumn('charged'),
          'Net principal due': valueColumn('net'),
          Paid: valueColumn('settled'),
          Outstanding: ({ now }) => outstanding(now),
          'Realisation rate': ({ now }) => quotient(now.settled, now.net),
          'Average days to pay': valueColumn('days'),
        },
      }),
    ],
  },
];
