import { addMonths, monthStart, type CalendarDate } from '@pendapa/contracts';
import { LAST_YEAR as lastYear, view, type DefaultView } from './default-view.ts';
import { REGIONAL_VIEWS } from './regional-views.ts';
import { taxTypeViews } from './tax-type-views.ts';

export type { DefaultView } from './default-view.ts';

const MONTHS_BACK = 36;

/** What the pages ask on a data date; a new page adds its lines. Used to answer before the first reader asks, and to measure. */
export function defaultViews(asOf: CalendarDate): readonly DefaultView[] {
  const from = monthStart(addMonths(asOf, -MONTHS_BACK));
  const months = { from } as const;
  const collected = ['amount', 'transactions', 'averageValue'] as const;
  return [
    view('/revenue-op-trend', 'revenue', ['amount', 'payingObjects', 'amountPerObject'], [], lastYear),
    view('/revenue-op-trend', 'revenue', ['amount', 'payingObjects'], ['month'], { ...months, ...lastYear }),
    view('/revenue-op-trend', 'objects', ['registered', 'payingObjects', 'payingRatio'], ['month'], { ...months, ...lastYear }),
    view('/overview', 'achievement', ['realised', 'target', 'plan', 'planAchievement'], ['taxType'], lastYear),
    view('/overview', 'achievement', ['realised', 'plan'], ['month'], lastYear),
    ...REGIONAL_VIEWS,
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
    view('/revenue-up3d', 'revenue', ['amount'], ['unit', 'year'], months),
    view('/revenue-channel', 'revenue', ['amount', 'transactions'], ['taxType', 'channel']),
    view('/revenue-bank-channel', 'revenue', collected, ['bank', 'channel'], lastYear),
    view('/revenue-up3d-current', 'achievement', ['realised', 'plan', 'planAchievement'], ['unit', 'month']),
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
