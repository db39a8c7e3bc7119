import type { SubjectKey } from './vocabulary.ts';

/**
 * Lists of single cases, at most a hundred, the largest first: `payers` by what they paid in the period, `assessments` by what those
 * issued in it demand, `idle-objects` (active, owing for three tax periods or more at the last snapshot, and
 * without a payment since the latest but two of these fell due) by what is owed.
 */
export const CASE_LISTS = ['payers', 'assessments', 'idle-objects'] as const;
export type CaseList = (typeof CASE_LISTS)[number];

/** The subject whose filters and period a list takes. */
export const LIST_SUBJECTS = {
  payers: 'revenue',
  assessments: 'assessments',
  'idle-objects': 'objects',
} as const satisfies Record<CaseList, SubjectKey>;

export const LONGEST_LIST = 100;

/**
 * How a tax falls due: `date` the same day every year, `after-period` so many days or working days after each tax period ends,
 * `after-issue` so many days or months after each assessment is issued, `own-date` each object on its own day.
 */
export const DUE_RULES = ['date', 'after-period', 'after-issue', 'own-date'] as const;
