import type { Figures } from '../figures.ts';
import { principalMovementMeasure, arrearsMeasure, arrearsRatioMeasure, snapshotYearPaymentMeasure } from '../measures.ts';
import { quotient } from '../columns.ts';

/* Measures and SQL that the pages of arrears share. */

/** SQL for the rate of allowance for doubtful arrears in thousandths, by the rules of the sample: 5 is 0.5%. */
const ALLOWANCE_RATE = `CASE quality WHEN 'current' THEN 5 WHEN 'substandard' THEN 100 WHEN 'doubtful' THEN 500 ELSE 1000 END`;
/** SQL for the complete months from the due date to the snapshot. */
const AGE_IN_MONTHS = "date_sub('month', due_on, snapshot_on)";
/** SQL for the displayed age band of a debt. */
export const AGE_BAND = `CASE WHEN ${AGE_IN_MONTHS} < 12 THEN 'Under 1 year' WHEN ${AGE_IN_MONTHS} < 24 THEN '1-2 years' WHEN ${AGE_IN_MONTHS} < 36 THEN '2-3 years'
  WHEN ${AGE_IN_MONTHS} < 60 THEN '3-5 years' ELSE '5 years and over' END`;
/** SQL for the displayed quality class of a debt. */
export const QUALITY_NAME = `CASE quality WHEN 'current' THEN 'Performing' WHEN 'substandard' THEN 'Substandard' WHEN 'doubtful' THEN 'Doubtful' ELSE 'Loss' END`;

/** Measure: sum of `each` over the debts that meet the SQL condition; by default of principal and penalty. */
export const owedWhere = (condition = 'true', each = 'principal + coalesce(penalty, 0)') =>
  arrearsMeasure(`coalesce(sum(CASE WHEN ${condition} THEN ${each} ELSE 0 END), 0)`);
/** SQL conditions on a debt: lapsed, or still collectible. */
const IS_LAPSED = 'expires_on <= snapshot_on';
export const IS_COLLECTIBLE = `NOT (${IS_LAPSED}) AND NOT disputed AND NOT uncollectible`;
/** Measure: allowance for the debts that meet the SQL condition, in whole rupiah. */
const allowanceWhere = (condition?: string) =>
  arrearsMeasure(
    `round(sum(CASE WHEN ${condition ?? 'true'} THEN (principal + coalesce(penalty, 0)) * ${ALLOWANCE_RATE} ELSE 0 END) / 1000)`,
  );

/** Sums of the arrears at the last snapshot of the period. */
export const ARREARS_SUMS = {
  total: arrearsMeasure('sum(principal + coalesce(penalty, 0))'),
  principal: arrearsMeasure('sum(principal)'),
  penalty: arrearsMeasure('sum(penalty)'),
  objects: arrearsMeasure('count(DISTINCT object_key)'),
  lapsed: owedWhere(IS_LAPSED),
  disputed: owedWhere(`disputed AND NOT (${IS_LAPSED})`),
  uncollectible: owedWhere(`uncollectible AND NOT disputed AND NOT (${IS_LAPSED})`),
  collectible: owedWhere(IS_COLLECTIBLE),
  allowanceOnCollectible: allowanceWhere(IS_COLLECTIBLE),
  allowance: allowanceWhere(),
  expiring: owedWhere('expires_on > snapshot_on AND expires_on <= snapshot_on + INTERVAL 12 MONTH'),
  old: owedWhere(`${AGE_IN_MONTHS} >= 12`),
  principalOfFiveYears: owedWhere(`${AGE_IN_MONTHS} >= 60`, 'principal'),
};
/** Payments of a year, as the denominator of ratios. */
export const PAYMENTS_OF_YEAR = snapshotYearPaymentMeasure('sum(amount)');
/** Arrears as the numerator of the ratio to payments: filters that payments lack do not apply. */
export const TOTAL_FOR_PAYMENT_RATIO = arrearsRatioMeasure('sum(principal + coalesce(penalty, 0))');
type ArrearsSums = Figures<keyof typeof ARREARS_SUMS>;

/** Difference; null if a value is unknown. */
export const subtract = (minuend: number | null, subtrahend: number | null): number | null =>
  minuend === null || subtrahend === null ? null : minuend - subtrahend;
/** Net value of arrears: the total less the allowance. */
export const netValue = ({ total, allowance }: Pick<ArrearsSums, 'total' | 'allowance'>): number | null => subtract(total, allowance);
/** Arrears that may be collected: the collectible ones less the allowance on them. */
export const expectedCollection = ({
  collectible,
  allowanceOnCollectible,
  total,
}: Pick<ArrearsSums, 'collectible' | 'allowanceOnCollectible' | 'total'>): number | null =>
  total === null ? null : subtract(collectible, allowanceOnCollectible);
/** Card of one sum; null without any arrears. */
export const arrearsCard = <M extends keyof typeof ARREARS_SUMS>(measure: M) => ({
  measures: { total: ARREARS_SUMS.total, [measure]: ARREARS_SUMS[measure] } as Pick<typeof ARREARS_SUMS, M | 'total'>,
  value: (figures: Figures<M | 'total'>) => (figures.total === null ? null : figures[measure]),
});

/** Principal in arrears at the first and last snapshot of the period and of each year, and its movements between them. */
export const PRINCIPAL_FLOW = {
  opening: principalMovementMeasure('sum(opening) FILTER (snapshot_on = first_day)'),
  openingOfYear: principalMovementMeasure('sum(opening) FILTER (snapshot_on = first_of_year)'),
  added: principalMovementMeasure('sum(added)'),
  collected: principalMovementMeasure('sum(collected)'),
  writtenOff: principalMovementMeasure('sum(written_off)'),
  adjusted: principalMovementMeasure('sum(adjusted)'),
  closing: principalMovementMeasure('sum(closing) FILTER (snapshot_on = last_day)'),
  closingOfYear: principalMovementMeasure('sum(closing) FILTER (snapshot_on = last_of_year)'),
  years: principalMovementMeasure('count(DISTINCT year(snapshot_on))'),
};
type PrincipalFlow = Figures<keyof typeof PRINCIPAL_FLOW>;
/** Principal collected in a year as a share of that at its opening; NaN if the period spans several years. */
export const recoveryRate = ({ years, collected, opening }: Pick<PrincipalFlow, 'years' | 'collected' | 'opening'>): number =>
  years === 1 ? quotient(collected, opening) : NaN;
/**
 * Part of the closing principal that the movements do not explain. Example: opening 100, added 30, collected 20, written off 5,
 * adjusted 0 and closing 107 give 107 - 100 - 30 + 20 + 5 - 0 = 2.
 */
export const reconciliationGap = (
  opening: number | null,
  { added, collected, writtenOff, adjusted }: PrincipalFlow,
  closing: number | null,
): number | null =>
  opening === null || closing === null ? null : closing - opening - (added ?? 0) + (collected ?? 0) + (writtenOff ?? 0) - (adjusted ?? 0);

/** Last day of the month in which a debt lapses, as a table shows it. */
export const LAPSE_MONTH = `coalesce((SELECT 'Up to ' || replace(strftime(CAST(snapshot_on + to_months(CAST(min(month) AS INTEGER)) AS DATE), '%-d %b %Y'), 'Sep', 'Sept') FROM range(1, 13) months(month)
  WHERE expires_on > snapshot_on AND expires_on <= CAST(snapshot_on + to_months(CAST(month AS INTEGER)) AS DATE)), 'none of them')`;

/** Header of the steps of a waterfall. */
export const STEP_HEADERS = ['Step'] as const;
