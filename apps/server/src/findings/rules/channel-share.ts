import { endedMonths, fiscalYearOf, fiscalYearPeriod, type Period } from '@pendapa/contracts';
import { bothSeries, isIncomplete, total, type RuleContext, type Found } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';
import { differSignificantly, shareOf } from '../unusual.ts';

export type ChannelRow = FigureRow<'transactions', 'channel'>;

/** Three percentage points. */
const MIN_CHANGE = 0.03;
const MIN_MONTHS = 3;

/** The ended months of the current fiscal year; the last twelve months if there are fewer than three. */
function periodOf({ asOf, fiscalYearStart }: RuleContext): Period {
  const year = endedMonths(asOf);
  const { from } = fiscalYearPeriod(fiscalYearOf(year.to, fiscalYearStart), fiscalYearStart);
  return from <= endedMonths(asOf, MIN_MONTHS).from ? { from, to: year.to } : year;
}

export const readChannels = ({ read }: Reader, context: RuleContext): Promise<readonly ChannelRow[]> =>
  read({ subject: 'revenue', measures: ['transactions'], by: ['channel'], ...periodOf(context), compare: 'last-year' });

/**
 * Channels whose share of the payments with a known channel changed significantly, by at least three points.
 * The comparison is with the same days of last year.
 */
export function channelShares(rows: readonly ChannelRow[], context: RuleContext): readonly Found[] {
  const inChannels = rows.filter(({ codes }) => codes.channel !== null);
  if (isIncomplete(bothSeries(inChannels), 'transactions')) return [];
  const [all, allBefore] = [
    total(inChannels, ({ current }) => current.transactions),
    total(inChannels, ({ before }) => before.transactions),
  ];
  if (all <= 0 || allBefore <= 0) return [];
  return inChannels.flatMap(({ codes: { channel }, current, before }): Found[] => {
    if (channel === null) return [];
    const now = { of: all, done: current.transactions ?? 0 };
    const then = { of: allBefore, done: before.transactions ?? 0 };
    const [share, shareBefore] = [shareOf(now), shareOf(then)];
    const strength = Math.abs(share - shareBefore) / MIN_CHANGE;
    if (strength < 1 || !differSignificantly(now, then)) return [];
    return [
      {
        rule: 'channel-share',
        where: { channel },
        period: periodOf(context),
        year: null,
        n: current.transactions ?? 0,
        figures: { share, shareBefore },
        strength,
      },
    ];
  });
}
