import { endedMonths, fiscalYearOf, fiscalYearPeriod, type Finding, type Period } from '@pendapa/contracts';
import { total, type Known } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';
import { apart, shareOf } from '../usual.ts';

export type ChannelRow = FigureRow<'transactions', 'channel'>;

/** Three percentage points. */
const MOVED = 0.03;
const FEWEST_MONTHS = 3;

/** The ended months of the current fiscal year; the last twelve months if there are fewer than three. */
function periodOf({ asOf, fiscalYearStart }: Known): Period {
  const year = endedMonths(asOf);
  const { from } = fiscalYearPeriod(fiscalYearOf(year.to, fiscalYearStart), fiscalYearStart);
  return from <= endedMonths(asOf, FEWEST_MONTHS).from ? { from, to: year.to } : year;
}

export const readChannels = ({ read }: Reader, known: Known): Promise<readonly ChannelRow[]> =>
  read({ subject: 'revenue', measures: ['transactions'], by: ['channel'], ...periodOf(known), compare: 'last-year' });

/** Channels whose share of payments changed by at least three points against the same days of the year before, and significantly. */
export function channelShares(rows: readonly ChannelRow[], known: Known): readonly Finding[] {
  const [all, allBefore] = [total(rows, ({ current }) => current.transactions), total(rows, ({ before }) => before.transactions)];
  if (all <= 0 || allBefore <= 0) return [];
  return rows.flatMap(({ codes: { channel }, current, before }): Finding[] => {
    if (channel === null) return [];
    const now = { of: all, done: current.transactions ?? 0 };
    const then = { of: allBefore, done: before.transactions ?? 0 };
    const [share, shareBefore] = [shareOf(now), shareOf(then)];
    const strength = Math.abs(share - shareBefore) / MOVED;
    if (strength < 1 || !apart(now, then)) return [];
    return [
      {
        rule: 'channel-share',
        where: { channel },
        period: periodOf(known),
        year: null,
        n: current.transactions ?? 0,
        figures: { share, shareBefore },
        strength,
      },
    ];
  });
}
