import { defineCard, definePanel, type Column, type PageOfFigures, type TableDimension } from '../panel.ts';
import type { Source } from '../figures.ts';
import { average, defineCaseList, quotient, shareColumn, valueColumn } from '../columns.ts';
import {
  holdingMeasure,
  taxpayerChangeMeasure,
  taxpayerArrearsMeasure,
  paymentMeasure,
  taxpayerPaymentMeasure,
  payerMeasure,
  taxpayerMeasure,
} from '../measures.ts';
import { bandOf, YEARLY_BANDS } from './assessment.ts';
import { TAX } from './revenue.ts';

export const KIND: TableDimension = {
  header: 'Kind of taxpayer',
  nameSql: "coalesce(CASE taxpayer_kind WHEN 'individual' THEN 'Individual' ELSE 'Corporate' END, 'Not stated')",
};
/** Sections of the standard classification of business fields (KBLI); individuals have none. */
const SECTORS: Readonly<Record<string, string>> = {
  A: 'Agriculture, forestry and fishing',
  B: 'Mining and quarrying',
  C: 'Manufacturing',
  D: 'Electricity, gas, steam and air conditioning',
  E: 'Water, sewerage and waste management',
  F: 'Construction',
  G: 'Trade, repair of vehicles',
  H: 'Transport and storage',
  I: 'Accommodation and food services',
  J: 'Information and communication',
  K: 'Finance and insurance',
  L: 'Real estate',
  M: 'Professional, scientific and technical services',
  N: 'Rental, employment, travel and business support',
  O: 'Public administration',
  P: 'Education',
  Q: 'Health and social work',
  R: 'Arts, entertainment and recreation',
  S: 'Other services',
  T: 'Activities of households',
  U: 'International bodies',
};
const named = Object.entries(SECTORS).map(([code, name]) => `WHEN sector_code = '${code}' THEN '${name}'`);
export const SECTOR: TableDimension = {
  header: 'Business sector',
  nameSql: `CASE ${named.join(' ')} WHEN taxpayer_kind = 'individual' THEN 'Not applicable (individuals)' ELSE 'Not stated' END`,
};

export const PAID_BAND: TableDimension = { header: 'Yearly payment', nameSql: `coalesce(${bandOf('amount', YEARLY_BANDS)}, 'Not stated')` };

const PAYERS: Source = {
  rows: `SELECT taxpayer_key AS case_id, name_masked AS called, sum(amount) AS amount, sum(transactions) AS transactions, CAST($to AS DATE) AS day
    FROM payments LEFT JOIN taxpayers USING (taxpayer_key) WHERE taxpayer_key IS NOT NULL AND posted_on BETWEEN $from AND $to GROUP BY ALL HAVING sum(amount) > 0`,
  filters: [],
};

const PAYER_MEASURES = {
  payers: payerMeasure('count(*)'),
  amount: payerMeasure('sum(amount)'),
  transactions: payerMeasure('sum(transactions)'),
};
export const HOLDING_MEASURES = {
  holders: holdingMeasure('count(DISTINCT taxpayer_key)'),
  objects: holdingMeasure('count(*)'),
  payers: taxpayerPaymentMeasure('count(DISTINCT taxpayer_key) FILTER (transactions > 0)'),
  amount: taxpayerPaymentMeasure('sum(amount)'),
  owed: taxpayerArrearsMeasure('sum(principal + coalesce(penalty, 0))'),
  debtors: taxpayerArrearsMeasure('count(DISTINCT object_key)'),
};
export const TAXPAYER_FLOW = { came: taxpayerChangeMeasure('sum(came)'), went: taxpayerChangeMeasure('sum(went)') };
const IN_PERIOD = {
  payers: paymentMeasure('count(DISTINCT taxpayer_key) FILTER (transactions > 0)'),
  amount: paymentMeasure('sum(amount) FILTER (taxpayer_key IS NOT NULL)'),
};

export const HOLDING_COLUMNS: Readonly<Record<string, Column<keyof typeof HOLDING_MEASURES>>> = {
  'Taxpayers with objects': valueColumn('holders'),
  'Tax objects held': valueColumn('objects'),
  'Taxpayers paying in the year': valueColumn('payers'),
  'Revenue from taxpayers in the year': valueColumn('amount'),
  'Revenue of the year per taxpayer': ({ now }) => average(now.amount, now.payers),
  'Arrears of taxpayers': valueColumn('owed'),
  'Share of objects in arrears': ({ now }) => quotient(now.debtors ?? 0, now.objects),
};

const holdingPanel = (titles: readonly string[], by: readonly TableDimension[], hideableColumns: readonly string[]) =>
  definePanel({
    titles,
    dimensions: () => by,
    fixedComparison: 'none',
    hideableColumns,
    measures: HOLDING_MEASURES,
    columns: HOLDING_COLUMNS,
  });

export const SUBJECT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/tax-subjects',
    offeredFilters: ['period', 'compare'],
    countsTaxpayers: true,
    cards: {
      'Registered taxpayers': defineCard({
        measures: { registered: taxpayerMeasure('count(*)') },
        value: ({ registered }) => registered,
      }),
      'New taxpayers': defineCard({ measures: TAXPAYER_FLOW, value: ({ came }) => came }),
      'Closed taxpayers': defineCard({ measures: TAXPAYER_FLOW, value: ({ went }) => went }),
      'Paying taxpayers': defineCard({ measures: IN_PERIOD, value: (figures) => figures.payers }),
      'Revenue per paying taxpayer': defineCard({ measures: IN_PERIOD, value: (figures) => average(figures.amount, figures.payers) }),
    },
    uncheckedCards: ['Share of firms in revenue', 'Share of the 100 largest', 'Share of the largest 1%'],
    panels: [
      definePanel({
        titles: ['Concentration of payments', 'Taxpayers by yearly payment'],
        dimensions: () => [PAID_BAND],
        fixedComparison: 'none',
        measures: PAYER_MEASURES,
        columns: { 'Taxpayers paying in the year': valueColumn('payers'), 'Revenue from taxpayers in the year': valueColumn('amount') },
      }),
      definePanel({
        titles: ['Individuals and firms'],
        dimensions: () => [KIND],
        fixedComparison: 'none',
        hideableColumns: ['Taxpayers paying in the year'],
        measures: PAYER_MEASURES,
        columns: {
          'Taxpayers paying in the year': valueColumn('payers'),
          'Revenue from taxpayers in the year': valueColumn('amount'),
          Share: shareColumn('amount'),
          'Revenue of the year per taxpayer': ({ now }) => average(now.amount, now.payers),
          'Transactions of taxpayers in the year': valueColumn('transactions'),
        },
      }),
      definePanel({
        titles: ['Number of tax types paid'],
        dimensions: () => [
          {
            header: 'Number of tax types',
            nameSql: "taxes || CASE taxes WHEN 1 THEN ' tax type' WHEN 2 THEN ' tax types' ELSE ' tax types or more' END",
          },
          KIND,
        ],
        fixedComparison: 'none',
        hideableColumns: ['Taxpayers paying in the year'],
        measures: PAYER_MEASURES,
        columns: { 'Taxpayers paying in the year': valueColumn('payers') },
      }),
      holdingPanel(['Paying taxpayers by tax type', 'Revenue from taxpayers by tax type'], [TAX], []),
      holdingPanel(['Groups of taxpayers in detail'], [SECTOR], ['Taxpayers with objects', 'Taxpayers paying in the year']),
      defineCaseList('Largest payers', 'Name (masked)', PAYERS, { Transactions: 'transactions', Amount: 'amount' }),
    ],
  },
];
