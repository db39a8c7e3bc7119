import type { Problem } from './problem.ts';
import { KIND, PROTECTED_DIMENSIONS, PROTECTED_FILTERS } from './vocabulary/protection.ts';
import { subjectSpec, TIME_DIMENSIONS, type DimensionKey, type FilterKey, type SubjectKey } from './vocabulary/index.ts';

/** Whether a subject counts taxpayers, and is told of groups alone. */
export const isConfidential = (subject: SubjectKey): boolean => subjectSpec(subject).protectedPairs !== undefined;

interface QueryScope {
  readonly subject: SubjectKey;
  readonly by?: readonly DimensionKey[] | undefined;
  readonly where?: Readonly<Partial<Record<FilterKey, readonly string[]>>> | undefined;
}

const isTime = (dimension: DimensionKey): boolean => TIME_DIMENSIONS.some((time) => time === dimension);

/** The filters of a question by what a taxpayer is. */
export const protectedFilters = ({ where = {} }: QueryScope): readonly FilterKey[] =>
  (Object.keys(where) as FilterKey[]).filter((key) => PROTECTED_FILTERS[key] !== undefined && where[key]?.length);

/** The dimensions of a protected table in which an answer lies, by its splits and filters; null where nothing of it is protected. */
export function protectedSplits(question: QueryScope): readonly DimensionKey[] | null {
  if (!isConfidential(question.subject)) return null;
  const filtered = protectedFilters(question).flatMap((key) => PROTECTED_FILTERS[key] ?? []);
  const splits = [...new Set([...(question.by ?? []), ...filtered])];
  return splits.some((dimension) => PROTECTED_DIMENSIONS.includes(dimension)) ? splits : null;
}

/** Whether these may stand together: in time or not, one beside the kind, or a pair that the subject names. */
function standTogether(subject: SubjectKey, splits: readonly DimensionKey[]): boolean {
  const [one, other, ...more] = splits.filter((dimension) => dimension !== KIND);
  if (splits.some(isTime) || more.length > 0) return false;
  if (one === undefined || other === undefined) return true;
  return (subjectSpec(subject).protectedPairs ?? []).some((pair) => pair.includes(one) && pair.includes(other));
}

/**
 * Why a question about groups of taxpayers is refused: more than one filter by what they are, or one with several values
 * (`guarded-filter`), and splits that would tell of too many tables together (`guarded-splits`). Null where it may be asked.
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
