import { createHash } from 'node:crypto';
import type { Period } from '@pendapa/contracts';
import { standingLoads, type Load, type LoadedFile, type Manifest, type TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { Profile } from '../profile/schema.ts';
import { sourceOf } from '../profile/source-of.ts';
import { DEFAULT_MARKS } from '../profile/defaults.ts';
import type { ImportJob } from './job.ts';
import type { LoadPlan } from './plan.ts';

/** Leaves out marks that equal the defaults: a profile that states them reads its files as before. */
const explicitMarks = (numbers: Profile['numbers']): Profile['numbers'] =>
  JSON.stringify(numbers) === JSON.stringify(DEFAULT_MARKS) ? undefined : numbers;

/** Leaves out options that equal the defaults: an optional code may be empty anyway. */
function explicitFields({ extract, fields }: Profile): Profile['fields'] {
  const specs = EXTRACT_SPECS[extract].fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { kind, required } = specs[name] ?? {};
      const optional = kind === 'reference' && required !== true && field !== undefined && 'empty' in field && field.empty === 'none';
      return [name, optional ? { ...field, empty: undefined } : field];
    }),
  );
}

const checksum = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Parts of a profile that decide how rows are read. */
function readingRules(profile: Profile): object {
  const { extract, file, numbers, dates, where, except, wide, headings, append, repeated, totals, cumulative } = profile;
  return {
    extract,
    file,
    numbers: explicitMarks(numbers),
    dates,
    where,
    except,
    wide,
    headings,
    fields: explicitFields(profile),
    append,
    repeated,
    totals,
    cumulative,
  };
}

/** Checksum of how the profiles read rows: the same files read differently are another load. */
export const readingOf = ({ steps }: Pick<LoadPlan, 'steps'>): string => checksum(steps.map(({ profile }) => readingRules(profile)));

/** Checksum of how one profile reads rows. */
export const readingOfProfile = (profile: Profile): string => checksum(readingRules(profile));

/** Loads of more files do not list them. Listed files are recognised in later loads with other files. */
const MAX_LISTED_FILES = 100;

/** Lists the files of a load with the checksum of their profile; empty if there are too many. */
export function filesRead({ steps }: LoadPlan): readonly LoadedFile[] {
  const files = steps.flatMap(({ profile, files: own }) => {
    const reading = readingOfProfile(profile);
    return own.map(({ sha256 }) => ({ sha256, extract: profile.extract, reading }));
  });
  return files.length > MAX_LISTED_FILES ? [] : files;
}

function wasReadBefore({ sha256, extract, reading }: LoadedFile, appends: boolean, plan: LoadPlan, load: Load): boolean {
  // A file without rows cannot be counted twice.
  if ((load.rows[EXTRACT_SPECS[extract].table] ?? 0) === 0) return false;
  const listedFile = load.files?.find((file) => file.sha256 === sha256 && file.extract === extract);
  if (listedFile) return appends || listedFile.reading !== reading;
  if (load.files !== undefined || load.sourceSha256 !== plan.sha256) return false;
  return appends || (load.reading !== undefined && load.reading !== readingOf(plan));
}

/**
 * Finds the last load with one of these files that was read differently, or whose payments would be added twice. A person must confirm
 * such a load.
 */
export function findLoadWithSameFile(plan: LoadPlan, manifest: Manifest | null): Load | null {
  const files = filesRead(plan);
  const appending = new Set(plan.steps.filter(({ profile }) => profile.append === true).map(({ profile }) => profile.extract));
  const hasKnownFile = (load: Load) => files.some((file) => wasReadBefore(file, appending.has(file.extract), plan, load));
  return standingLoads(manifest?.loads ?? []).findLast(hasKnownFile) ?? null;
}

const overlap = (a: Period, b: Period): boolean => a.from <= b.to && b.from <= a.to;
const isSamePeriod = (a: Period | undefined, b: Period | null): boolean =>
  (a?.from ?? null) === (b?.from ?? null) && (a?.to ?? null) === (b?.to ?? null);

/** True if a later load may have rows of a source of the earlier one. */
const mayShareSource = (earlier: Load, later: Load): boolean =>
  later.replacedAllSources === true ||
  earlier.sources.length === 0 ||
  later.sources.length === 0 ||
  earlier.sources.some((source) => later.sources.includes(source));

/**
 * True if a later load may have changed rows of an earlier one. Payments change only if their days are replaced; other rows are replaced
 * by their keys.
 */
function mayHaveChanged(earlier: Load, later: Load, table: TableName): boolean {
  if (table !== 'payments') return (later.rows[table] ?? 0) > 0;
  return (
    later.replaced !== undefined &&
    mayShareSource(earlier, later) &&
    (earlier.posted === undefined || overlap(later.replaced, earlier.posted))
  );
}

/** True if an earlier load had the sources of the plan, or if its sources are unknown. */
function hasSameSources({ sources }: Load, { steps }: LoadPlan, manifest: Manifest | null): boolean {
  const names = sources.map((id) => manifest?.sources.find((source) => source.id === id)?.name);
  return sources.length === 0 || steps.every((step) => names.includes(sourceOf(step)));
}

/** Options that say which rows are removed. */
type ReplacingJob = Pick<ImportJob, 'replace' | 'replaceAllSources' | 'unknownSource'>;

/**
 * Finds an earlier load of the same files, read in the same way, whose rows are still served.
 * @returns its instant, or null if the files must be read. A load that replaces days counts only if no later load changed its rows.
 */
export function findUnchangedSince(plan: LoadPlan, job: ReplacingJob, manifest: Manifest | null): string | null {
  const { replace, replaceAllSources = false, unknownSource } = job;
  // Naming the unknown source changes the stored rows.
  if (unknownSource !== undefined) return null;
  const loads = standingLoads(manifest?.loads ?? []);
  const tables = [...new Set(plan.steps.map(({ profile }) => EXTRACT_SPECS[profile.extract].table))];
  const reading = readingOf(plan);
  const index = loads.findLastIndex(
    (load) =>
      load.sourceSha256 === plan.sha256 &&
      (load.reading === undefined || load.reading === reading) &&
      (replace === null || isSamePeriod(load.replaced, replace)) &&
      (load.replacedAllSources ?? false) === replaceAllSources &&
      hasSameSources(load, plan, manifest) &&
      tables.every((table) => (load.rows[table] ?? 0) > 0),
  );
  const earlier = loads[index];
  if (!earlier) return null;
  const since = loads.slice(index + 1);
  const changed = (table: TableName) =>
    since.some((later) =>
      replace === null ? mayHaveChanged(earlier, later, table) : (later.rows[table] ?? 0) > 0 && mayShareSource(earlier, later),
    );
  return tables.some(changed) ? null : earlier.at;
}
