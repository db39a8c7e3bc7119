import { skipToken, useQuery } from '@tanstack/react-query';
import { failureOf, type Failure } from '../request/failure.ts';
import { inWorker } from './outlook-in-worker.ts';
import type { OutlookRequest, YearOutlook } from './year-outlook.ts';

export interface KnownOutlook {
  /** Null while computing. */
  readonly outlook: YearOutlook | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/**
 * Forecast of a request, computed once and cached under `of`: generations and addresses of its answers. Computes nothing without a
 * request, and stops when no component uses it.
 */
export function useYearOutlook(request: OutlookRequest | null, of: readonly unknown[]): KnownOutlook {
  const { data, error, refetch } = useQuery({
    queryKey: ['year-outlook', ...of],
    meta: { workedOut: 'here' },
    queryFn: request
      ? ({ signal }) => inWorker({ ahead: request }, signal, (message) => ('outlook' in message ? message.outlook : undefined))
      : skipToken,
  });
  return { outlook: (request && data) ?? null, failure: error && failureOf(error), retry: () => void refetch() };
}
