const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Elapsed time as the specification counts it: full hours below a day, then full days. */
export type Ago = { readonly unit: 'now' } | { readonly unit: 'hours' | 'days'; readonly count: number } | { readonly unit: 'ahead' };

/** Returns `ahead` for a time in the future (a clock that runs behind). Parameters are milliseconds since the epoch. */
export function ago(time: number, now: number): Ago {
  const passed = now - time;
  if (passed < 0) return { unit: 'ahead' };
  if (passed < HOUR) return { unit: 'now' };
  if (passed < DAY) return { unit: 'hours', count: Math.floor(passed / HOUR) };
  return { unit: 'days', count: Math.floor(passed / DAY) };
}
