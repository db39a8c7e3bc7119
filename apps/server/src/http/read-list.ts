import {
  CASE_LISTS,
  CASES_PER_PAGE,
  LIST_FILTERS,
  LIST_PARAMETERS,
  listSpec,
  MAX_SEARCH_LENGTH,
  subjectSpec,
  type CaseColumn,
  type CaseList,
  type ListFilters,
  type ListParameter,
  type ListQuery,
  type Sorting,
} from '@pendapa/contracts';
import { decodeParameters, decodePathPart } from './query-string.ts';
import { readParameters, readQuestion } from './read-question.ts';
import { refuse } from '../responses/request-refused.ts';

type RawListQuery = Readonly<Partial<Record<ListParameter, string>>>;

/** More codes than any filter of a list has. */
const MAX_CODES = 100;
/** Minor units; amounts of rows fit into 64 bits. */
const AMOUNT = /^\d{1,18}$/;

function readSorting(list: CaseList, value: string | undefined): Sorting<CaseColumn> {
  const { columns, sort } = listSpec(list);
  if (value === undefined) return sort;
  const [descending, columnName] = value.startsWith('-') ? [true, value.slice(1)] : [false, value];
  const key = columns.find((column) => column === columnName);
  return key ? { key, descending } : refuse(400, 'unknown-value', { parameter: 'sort', value: columnName, allowed: columns.join(', ') });
}

/** The warehouse checks the codes and whether the list has the filter. */
function readFilters(raw: RawListQuery): ListFilters {
  const decoded = decodeParameters(raw);
  const codes = LIST_FILTERS.flatMap((key) => {
    const values = [...new Set(decoded[key]?.split(',') ?? [])].sort();
    if (values.length > MAX_CODES) refuse(400, 'too-many-values', { parameter: key, most: String(MAX_CODES) });
    return values.length === 0 ? [] : [[key, values] as const];
  });
  const amounts = (['min', 'max'] as const).flatMap((parameter) => {
    const value = decoded[parameter];
    if (value !== undefined && !AMOUNT.test(value)) refuse(400, 'unknown-value', { parameter, value, allowed: '' });
    return value === undefined ? [] : [[parameter, value] as const];
  });
  const filters: ListFilters = Object.fromEntries([...codes, ...amounts]);
  const { min, max } = filters;
  if (min !== undefined && max !== undefined && BigInt(min) > BigInt(max))
    refuse(400, 'unknown-value', { parameter: 'max', value: max, allowed: '' });
  return filters;
}

/** A list has no measures; any measure of its subject lets `parseQuery` check its dates and codes. */
export function readList(name: string, raw: RawListQuery): ListQuery {
  const list =
    CASE_LISTS.find((list) => list === name) ?? refuse(404, 'unknown-subject', { subject: name, allowed: CASE_LISTS.join(', ') });
  const { subject, filters: offered = [] } = listSpec(list);
  const { sort, q = '', ...parameters } = raw;
  // Other lists may have tax years as a filter of their subject.
  const isOfList = (key: string): boolean =>
    LIST_FILTERS.some((filter) => filter === key && (key !== 'taxYear' || offered.includes(key))) || key === 'min' || key === 'max';
  const own = Object.entries(parameters).filter(([key]) => isOfList(key));
  const ofSubject = Object.entries(parameters).filter(([key]) => !isOfList(key));
  const search = (decodeParameters({ q }).q ?? '').trim();
  if (search.length > MAX_SEARCH_LENGTH) refuse(400, 'too-many-values', { parameter: 'q', most: String(MAX_SEARCH_LENGTH) });
  const [measure = ''] = Object.keys(subjectSpec(subject).measures);
  const question = readQuestion(subject, { limit: String(CASES_PER_PAGE), ...Object.fromEntries(ofSubject), m: measure });
  return { list, question, sort: readSorting(list, sort), search, filters: readFilters(Object.fromEntries(own)) };
}

const ADDRESS = /(?:^|\/)lists\/([^/?#]+)(?:\?([^#]*))?/;

/** Reads a list from a whole address. Null if the address is not of a list; throws `Refused` if it cannot be answered. */
export function readListAddress(address: string): ListQuery | null {
  const [, name, query = ''] = ADDRESS.exec(address) ?? [];
  return name === undefined ? null : readList(decodePathPart(name) ?? refuse(404, 'not-found'), readParameters(query, LIST_PARAMETERS));
}
