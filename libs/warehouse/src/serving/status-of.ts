import { addDays, type ServedData } from '@pendapa/contracts';
import type { Settings } from '@pendapa/contracts/settings';
import { settingsRevision } from '../data-folder/settings-revision.ts';
import { latestDayOf } from './data-date.ts';
import type { QueryableGeneration } from './served-generation.ts';

/** Changes whenever the same query may have another answer. */
export const revisionOf = ({ manifest }: QueryableGeneration, settings: Settings): string =>
  `${String(manifest.generation)}-${String(Date.parse(manifest.publishedAt))}-${settingsRevision(settings)}`;

/** Returns the served data, their owner, and whether they are older than the agency's limit. */
export function statusOf(served: QueryableGeneration, settings: Settings): ServedData {
  const { manifest } = served;
  const { generation, publishedAt, since, sample, extracts } = manifest;
  const asOf = latestDayOf(manifest, served.directory);
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
    revision: revisionOf(served, settings),
    publishedAt,
    asOf,
    since,
    stale,
    extracts: extracts.map((extract) => ({ ...extract })),
  };
}
