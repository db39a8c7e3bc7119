import { listSpec, type CaseList, type ListQuery, type Query } from '@pendapa/contracts';

/** A list of a period and filters, in its own order unless the test says otherwise. */
export function listAsked(list: CaseList, query: Partial<Query> = {}, more: Partial<ListQuery> = {}): ListQuery {
  const { subject, sort } = listSpec(list);
  return { list, question: { subject, measures: [], ...query }, sort, search: '', ...more };
}
