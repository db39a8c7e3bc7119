import { lastDayOf, rowsOf, unfinishedMonth, type AnswerTo } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import type { Money } from '../shared/payment-columns.ts';

export interface Course {
  readonly channel: string | null;
  readonly values: readonly Value[];
}

export interface Courses {
  readonly months: readonly (string | null)[];
  /** The channels with the most over all months first; a month without payments of a channel is a gap. */
  readonly channels: readonly Course[];
  /** Index of the latest month that has ended; of the only one where none has: what stands beside the lines is of a whole month. */
  readonly at: number;
  /** Index of the month that has not ended. */
  readonly open: number | null;
}

export function coursesOf(answer: AnswerTo<Money, 'channel' | 'month'>, money: Money): Courses {
  const rows = rowsOf(answer);
  const months = [...new Set(rows.map(({ codes }) => codes.month))].sort();
  const known = new Map(rows.map(({ codes, current }) => [`${codes.channel} ${codes.month}`, current[money]]));
  const sum = (channel: string | null): number =>
    rows.reduce((total, { codes, current }) => (codes.channel === channel ? total + Number(current[money] ?? 0) : total), 0);
  const channels = [...new Set(rows.map(({ codes }) => codes.channel))]
    .sort((a, b) => sum(b) - sum(a))
    .map((channel) => ({ channel, values: months.map((month) => known.get(`${channel} ${month}`) ?? null) }));
  const open = unfinishedMonth(months, lastDayOf(answer));
  return { months, channels, at: Math.max(open === null ? months.length - 1 : open - 1, 0), open };
}
