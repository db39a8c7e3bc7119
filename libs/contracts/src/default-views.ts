import { addMonths, fiscalYearOf, fiscalYearPeriod, monthStart, type CalendarDate } from './calendar.ts';
import { overviewViews } from './default-views/overview.ts';
import { regionalViews } from './default-views/regional.ts';
import { taxTypeViews } from './default-views/tax-types.ts';
import { topFiveViews } from './default-views/top-five.ts';
import { LAST_YEAR as lastYear, view, type DefaultView } from './default-views/view.ts';

export type { DefaultView } from './default-views/view.ts';

const MONTHS_BACK = 36;

/**
 * What the pages ask when they are opened on a data date, in data whose fiscal year begins with a month; a new page adds its lines. Used
 * to answer before the first reader asks, and to measure.
 */
export function defaultViews(asOf: CalendarDate, fiscalYearStart = 1): readonly DefaultView[] {
  const running = fiscalYearPeriod(fiscalYearOf(asOf, fiscalYearStart), fiscalYearStart);
  const from = monthStart(addMonths(asOf, -MONTHS_BACK));
  const months = { from } as const;
  const collected = ['amount', 'transactions', 'averageValue'] as const;
  return [
    ...topFiveViews(asOf, running),
    ...overviewViews(running),
    ...regionalViews(asOf),
    ...taxTypeViews(asOf),
    view('/temporal', 'revenue', ['amount'], ['day'], lastYear),
    view('/temporal', 'revenue', ['amount'], ['month', 'taxType'], months),
    view('/targets', 'achievement', ['realised', 'targetApbd', 'targetApbdp', 'plan', 'remaining'], ['taxType']),
    view('/target-units', 'achievement', ['realised', 'target', 'plan', 'planAchievement'], ['unit', 'taxType']),
    view('/payment-channels', 'revenue', [...collected, 'digitalShare'], ['month'], months),
    view('/payment-channels', 'revenue', collected, ['channel'], lastYear),
    view('/bank-channels', 'revenue', [...collected, 'settlementDays'], ['bank', 'channel']),
    view('/transactions-by-taxpayer', 'payers', ['taxpayers', 'amount', 'transactionsPerTaxpayer'], ['transactionsBand']),
    view('/cross-dimensional', 'revenue', ['amount', 'digitalShare', 'payingObjects'], ['unit']),
    view('/cross-dimensional', 'compliance', ['onTimePaymentRate', 'onTimeFilingRate'], ['unit']),
    view(
      '/compliance',
      'compliance',
      ['expected', 'filedOnTime', 'filedLate', 'notFiled', 'obligations', 'paidOnTime', 'unpaid'],
      ['month'],
      months,
    ),
    view('/compliance-tax-type', 'compliance', ['onTimePaymentRate', 'onTimePaymentShare', 'due', 'unpaidAmount'], ['taxType'], lastYear),
    view('/compliance-up3d', 'compliance', ['obligations', 'onTimePaymentRate', 'notFiled'], ['unit'], lastYear),
    view('/compliance-trend', 'compliance', ['onTimePaymentRate', 'paymentRate', 'yearEndPaymentRate'], ['year', 'taxType'], months),
    view('/predictive', 'revenue', ['amount'], ['month', 'taxCategory'], months),
    view('/arrears-tax-type', 'arrears', ['total', 'principal', 'objects', 'collectible', 'allowance', 'arrearsRatio'], ['taxType']),
    view('/arrears-tax-type', 'arrears', ['total'], ['taxType', 'ageBand']),
    view('/arrears-up3d', 'arrears', ['total', 'objects', 'expiring'], ['unit']),
    view('/arrears-trend', 'arrears', ['total', 'overYearShare'], ['year', 'ageBand'], months),
    view('/arrears-trend', 'arrearsFlow', ['opening', 'added', 'collected', 'writtenOff', 'closing'], ['year'], months),
    view('/arrears-op-tax-type', 'debtors', ['objects', 'averagePerObject'], ['taxType', 'yearsOwed']),
    view('/arrears-op-up3d', 'debtors', ['objects', 'total'], ['unit']),
    view('/arrears-op-trend', 'debtors', ['objects'], ['year', 'yearsOwed'], months),
    view('/demo-individual', 'taxpayers', ['registered', 'validNikShare'], ['ageGroup', 'sex'], {
      where: { taxpayerKind: ['individual'] },
    }),
    view('/demo-corporate', 'taxpayers', ['registered'], ['sector', 'sizeBand'], { where: { taxpayerKind: ['corporate'] } }),
    view('/demo-corporate', 'payers', ['taxpayers', 'amount'], ['sector'], { where: { taxpayerKind: ['corporate'] } }),
    view('/demo-taxobject', 'objects', ['registered', 'baseValue'], ['objectClass', 'valueBand']),
  ];
}
