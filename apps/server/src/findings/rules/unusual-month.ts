import { addMonths, endedMonths, monthEnd, monthsOf, monthStart, type Finding } from '@pendapa/contracts';
import { anomalies, movingCampaign } from '@pendapa/statistics';
import { grouped, money, type Known } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';

export type TaxMonthRow = FigureRow<'amount' | 'transactions', 'taxType' | 'month'>;

const YEAR = 12;
const FEWEST_MONTHS = 3 * YEAR;
/** One usual month in 500 lies outside. With fourteen taxes and three months each, chance gives about one finding a year. */
const COVERAGE = 0.998;
const TOLD = 3;

/** Every month of every tax, up to the last ended one. */
export const readTaxMonths = ({ read }: Reader, { since, asOf }: Known): Promise<readonly TaxMonthRow[]> => {
  const { to } = endedMonths(asOf);
  if (since > to) return Promise.resolve([]);
  return read({ subject: 'revenue', measures: ['amount', 'transactions'], by: ['taxType', 'month'], from: since, to, compare: 'none' });
};

/**
 * Months among the last three ended ones that lie outside the interval of the tax's trend and season.
 * Taxes whose campaign moves from year to year (land and building tax) have no usual month and are left out; so are taxes paid by quarter.
 */
export function unusualMonths(rows: readonly TaxMonthRow[], { since, asOf }: Known): readonly Finding[] {
  const { to } = endedMonths(asOf);
  return [...grouped(rows, ({ codes }) => codes.taxType)].flatMap(([tax, own]): Finding[] => {
    const known = new Map(own.map((row) => [row.codes.month, row.current]));
    const first = [...known.keys()].flatMap((month) => month ?? []).sort()[0];
    // The first month of the data may be incomplete.
    const months = monthsOf({ from: first === undefined || first <= since ? addMonths(monthStart(since), 1) : first, to });
    const values = months.map((month) => known.get(month)?.amount ?? 0);
    const paidIn = values.filter((value) => value !== 0).length;
    if (months.length < FEWEST_MONTHS || paidIn < months.length / 2 || movingCampaign(values, YEAR)) return [];
    const judged = anomalies(values, YEAR, COVERAGE);
    return months.slice(-TOLD).flatMap((month, index): Finding[] => {
      const found = judged[months.length - TOLD + index];
      if (!found?.unusual) return [];
      return [
        {
          rule: 'unusual-month',
          where: { tax },
          year: null,
          n: known.get(month)?.transactions ?? 0,
          period: { from: month, to: monthEnd(month) },
          figures: { amount: money(known.get(month)?.amount ?? 0), low: money(found.low), high: money(found.high) },
          strength: Math.abs(found.score ?? 0),
        },
      ];
    });
  });
}
