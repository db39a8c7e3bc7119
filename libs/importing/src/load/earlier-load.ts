import { createHash } from 'node:crypto';
import type { Period } from '@pendapa/contracts';
import type { Load, Manifest, TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { Profile } from '../profile/schema.ts';
import { DEFAULT_MARKS } from '../rows/fields.ts';
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

/** A checksum of what the profiles say about the rows: the same files read in another way are another load. */
export function readingOf({ steps }: Pick<LoadPlan, 'steps'>): string {
  const said = steps.map(({ profile }) => {
    const { extract, file, numbers, where, except, wide, append, repeated }: Profile = profile;
    return { extract, file, numbers: saidMarks(numbers), where, except, wide, fields: saidFields(profile), append, repeated };
  });
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

const meet = (a: Period, b: Period): boolean => a.from <= b.to && b.from <= a.to;
const equal = (a: Period | undefined, b: Period | null): boolean =>
  (a?.from ?? null) === (b?.from ?? null) && (a?.to ?? null) === (b?.to ?? null);

/**
 * Whether a later load may have changed what an earlier one brought. Payments are only ever added, unless their days are replaced;
 * rows of every other table give way to later rows of their key.
 */
function mayHaveChanged(earlier: Load, later: Load, table: TableName): boolean {
  if ((later.rows[table] ?? 0) === 0) return false;
  if (table !== 'payments') return true;
  return later.replaced !== undefined && (earlier.posted === undefined || meet(later.replaced, earlier.posted));
}

/**
 * When these very files were read in the same way before and what they brought is still what is served; null where they have to be
 * read. A load that replaces days is the same only where nothing came after the earlier one: it would take away what was added since.
 */
export function earlierLoad(plan: LoadPlan, replace: Period | null, manifest: Manifest | null): string | null {
  const loads = manifest?.loads ?? [];
  const tables = [...new Set(plan.steps.map(({ profile }) => EXTRACT_SPECS[profile.extract].table))];
  const reading = readingOf(plan);
  const index = loads.findLastIndex(
    (load) =>
      load.sourceSha256 === plan.sha256 &&
      (load.reading === undefined || load.reading === reading) &&
      (replace === null || equal(load.replaced, replace)) &&
      tables.every((table) => (load.rows[table] ?? 0) > 0),
  );
  const earlier = loads[index];
  if (!earlier) return null;
  const since = loads.slice(index + 1);
  const changed = (table: TableName) =>
    since.some((later) => (replace === null ? mayHaveChanged(earlier, later, table) : (later.rows[table] ?? 0) > 0));
  return tables.some(changed) ? null : earlier.at;
}
