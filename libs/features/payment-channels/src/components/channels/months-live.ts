import { addMonths, type CalendarDate, type References } from '@pendapa/contracts';

/** Whole months from a channel's launch to `on` or its last day. Null if the launch is unknown or later. */
export function monthsLive(channel: References['channels'][number] | undefined, on: CalendarDate): number | null {
  if (!channel?.liveFrom || channel.liveFrom > on) return null;
  const { liveFrom, liveTo } = channel;
  const last = liveTo !== null && liveTo < on ? liveTo : on;
  const [year, month] = [Number(last.slice(0, 4)) - Number(liveFrom.slice(0, 4)), Number(last.slice(5, 7)) - Number(liveFrom.slice(5, 7))];
  const months = 12 * year + month;
  return addMonths(liveFrom, months) > last ? months - 1 : months;
}
