import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import type { Settings, Texts } from '@pendapa/contracts';
import { LAST_YEAR } from './facts/assumptions.ts';
import { computeSizes } from './plan/sizes.ts';

/** Size of a sample's province. */
export interface SampleProvince {
  /** Payments of the last whole year. */
  readonly paymentsAYear: number;
  /** Number of such samples that would bring the published totals. At 1 or less the sample is as large itself. */
  readonly ofProvince: number;
}

export function provinceOf(payments: number, seed: number): SampleProvince {
  const { scale, years } = computeSizes(payments, seed);
  const last = years.find(({ year }) => year === LAST_YEAR - 1)?.payments ?? new Map<string, number>();
  return { paymentsAYear: [...last.values()].reduce((sum, count) => sum + count, 0), ofProvince: Math.round(1 / scale) };
}

const NAME: Texts = { id: 'Bapenda Provinsi Contoh (data contoh', en: 'Sample Province Revenue Agency (sample data' };

/** Settings of the invented agency. Its name always says that the figures are a sample, and how large its province is. */
export function sampleSettings(payments: number, seed: number): Settings {
  const { ofProvince } = provinceOf(payments, seed);
  const part: Texts =
    ofProvince > 1
      ? { id: `1/${String(ofProvince)} provinsi nyata`, en: `1/${String(ofProvince)} of a real province` }
      : { id: 'seukuran provinsi nyata', en: 'the size of a real province' };
  return {
    ...DEFAULT_SETTINGS,
    agency: { id: `${NAME.id}, ${part.id})`, en: `${NAME.en}, ${part.en})` },
    // A sample does not become outdated. Its last day is part of it.
    staleAfterDays: 3_650,
  };
}

/** True if settings name the invented agency, of any size. */
export const isSampleAgency = ({ id, en }: Texts): boolean => id.startsWith(NAME.id) && en.startsWith(NAME.en);
