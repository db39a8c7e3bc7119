import { addMonths, endedMonths, monthEnd, monthsOf, monthStart } from '@pendapa/contracts';
import { anomalies, findMovingCampaign } from '@pendapa/statistics';
import { groupBy, isIncomplete, money, type RuleContext, type Found } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';

export type TaxMonthRow = FigureRow<'amount' | 'transactions', 'taxType' | 'month'>;

const YEAR = 12;
const MIN_MONTHS = 3 * YEAR;
/** One usual month in 500 lies outside. With fourteen taxes and three months each, chance gives about one finding a year. */
const COVERAGE = 0.998;
const REPORTED_MONTHS = 3;

/** Every month of every tax, up to the last ended one. */
export const readTaxMonths = ({ read }: Reader, { since, asOf }: RuleContext): Promise<readonly TaxMonthRow[]> => {
  const { to } = endedMonths(asOf);
  if (since > to) return Promise.resolve([]);
  return read({ subject: 'revenue', measures: ['amount', 'transactions'], by: ['taxType', 'month'], from: since, to, compare: 'none' });
};

/**
 * Months among the last three ended ones that lie outside the interval of the tax's trend and season. Taxes paid by quarter have no usual
 * month and are left out. The same holds for a campaign that moves between years (land and building tax).
 */
export function unusualMonths(rows: readonly TaxMonthRow[], { since, asOf }: RuleContext): readonly Found[] {
  const { to } = endedMonths(asOf);
  return [...groupBy(rows, ({ codes }) => codes.taxType)].flatMap(([tax, own]): Found[] => {
    if (isIncomplete(own, 'amount')) return [];
    const figuresByMonth = new Map(own.map((row) => [row.codes.month, row.current]));
    const first = [...figuresByMonth.keys()].flatMap((month) => month ?? []).sort()[0];
    // The first month of the data may be incomplete.
    const months = monthsOf({ from: first === undefined || first <= since ? addMonths(monthStart(since), 1) : first, to });
    const values = months.map((month) => figuresByMonth.get(month)?.amount ?? 0);
    const paidIn = values.filter((value) => value !== 0).length;
    if (months.length < MIN_MONTHS || paidIn < months.length / 2 || findMovingCampaign(values, YEAR)) return [];
    const results = anomalies(values, YEAR, COVERAGE);
    return months.slice(-REPORTED_MONTHS).flatMap((month, index): Found[] => {
      const found = results[months.length - REPORTED_MONTHS + index];
      if (!found?.unusual) return [];
      return [
        {
          rule: 'unusual-month',
          where: { tax },
          year: null,
          n: figuresByMonth.get(month)?.transactions ?? 0,
          period: { from: month, to: monthEnd(month) },
          figures: { amount: money(figuresByMonth.get(month)?.amount ?? 0), low: money(found.low), high: money(found.high) },
          strength: Math.abs(found.score ?? 0),
        },
      ];
    });
  });
}
