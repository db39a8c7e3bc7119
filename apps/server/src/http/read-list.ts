import {
  CASE_LISTS,
  CASES_PER_PAGE,
  LIST_PARAMETERS,
  listSpec,
  MAX_SEARCH_LENGTH,
  subjectSpec,
  type CaseColumn,
  type CaseList,
  type ListParameter,
  type ListQuery,
  type Sorting,
} from '@pendapa/contracts';
import { decodeParameters, decodePathPart } from './query-string.ts';
import { readParameters, readQuestion } from './read-question.ts';
import { refuse } from './request-refused.ts';

function readSorting(list: CaseList, value: string | undefined): Sorting<CaseColumn> {
  const { columns, sort } = listSpec(list);
  if (value === undefined) return sort;
  const [descending, columnName] = value.startsWith('-') ? [true, value.slice(1)] : [false, value];
  const key = columns.find((column) => column === columnName);
  return key ? { key, descending } : refuse(400, 'unknown-value', { parameter: 'sort', value: columnName, allowed: columns.join(', ') });
}

/** A list has no measures. With any measure of its subject `parseQuery` checks its dates and codes. */
export function readList(name: string, raw: Readonly<Partial<Record<ListParameter, string>>>): ListQuery {
  const { sort, q = '', ...parameters } = raw;
  const list =
    CASE_LISTS.find((list) => list === name) ?? refuse(404, 'unknown-subject', { subject: name, allowed: CASE_LISTS.join(', ') });
  const search = (decodeParameters({ q }).q ?? '').trim();
  if (search.length > MAX_SEARCH_LENGTH) refuse(400, 'too-many-values', { parameter: 'q', most: String(MAX_SEARCH_LENGTH) });
  const { subject } = listSpec(list);
  const [measure = ''] = Object.keys(subjectSpec(subject).measures);
  const question = readQuestion(subject, { limit: String(CASES_PER_PAGE), ...parameters, m: measure });
  return { list, question, sort: readSorting(list, sort), search };
}

const ADDRESS = /(?:^|\/)lists\/([^/?#]+)(?:\?([^#]*))?/;

/** Reads a list from a whole address. Null if the address is not of a list; throws `Refused` if it cannot be answered. */
export function readListAddress(address: string): ListQuery | null {
  const [, name, query = ''] = ADDRESS.exec(address) ?? [];
  return name === undefined ? null : readList(decodePathPart(name) ?? refuse(404, 'not-found'), readParameters(query, LIST_PARAMETERS));
}
