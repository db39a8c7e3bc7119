import { useQuery } from '@tanstack/react-query';
import type { TaxDueRules } from '@pendapa/contracts';
import { fetchJson } from './failure.ts';
import { useStatus } from './use-status.ts';

/** Due rule and next due date of each tax; null while loading and on failure. */
export function useTaxDueRules(): TaxDueRules | null {
  const revision = useStatus().status?.revision;
  const { data } = useQuery({
    queryKey: ['tax-dues', revision],
    queryFn: ({ signal }) => fetchJson<TaxDueRules>('/api/v1/tax-dues', signal),
    enabled: revision !== undefined,
  });
  return data ?? null;
}
