import { addDays, type ServedData } from '@pendapa/contracts';
import type { Settings } from '@pendapa/contracts/settings';
import type { AskedGeneration } from './served-generation.ts';

/** What is served, whose it is, and whether it is older than the agency's limit. */
export function statusOf({ manifest }: AskedGeneration, settings: Settings): ServedData {
  const { generation, publishedAt, asOf, since, sample, extracts } = manifest;
  const today = new Date().toISOString().slice(0, 10);
  const { agency, currency, timeZone, fiscalYearStart, staleAfterDays } = settings;
  const stale = asOf !== null && addDays(asOf, staleAfterDays) < today;
  return {
    agency,
    sample,
    currency,
    timeZone,
    fiscalYearStart,
    generation,
    publishedAt,
    asOf,
    since,
    stale,
    extracts: extracts.map((extract) => ({ ...extract })),
  };
}
