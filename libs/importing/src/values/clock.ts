/** Minutes east of UTC of `Z`, `+07:00` or `+0700`. */
function zoneMinutes(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** Hour from 0 to 23 of the groups of a format; 12 AM is midnight. */
export function hourOf({ hour, hour12, half }: Readonly<Record<string, string | undefined>>): number {
  if (hour12 === undefined) return Number(hour ?? 0);
  return (Number(hour12) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0);
}

const MINUTE_MS = 60_000;

/** Date and time of day of an instant on the clocks of a time zone. */
export type ZonedClock = (instantMs: number) => { readonly date: string; readonly time: string };

/** Creates a converter from instants to the clocks of a time zone, e.g. Asia/Jakarta. */
export function zonedClock(timeZone: string): ZonedClock {
  // Creating a formatter takes long, and most formats have no zone.
  let format: Intl.DateTimeFormat | null = null;
  return (instantMs) => {
    format ??= new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    const parts = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, value]));
    const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
    return {
      date: [part('year'), part('month'), part('day')].join('-'),
      time: [part('hour'), part('minute'), part('second')].join(':'),
    };
  };
}

/** Instant of a date and time that were written with their zone. */
export const instantOf = (date: string, time: string, zone: string): number =>
  Date.parse(`${date}T${time}Z`) - zoneMinutes(zone) * MINUTE_MS;
