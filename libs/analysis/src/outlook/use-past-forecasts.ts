import { useState } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { failureOf, type Failure } from '../request/failure.ts';
import { inWorker } from './outlook-in-worker.ts';
import type { PastRequest, PastYear } from './past-forecasts.ts';

export interface KnownPast {
  /** Null while it is worked out, and without a request. */
  readonly past: readonly PastYear[] | null;
  /** How much of it is done, 0..1. */
  readonly done: number;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** What would have been said of past years, worked out once and kept: `of` tells which figures it is made of. */
export function usePastForecasts(request: PastRequest | null, of: readonly unknown[]): KnownPast {
  const [done, setDone] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['past-forecasts', ...of],
    meta: { workedOut: 'here' },
    queryFn: request
      ? ({ signal }) =>
          inWorker({ past: request }, signal, (said) => {
            if ('done' in said) setDone(said.done);
            return 'past' in said ? said.past : undefined;
          })
      : skipToken,
  });
  return { past: (request && data) ?? null, done, failure: error && failureOf(error), retry: () => void refetch() };
}
