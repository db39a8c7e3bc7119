import { CASE_LISTS, LIST_SUBJECTS, subjectSpec, type CaseList, type Question } from '@pendapa/contracts';
import { decodePathPart } from './query-string.ts';
import { readParameters, readQuestion } from './read-question.ts';
import { refuse } from './refused.ts';

/** The dates and filters that a list takes. */
export const LIST_PARAMETERS = ['from', 'to', 'tax', 'category', 'unit', 'kind', 'region', 'document', 'taxYear'] as const;

export interface AskedList {
  readonly list: CaseList;
  readonly question: Question;
}

/** A list is no question about a measure; any of its subject makes one of it, whose dates and codes are then checked. */
export function readList(name: string, raw: Parameters<typeof readQuestion>[1]): AskedList {
  const list =
    CASE_LISTS.find((known) => known === name) ?? refuse(404, 'unknown-subject', { subject: name, allowed: CASE_LISTS.join(', ') });
  const subject = LIST_SUBJECTS[list];
  const [measure = ''] = Object.keys(subjectSpec(subject).measures);
  return { list, question: readQuestion(subject, { ...raw, m: measure }) };
}

const ADDRESS = /(?:^|\/)lists\/([^/?#]+)(?:\?([^#]*))?/;

/** The list of a whole address; null where it is no list's, Refused where it is none that can be answered. */
export function readListAddress(address: string): AskedList | null {
  const [, name, query = ''] = ADDRESS.exec(address) ?? [];
  return name === undefined ? null : readList(decodePathPart(name) ?? refuse(404, 'not-found'), readParameters(query, LIST_PARAMETERS));
}
