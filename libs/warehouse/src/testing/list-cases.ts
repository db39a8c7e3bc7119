import { listSpec, type CaseList, type ListQuery, type Query } from '@pendapa/contracts';

/** Query of a list with its default order. */
export function listQueryOf(list: CaseList, query: Partial<Query> = {}, more: Partial<ListQuery> = {}): ListQuery {
  const { subject, sort } = listSpec(list);
  return { list, question: { subject, measures: [], ...query }, sort, search: '', ...more };
}
