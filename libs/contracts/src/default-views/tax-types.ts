import { addMonths, monthStart, type CalendarDate } from '../calendar.ts';
import { LAST_YEAR, largestFirst, view, type DefaultView } from './view.ts';

const TAX_MONTHS = 48;
const MONTHS = 36;

const HELD = ['taxpayers', 'objects', 'payers', 'amount', 'amountPerPayer', 'arrears', 'objectsInArrearsShare'] as const;
const PAYERS = ['taxpayers', 'amount', 'transactions', 'amountPerTaxpayer'] as const;
const STATE = ['registered', 'suspended', 'payingObjects', 'payingRatio'] as const;
const FLOW = ['opened', 'closed', 'net'] as const;

const typeViews = (monthsBack: (months: number) => { readonly from: CalendarDate }): readonly DefaultView[] => [
  view('/tax-types', 'achievement', ['realised'], [], LAST_YEAR),
  view(
    '/tax-types',
    'achievement',
    ['realised', 'realisedToDate', 'target', 'targetApbd', 'targetApbdp', 'planToDate', 'achievement', 'planAchievement', 'planVariance'],
    ['taxType'],
    { ...LAST_YEAR, ...largestFirst('realised') },
  ),
  view('/tax-types', 'revenue', ['amount'], ['taxType', 'formerTax', 'taxSystem'], monthsBack(TAX_MONTHS)),
  view('/tax-types', 'revenue', ['amount'], ['month', 'taxCategory'], monthsBack(TAX_MONTHS)),
  ...(['taxType', 'unit', 'channel', 'city'] as const).map((by) => view('/tax-types', 'revenue', ['amount'], [by])),
];

const subjectViews: readonly DefaultView[] = [
  view('/tax-subjects', 'taxpayers', ['registered', 'opened', 'closed'], [], LAST_YEAR),
  view('/tax-subjects', 'revenue', ['payingTaxpayers', 'amountPerTaxpayer'], [], LAST_YEAR),
  view('/tax-subjects', 'payers', PAYERS, ['taxpayerKind'], largestFirst('amount')),
  view('/tax-subjects', 'payers', ['taxpayers', 'amount'], ['amountBand']),
  view('/tax-subjects', 'payers', ['taxpayers'], ['taxTypesPaid', 'taxpayerKind']),
  view('/tax-subjects', 'holders', HELD, ['taxType', 'taxpayerKind'], largestFirst('amount')),
  view('/tax-subjects', 'holders', HELD, ['sector'], largestFirst('amount')),
];

const objectViews = (monthsBack: (months: number) => { readonly from: CalendarDate }): readonly DefaultView[] => [
  view('/tax-objects', 'objects', [...STATE, ...FLOW], [], LAST_YEAR),
  view('/tax-objects', 'objects', FLOW, ['month'], monthsBack(MONTHS)),
  view('/tax-objects', 'objects', STATE, ['taxType'], largestFirst('registered')),
  view('/tax-objects', 'objects', STATE, ['unit']),
  view('/tax-objects', 'objects', STATE, ['city'], largestFirst('registered')),
  view('/tax-objects', 'objects', [...STATE, ...FLOW, 'updateAge'], ['taxType', 'unit'], largestFirst('registered')),
  view('/tax-objects', 'revenue', ['amountPerObject'], ['taxType', 'unit']),
  view('/tax-objects', 'compliance', ['expected', 'filed', 'filedOnTime', 'obligations', 'paidOnTime', 'paidLate']),
];

const OUTSTANDING = ['outstanding', 'netDue', 'realisationRate'] as const;

const assessmentViews = (monthsBack: (months: number) => { readonly from: CalendarDate }): readonly DefaultView[] => [
  view(
    '/assessment',
    'assessments',
    [
      ...(['issued', 'gross', 'exemption', 'reduction', 'cancelled', 'netDue'] as const),
      ...(['fallenDue', 'paid', 'outstanding', 'overdue', 'realisationRate'] as const),
    ],
    [],
    LAST_YEAR,
  ),
  view(
    '/assessment',
    'assessments',
    ['issued', 'gross', 'penalty', 'netDue', 'paid', 'outstanding', 'realisationRate', 'daysToPay'],
    ['document', 'taxType'],
    largestFirst('gross'),
  ),
  view('/assessment', 'assessments', ['gross'], ['month', 'document'], monthsBack(MONTHS)),
  view('/assessment', 'assessments', OUTSTANDING, ['unit'], largestFirst('outstanding')),
  view('/assessment', 'assessments', OUTSTANDING, ['city'], largestFirst('outstanding')),
  view('/assessment', 'assessments', ['issued', 'netDue'], ['dueBand']),
  view('/assessment', 'objects', ['registered', 'baseValue'], ['valueBand']),
];

/** What the pages of tax types ask on a data date, as they write it. The cohorts of assessments begin with the data and are left out. */
export function taxTypeViews(asOf: CalendarDate): readonly DefaultView[] {
  const monthsBack = (months: number) => ({ from: addMonths(monthStart(asOf), 1 - months) });
  return [...typeViews(monthsBack), ...subjectViews, ...objectViews(monthsBack), ...assessmentViews(monthsBack)];
}
