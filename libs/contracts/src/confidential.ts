import type { Problem } from './problem.ts';
import { KIND, PROTECTED_DIMENSIONS, PROTECTED_FILTERS } from './vocabulary/protection.ts';
import { subjectSpec, TIME_DIMENSIONS, type DimensionKey, type FilterKey, type SubjectKey } from './vocabulary/index.ts';

/** True for subjects that count taxpayers: disclosure control checks their answers. */
export const isConfidential = (subject: SubjectKey): boolean => subjectSpec(subject).protectedPairs !== undefined;

interface QueryScope {
  readonly subject: SubjectKey;
  readonly by?: readonly DimensionKey[] | undefined;
  readonly where?: Readonly<Partial<Record<FilterKey, readonly string[]>>> | undefined;
}

const isTime = (dimension: DimensionKey): boolean => TIME_DIMENSIONS.some((time) => time === dimension);

/** The filters of a query by attributes of taxpayers. */
export const protectedFilters = ({ where = {} }: QueryScope): readonly FilterKey[] =>
  (Object.keys(where) as FilterKey[]).filter((key) => PROTECTED_FILTERS[key] !== undefined && where[key]?.length);

/** Dimensions of the protected table that a query reads, from its splits and filters. Null if it reads no protected table. */
export function protectedSplits(question: QueryScope): readonly DimensionKey[] | null {
  if (!isConfidential(question.subject)) return null;
  const filtered = protectedFilters(question).flatMap((key) => PROTECTED_FILTERS[key] ?? []);
  const splits = [...new Set([...(question.by ?? []), ...filtered])];
  return splits.some((dimension) => PROTECTED_DIMENSIONS.includes(dimension)) ? splits : null;
}

/**
 * True if these dimensions may be combined: without time, and at most one besides the kind of taxpayer. A subject may allow
 * certain pairs.
 */
function standTogether(subject: SubjectKey, splits: readonly DimensionKey[]): boolean {
  const [one, other, ...more] = splits.filter((dimension) => dimension !== KIND);
  if (splits.some(isTime) || more.length > 0) return false;
  if (one === undefined || other === undefined) return true;
  return (subjectSpec(subject).protectedPairs ?? []).some((pair) => pair.includes(one) && pair.includes(other));
}

/**
 * The problem of a query that disclosure control refuses, or null.
 *
 * - `guarded-filter`: more than one filter by attributes of taxpayers, or one with several values.
 * - `guarded-splits`: dimensions that may not be combined.
 */
export function disclosureProblem(question: QueryScope): Problem | null {
  const splits = protectedSplits(question);
  if (splits === null) return null;
  const filters = protectedFilters(question);
  const [filter] = filters;
  if (filters.length > 1 || (filter !== undefined && question.where?.[filter]?.length !== 1))
    return { status: 400, code: 'guarded-filter', params: { subject: question.subject, filters: filters.join(', ') } };
  if (standTogether(question.subject, splits)) return null;
  return { status: 400, code: 'guarded-splits', params: { subject: question.subject, splits: splits.join(', ') } };
}
