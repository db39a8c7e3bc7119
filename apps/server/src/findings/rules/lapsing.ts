import { isIncomplete, money, total, type RuleContext, type Found } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';

export type LapseRow = FigureRow<'expiring', 'lapseMonth'>;

/** About ninety days: the first three `lapseMonth` codes after the snapshot. */
const SOON = ['01', '02', '03'];

/** Arrears that lapse in each of the twelve months after the last snapshot. */
export const readLapsing = ({ read }: Reader, { asOf }: RuleContext): Promise<readonly LapseRow[]> =>
  read({ subject: 'arrears', measures: ['expiring'], by: ['lapseMonth'], to: asOf, compare: 'none' });

/** Arrears that lapse within three months. */
export function lapsing(rows: readonly LapseRow[], { asOf }: RuleContext): readonly Found[] {
  if (isIncomplete(rows, 'expiring')) return [];
  const soon = total(rows, ({ codes, current }) => (SOON.includes(codes.lapseMonth ?? '') ? current.expiring : 0));
  if (soon <= 0) return [];
  const inYear = total(rows, ({ current }) => current.expiring);
  return [
    {
      rule: 'lapsing',
      where: {},
      period: { from: asOf, to: asOf },
      year: null,
      n: SOON.length,
      figures: { expiring: money(soon), inYear: money(inYear) },
      strength: soon / inYear,
    },
  ];
}
