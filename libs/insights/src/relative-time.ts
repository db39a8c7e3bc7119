const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long ago, as the specification counts: full hours below a day, then full days. */
export type Ago = { readonly unit: 'now' } | { readonly unit: 'hours' | 'days'; readonly count: number } | { readonly unit: 'ahead' };

/** `ahead` where the time is still to come (a clock that runs behind): that is never "just now". Milliseconds since the epoch. */
export function ago(time: number, now: number): Ago {
  const passed = now - time;
  if (passed < 0) return { unit: 'ahead' };
  if (passed < HOUR) return { unit: 'now' };
  if (passed < DAY) return { unit: 'hours', count: Math.floor(passed / HOUR) };
  return { unit: 'days', count: Math.floor(passed / DAY) };
}
