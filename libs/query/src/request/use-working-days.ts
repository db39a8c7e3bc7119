import { useQuery } from '@tanstack/react-query';
import type { Period, WorkingDays } from '@pendapa/contracts';
import { fetchJson } from './failure.ts';

/** Working days of a period in the agency's calendar; null without a period and while loading. */
export function useWorkingDays(period: Period | null): WorkingDays | null {
  const { from = '', to = '' } = period ?? {};
  const { data } = useQuery({
    queryKey: ['working-days', from, to],
    queryFn: ({ signal }) => fetchJson<WorkingDays>(`/api/v1/working-days?${new URLSearchParams({ from, to })}`, signal),
    enabled: period !== null,
  });
  return data ?? null;
}
