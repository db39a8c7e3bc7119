import { addDays, type ServedData } from '@pendapa/contracts';
import type { Settings } from '@pendapa/contracts/settings';
import { settingsRevision } from '../data-folder/settings-revision.ts';
import type { AskedGeneration } from './served-generation.ts';

/** Of the data and the settings: another one as soon as the same question may have another answer. */
export const revisionOf = ({ manifest }: AskedGeneration, settings: Settings): string =>
  `${String(manifest.generation)}-${String(Date.parse(manifest.publishedAt))}-${settingsRevision(settings)}`;

/** What is served, whose it is, and whether it is older than the agency's limit. */
export function statusOf(served: AskedGeneration, settings: Settings): ServedData {
  const { manifest } = served;
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
    revision: revisionOf(served, settings),
    publishedAt,
    asOf,
    since,
    stale,
    extracts: extracts.map((extract) => ({ ...extract })),
  };
}
