import { createHash } from 'node:crypto';
import type { Period } from '@pendapa/contracts';
import { standingLoads, type Load, type LoadedFile, type Manifest, type TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { Profile } from '../profile/schema.ts';
import { sourceOf } from '../profile/source-of.ts';
import { DEFAULT_MARKS } from '../rows/fields.ts';
import type { ImportJob } from './job.ts';
import type { LoadPlan } from './plan.ts';

/** Marks that are what an unsaid one means: a profile that came to say them reads its files as before. */
const saidMarks = (numbers: Profile['numbers']): Profile['numbers'] =>
  JSON.stringify(numbers) === JSON.stringify(DEFAULT_MARKS) ? undefined : numbers;

/** The fields without what they mean anyway: a code that need not be there may be empty. */
function saidFields({ extract, fields }: Profile): Profile['fields'] {
  const specs = EXTRACT_SPECS[extract].fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { kind, required } = specs[name] ?? {};
      const optional = kind === 'reference' && required !== true && field !== undefined && 'empty' in field && field.empty === 'none';
      return [name, optional ? { ...field, empty: undefined } : field];
    }),
  );
}

const checksum = (said: unknown): string => createHash('sha256').update(JSON.stringify(said)).digest('hex');

/** What a profile says about the rows. */
function saidOf(profile: Profile): object {
  const { extract, file, numbers, where, except, wide, append, repeated, totals, cumulative } = profile;
  return {
    extract,
    file,
    numbers: saidMarks(numbers),
    where,
    except,
    wide,
    fields: saidFields(profile),
    append,
    repeated,
    totals,
    cumulative,
  };
}

/** A checksum of what the profiles say about the rows: the same files read in another way are another load. */
export const readingOf = ({ steps }: Pick<LoadPlan, 'steps'>): string => checksum(steps.map(({ profile }) => saidOf(profile)));

/** A checksum of what one profile says about the rows. */
export const readingOfProfile = (profile: Profile): string => checksum(saidOf(profile));

/** Files of so many are kept one by one, to be known again when they come alone or with others. */
const MOST_KEPT_FILES = 100;

/** Every file of a load with the way in which it was read; nothing of very many. */
export function filesRead({ steps }: LoadPlan): readonly LoadedFile[] {
  const files = steps.flatMap(({ profile, files: own }) => {
    const reading = readingOfProfile(profile);
    return own.map(({ sha256 }) => ({ sha256, extract: profile.extract, reading }));
  });
  return files.length > MOST_KEPT_FILES ? [] : files;
}

function readBefore({ sha256, extract, reading }: LoadedFile, appends: boolean, plan: LoadPlan, load: Load): boolean {
  // A file without rows, which takes days away, cannot be counted twice.
  if ((load.rows[EXTRACT_SPECS[extract].table] ?? 0) === 0) return false;
  const known = load.files?.find((file) => file.sha256 === sha256 && file.extract === extract);
  if (known) return appends || known.reading !== reading;
  if (load.files !== undefined || load.sourceSha256 !== plan.sha256) return false;
  return appends || (load.reading !== undefined && load.reading !== readingOf(plan));
}

/**
 * The last load that brought one of these files, of the same extract, by another profile, or whose payments would be added a second
 * time; null where there is none. A person has to say that it is meant.
 */
export function knownFile(plan: LoadPlan, manifest: Manifest | null): Load | null {
  const files = filesRead(plan);
  const appending = new Set(plan.steps.filter(({ profile }) => profile.append === true).map(({ profile }) => profile.extract));
  const known = (load: Load) => files.some((file) => readBefore(file, appending.has(file.extract), plan, load));
  return standingLoads(manifest?.loads ?? []).findLast(known) ?? null;
}

const meet = (a: Period, b: Period): boolean => a.from <= b.to && b.from <= a.to;
const equal = (a: Period | undefined, b: Period | null): boolean =>
  (a?.from ?? null) === (b?.from ?? null) && (a?.to ?? null) === (b?.to ?? null);

/** Whether a later load may bring or take rows of a source of an earlier one. */
const mayShareSource = (earlier: Load, later: Load): boolean =>
  later.replacedAllSources === true ||
  earlier.sources.length === 0 ||
  later.sources.length === 0 ||
  earlier.sources.some((source) => later.sources.includes(source));

/**
 * Whether a later load may have changed what an earlier one brought. Payments are only ever added, unless their days are replaced;
 * rows of every other table give way to later rows of their key.
 */
function mayHaveChanged(earlier: Load, later: Load, table: TableName): boolean {
  if (table !== 'payments') return (later.rows[table] ?? 0) > 0;
  return (
    later.replaced !== undefined && mayShareSource(earlier, later) && (earlier.posted === undefined || meet(later.replaced, earlier.posted))
  );
}

/** Whether an earlier load had the sources that the plan has; of one of unknown sources nobody can say otherwise. */
function isOfSources({ sources }: Load, { steps }: LoadPlan, manifest: Manifest | null): boolean {
  const names = sources.map((id) => manifest?.sources.find((source) => source.id === id)?.name);
  return sources.length === 0 || steps.every((step) => names.includes(sourceOf(step)));
}

/** What a person said about the rows that go. */
type ReplacingJob = Pick<ImportJob, 'replace' | 'replaceAllSources' | 'unknownSource'>;

/**
 * When these very files were read in the same way before and what they brought is still what is served; null where they have to be
 * read. A load that replaces days is the same only where nothing came after the earlier one: it would take away what was added since.
 */
export function earlierLoad(plan: LoadPlan, job: ReplacingJob, manifest: Manifest | null): string | null {
  const { replace, replaceAllSources = false, unknownSource } = job;
  // Whoever says whose rows are changes what is stored.
  if (unknownSource !== undefined) return null;
  const loads = standingLoads(manifest?.loads ?? []);
  const tables = [...new Set(plan.steps.map(({ profile }) => EXTRACT_SPECS[profile.extract].table))];
  const reading = readingOf(plan);
  const index = loads.findLastIndex(
    (load) =>
      load.sourceSha256 === plan.sha256 &&
      (load.reading === undefined || load.reading === reading) &&
      (replace === null || equal(load.replaced, replace)) &&
      (load.replacedAllSources ?? false) === replaceAllSources &&
      isOfSources(load, plan, manifest) &&
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
