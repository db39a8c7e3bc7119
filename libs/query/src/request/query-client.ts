import { QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf } from './failure.ts';
import { leadToSignIn } from './sign-in.ts';

const PASSING = ['unreachable', 'busy'];
const RETRY_MS = 300;
/** The time that the server names in `Retry-After`. */
const STARTING_RETRY_MS = 1_000;

const isStarting = (error: unknown): boolean => failureOf(error).code === 'starting';
const AN_HOUR = 3_600_000;

/**
 * Creates the query client. Answers belong to a generation of the data and never expire within it. Requests are sent even if the
 * browser seems offline, because the server may be local. Answers stay in the cache for an hour, so that they are there if the
 * server is lost. A starting server is queried until it is ready. An ended session calls `onSignedOut` once per failed request;
 * the default opens the sign-in page.
 */
export const createQueryClient = (onSignedOut = leadToSignIn): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (failureOf(error).code === 'not-signed-in') onSignedOut();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: AN_HOUR,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => isStarting(error) || (failures < 1 && PASSING.includes(failureOf(error).code)),
        retryDelay: (_failures, error) => (isStarting(error) ? STARTING_RETRY_MS : RETRY_MS),
      },
    },
  });
