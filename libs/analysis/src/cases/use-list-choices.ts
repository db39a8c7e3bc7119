import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listChoicesAddress, type ListChoices, type ListQuery } from '@pendapa/contracts';
import { failureOf, fetchJson, type Failure } from '@pendapa/query';

export interface ListChoicesResult {
  readonly choices: ListChoices['choices'] | null;
  readonly failure: Failure | null;
}

/** Choices of a list's filters with their numbers of cases. Earlier numbers stay until the new ones are there. */
export function useListChoices(listQuery: ListQuery): ListChoicesResult {
  const address = listChoicesAddress(listQuery);
  const { data, error } = useQuery({
    queryKey: ['list-choices', address],
    queryFn: ({ signal }) => fetchJson<ListChoices>(address, signal),
    placeholderData: keepPreviousData,
  });
  return { choices: data?.choices ?? null, failure: error ? failureOf(error) : null };
}
