import { addMonths, type CalendarDate, type References } from '@pendapa/contracts';

/** Whole months since a channel went live, up to its last day or a day; null where its first day is not known or still to come. */
export function monthsLive(channel: References['channels'][number] | undefined, on: CalendarDate): number | null {
  if (!channel?.liveFrom || channel.liveFrom > on) return null;
  const { liveFrom, liveTo } = channel;
  const last = liveTo !== null && liveTo < on ? liveTo : on;
  const [year, month] = [Number(last.slice(0, 4)) - Number(liveFrom.slice(0, 4)), Number(last.slice(5, 7)) - Number(liveFrom.slice(5, 7))];
  const months = 12 * year + month;
  return addMonths(liveFrom, months) > last ? months - 1 : months;
}
