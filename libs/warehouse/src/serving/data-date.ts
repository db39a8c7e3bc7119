import type { CalendarDate, ExtractKey } from '@pendapa/contracts';
import type { Manifest } from '../generations/manifest.ts';
import type { Directory } from '../directory/directory.ts';

type DatedManifest = Pick<Manifest, 'asOf' | 'publishedAt' | 'extracts'>;
type DatedDirectory = Pick<Directory, 'objectsAsOf'>;

/** Extracts whose rows have a day, besides payments. */
const DATED: readonly ExtractKey[] = ['assessments', 'returns', 'arrears', 'arrearsMovements', 'enforcement'];

/**
 * Returns the latest posting date. Without payments it is the latest day of another extract, or the latest opening of an object. Days after
 * the publication do not count. Null if no row has a day.
 */
export function latestDayOf({ asOf, publishedAt, extracts }: DatedManifest, { objectsAsOf }: DatedDirectory): CalendarDate | null {
  if (asOf !== null) return asOf;
  const published = publishedAt.slice(0, 10);
  const days = [objectsAsOf, ...extracts.filter(({ extract }) => DATED.includes(extract)).map(({ to }) => to)];
  const past = days.flatMap((day) => (day !== null && day <= published ? [day] : []));
  return past.sort().at(-1) ?? null;
}

/** Returns the data date: the latest day of the data, else the day of publication. */
export const dataDateOf = (manifest: DatedManifest, directory: DatedDirectory): CalendarDate =>
  latestDayOf(manifest, directory) ?? manifest.publishedAt.slice(0, 10);
