import { skipToken, useQuery } from '@tanstack/react-query';
import { failureOf, type Failure } from '../request/failure.ts';
import { inWorker } from './outlook-in-worker.ts';
import type { OutlookRequest, YearOutlook } from './year-outlook.ts';

export interface KnownOutlook {
  /** Null while it is worked out. */
  readonly outlook: YearOutlook | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/**
 * The outlook of a request, worked out once and kept: `of` tells which figures it is made of, by the generations and addresses of their
 * answers. Nothing is worked out without a request; one that nobody waits for any more is given up.
 */
export function useYearOutlook(request: OutlookRequest | null, of: readonly unknown[]): KnownOutlook {
  const { data, error, refetch } = useQuery({
    queryKey: ['year-outlook', ...of],
    meta: { workedOut: 'here' },
    queryFn: request
      ? ({ signal }) => inWorker({ ahead: request }, signal, (said) => ('outlook' in said ? said.outlook : undefined))
      : skipToken,
  });
  return { outlook: (request && data) ?? null, failure: error && failureOf(error), retry: () => void refetch() };
}
