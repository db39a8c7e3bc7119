import type { Profile } from '../profile/schema.ts';

/** Extracts with amounts. Names in other extracts are not chosen for a table and may look like totals. */
const CHECKED_EXTRACTS: readonly Profile['extract'][] = [
  ...(['targets', 'costs', 'assessments', 'returns', 'payments', 'arrears', 'arrearsMovements', 'enforcement'] as const),
];

export const isCheckedForTotals = ({ extract }: Pick<Profile, 'extract'>): boolean => CHECKED_EXTRACTS.includes(extract);

type ColumnField = { readonly column?: string } | undefined;

/** Column with the number of a document: a row with one is a single document. */
export const documentNumberColumn = ({ fields }: Pick<Profile, 'fields'>): string | undefined =>
  (fields['id'] as ColumnField)?.column ?? (fields['ntpd'] as ColumnField)?.column;

export const hasDocumentNumbers = (profile: Pick<Profile, 'fields'>): boolean => documentNumberColumn(profile) !== undefined;
