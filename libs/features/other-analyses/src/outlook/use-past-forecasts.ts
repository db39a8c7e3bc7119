import { useState } from 'react';
import { useComputation, type Computation } from '@pendapa/query';
import { inWorker } from './outlook-in-worker.ts';
import type { PastRequest, PastYear } from './past-forecasts.ts';

export interface PastForecasts extends Computation<readonly PastYear[]> {
  /** Progress from 0 to 1. */
  readonly done: number;
}

/** Forecasts of past years, computed once and cached under `of`, the answers that they are made of. */
export function usePastForecasts(request: PastRequest | null, of: readonly unknown[]): PastForecasts {
  const [done, setDone] = useState(0);
  const computation = useComputation<readonly PastYear[]>(
    ['past-forecasts', ...of],
    request &&
      ((signal) =>
        inWorker({ past: request }, signal, (message) => {
          if ('done' in message) setDone(message.done);
          return 'past' in message ? message.past : undefined;
        })),
  );
  return { ...computation, done };
}
