import { defineCard, definePanel, type Column, type PageOfFigures, type TableDimension } from '../panel.ts';
import { defineCaseList, MONTH, quotient, SHORT_DOCUMENTS, valueColumn } from '../columns.ts';
import { assessed, open, paidOnAssessments, REGISTERED } from '../measures.ts';
import { ASSESSED } from '../sources/obligations.ts';
import type { Figures, Source } from '../figures.ts';
import { levelOf, place } from './places.ts';
import { monthsUpTo, TAX, UNIT } from './revenue.ts';

const DOCUMENT: TableDimension = { header: 'Document', nameSql: SHORT_DOCUMENTS };
const ISSUED = {
  issued: assessed('count(*)'),
  gross: assessed('sum(principal)'),
  exemption: assessed('sum(coalesce(exemption, 0))'),
  reduction: assessed('sum(coalesce(reduction, 0))'),
  cancelled: assessed('sum(principal - coalesce(exemption, 0) - coalesce(reduction, 0) - net)'),
  net: assessed('sum(net)'),
  fallen: assessed('coalesce(sum(net) FILTER (due_on <= $seen), 0)'),
  settled: assessed('sum(settled)'),
  overdue: assessed('coalesce(sum(net - settled) FILTER (due_on < $seen), 0)'),
  charged: assessed('sum(penalty)'),
};
type Issued = Figures<keyof typeof ISSUED>;
const left = ({ net, settled }: Pick<Issued, 'net' | 'settled'>): number | null => (net === null ? null : net - (settled ?? 0));
const DUE = { net: ISSUED.net, settled: ISSUED.settled };
const OUTSTANDING: Readonly<Record<string, Column<'net' | 'settled'>>> = {
  'Net principal due': valueColumn('net'),
  Outstanding: ({ now }) => left(now),
  'Realisation rate': ({ now }) => quotient(now.settled, now.net),
};

/** Single assessments with an amount due. */
const SINGLE: Source = {
  rows: `SELECT a.*, a.assessment_id AS case_id, a.assessment_id AS called, net AS amount FROM (${ASSESSED.rows}) a WHERE net > 0`,
  filters: ASSESSED.filters,
};

const STEP: readonly TableDimension[] = [{ header: 'Step', nameSql: "''" }];
const less = (amount: number | null): number | null => (amount === null ? null : -amount);

/** Lower bounds in rupiah: 0, 1, then 1, 2 and 5 times each power of ten from `first` on. */
const bounds = (first: readonly number[]): readonly number[] => [
  ...first,
  ...Array.from({ length: 10 }, (_, power) => 10 ** (power + 6)).flatMap((one) => [one, 2 * one, 5 * one]),
];
const NAMES = [
  [1e15, ' quadrillion'],
  [1e12, ' trillion'],
  [1e9, ' billion'],
  [1e6, ' million'],
] as const;
function money(amount: number): string {
  const [size, name] = NAMES.find(([least]) => amount >= least) ?? [1, ''];
  return `Rp ${String(amount / size).replace(/\B(?=(\d{3})+$)/g, ',')}${name}`;
}
/** SQL for the label of a band. */
export function bandOf(expression: string, all: readonly number[]): string {
  const words = (from: number, to: number | undefined) =>
    to === undefined ? `from ${money(from)}` : `${money(from)} to below ${money(to)}`;
  const cases = all.map((from, index) => `WHEN ${expression} >= ${String(from)} THEN '${words(from, all[index + 1])}'`).reverse();
  return `CASE ${cases.join(' ')} END`;
}
export const YEARLY_BANDS = bounds([0]);
const DUE_BAND = `CASE WHEN net = 0 THEN 'Rp 0' ELSE ${bandOf('net', bounds([0, 1, 100_000, 200_000, 500_000]))} END`;

/** Ages in months since issue. */
const MONTHS = [1, 2, 3, 4, 6, 9, 12, 18, 24, 36, 48, 60] as const;
const ofPeriod = Object.fromEntries(
  MONTHS.flatMap((months) => [
    [`within${String(months)}`, paidOnAssessments(`sum(paid_principal) FILTER (age < ${String(months)})`)],
    [`young${String(months)}`, assessed(`count(*) FILTER (last_day(issued_on) + to_months(${String(months)}) > $seen)`)],
  ]),
);

/** The share is unknown if the year has a younger assessment. */
const COHORTS = Object.fromEntries(
  MONTHS.map((months) => [
    `≤ ${String(months)} mo`,
    ({ now }: { readonly now: Readonly<Record<string, number | null>> }) =>
      now[`young${String(months)}`] ? NaN : quotient(now[`within${String(months)}`] ?? 0, now.net ?? null),
  ]),
);

export const ASSESSMENT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/assessment',
    offers: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'],
    cards: {
      'Assessments issued': defineCard({ measures: { issued: ISSUED.issued }, value: ({ issued }) => issued }),
      'Net principal due': defineCard({ measures: DUE, value: ({ net }) => net }),
      'Realisation rate': defineCard({ measures: DUE, value: ({ net, settled }) => quotient(settled, net) }),
      Outstanding: defineCard({ measures: DUE, value: left }),
    },
    ignoredCards: ['Assessments after audits', 'Exempted, reduced and cancelled'],
    panels: [
      definePanel({
        titles: ['Gross principal by month and document'],
        by: () => [MONTH],
        across: DOCUMENT,
        days: monthsUpTo(36),
        measures: { gross: ISSUED.gross },
        columns: { value: valueColumn('gross') },
      }),
      definePanel({
        titles: ['From gross principal to what is left'],
        by: () => [],
        keyColumns: STEP,
        measures: ISSUED,
        columns: {},
        makeRows: ({ whole: { now } }) => {
          const step = (Amount: number | null) => ({ Amount, 'Share of the first step': quotient(Amount, now.gross) });
          return {
            'Gross principal': step(now.gross),
            Exemption: step(less(now.exemption)),
            Reduction: step(less(now.reduction)),
            Cancelled: step(less(now.cancelled)),
            'Net principal due': step(now.net),
            Paid: step(less(now.settled)),
            Outstanding: step(left(now)),
          };
        },
      }),
      definePanel({
        titles: ['From assessment to overdue'],
        by: () => [],
        keyColumns: STEP,
        measures: ISSUED,
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
        by: () => [{ header: 'Tax year', nameSql: 'tax_year' }],
        days: ({ since, asOf }) => ({ from: '2000-01-01', to: asOf > since ? asOf : since }),
        fixedComparison: 'none',
        measures: { net: ISSUED.net, ...ofPeriod },
        columns: COHORTS,
        hasRow: ({ key: [year = ''], now }, _, { since }) => year >= since.slice(0, 4) && (now.net ?? 0) > 0,
      }),
      definePanel({ titles: ['Outstanding by unit'], by: () => [UNIT], measures: DUE, columns: OUTSTANDING }),
      definePanel({ titles: ['Outstanding by region'], by: (view) => [place(levelOf(view))], measures: DUE, columns: OUTSTANDING }),
      definePanel({
        titles: ['Assessments by size'],
        by: () => [{ header: 'Size of assessment', nameSql: DUE_BAND }],
        measures: { issued: ISSUED.issued, net: ISSUED.net },
        columns: { 'Assessments issued': valueColumn('issued'), 'Net principal due': valueColumn('net') },
      }),
      definePanel({
        titles: ['Tax objects by tax base'],
        by: () => [{ header: 'Size of tax base', nameSql: `coalesce(${bandOf('base_value', YEARLY_BANDS)}, 'Not stated')` }],
        measures: { registered: REGISTERED, base: open('sum(base_value)') },
        columns: { 'Registered tax objects': valueColumn('registered'), 'Tax base': valueColumn('base') },
      }),
      defineCaseList('Largest assessments', 'Assessment number', SINGLE, { Amount: 'amount' }),
      definePanel({
        titles: ['Documents and tax types in detail'],
        by: () => [DOCUMENT, TAX],
        measures: {
          ...ISSUED,
          days: paidOnAssessments("sum(paid_transactions * date_diff('day', issued_on, paid_on)) / sum(paid_transactions)"),
        },
        columns: {
          'Assessments issued': valueColumn('issued'),
          'Gross principal': valueColumn('gross'),
          'Penalty assessed': valueColumn('charged'),
          'Net principal due': valueColumn('net'),
          Paid: valueColumn('settled'),
          Outstanding: ({ now }) => left(now),
          'Realisation rate': ({ now }) => quotient(now.settled, now.net),
          'Average days to pay': valueColumn('days'),
        },
      }),
    ],
  },
];
