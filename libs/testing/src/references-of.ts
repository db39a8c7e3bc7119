import type { References } from '@pendapa/contracts';

const NOTHING: References = {
  events: [],
  calendar: [],
  calendarExceptions: [],
  bands: [],
  targetVersions: [],
  channels: [],
  bankChannels: [],
  taxTypes: [],
  snapshots: [],
  generation: 1,
};

/** References with what the test says about them; the rest is empty. */
export const referencesOf = (given: Partial<References> = {}): References => ({ ...NOTHING, ...given });
