import type { Profile } from '../profile/schema.ts';

/** Extracts with amounts; rows of people and things have names that nobody chose for a table. */
const WATCHED: readonly Profile['extract'][] = [
  ...(['targets', 'costs', 'assessments', 'returns', 'payments', 'arrears', 'arrearsMovements', 'enforcement'] as const),
];

export const isWatched = ({ extract }: Pick<Profile, 'extract'>): boolean => WATCHED.includes(extract);

type ColumnField = { readonly column?: string } | undefined;

/** The column by which a row has a number of its own: such a row stands for one document. */
export const numberColumn = ({ fields }: Pick<Profile, 'fields'>): string | undefined =>
  (fields['id'] as ColumnField)?.column ?? (fields['ntpd'] as ColumnField)?.column;

export const hasNumbers = (profile: Pick<Profile, 'fields'>): boolean => numberColumn(profile) !== undefined;
