import type { Disclosure } from '@pendapa/contracts';
import { HourlyLimit } from '../access/hourly-limit.ts';

const REVEALS_PER_HOUR = 60;

/** How often people's names and numbers are read: all routes that read them share it. */
export interface PersonalData {
  /** Counts taxpayers whose names a user sees. */
  readonly reveals: HourlyLimit;
  /** Runs lookups one at a time, because each opens an engine of its own. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createPersonalData({ revealsPerHour = REVEALS_PER_HOUR }: Disclosure): PersonalData {
  let running: Promise<unknown> = Promise.resolve();
  return {
    reveals: new HourlyLimit(revealsPerHour),
    inTurn: (work) => {
      const own = running.then(work);
      running = own.catch(() => undefined);
      return own;
    },
  };
}
