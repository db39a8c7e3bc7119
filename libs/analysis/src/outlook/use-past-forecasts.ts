import { useState } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { failureOf, type Failure } from '../request/failure.ts';
import { inWorker } from './outlook-in-worker.ts';
import type { PastRequest, PastYear } from './past-forecasts.ts';

export interface KnownPast {
  /** Null while computing, and without a request. */
  readonly past: readonly PastYear[] | null;
  /** Progress from 0 to 1. */
  readonly done: number;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** Forecasts of past years, computed once and cached under `of`, the answers that they are made of. */
export function usePastForecasts(request: PastRequest | null, of: readonly unknown[]): KnownPast {
  const [done, setDone] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['past-forecasts', ...of],
    meta: { workedOut: 'here' },
    queryFn: request
      ? ({ signal }) =>
          inWorker({ past: request }, signal, (message) => {
            if ('done' in message) setDone(message.done);
            return 'past' in message ? message.past : undefined;
          })
      : skipToken,
  });
  return { past: (request && data) ?? null, done, failure: error && failureOf(error), retry: () => void refetch() };
}
