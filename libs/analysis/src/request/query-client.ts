import { QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf } from './failure.ts';
import { leadToSignIn } from './sign-in.ts';

const PASSING = ['unreachable', 'busy'];
const RETRY_MS = 300;
/** The server names this time in `Retry-After`. */
const STARTING_RETRY_MS = 1_000;

const isStarting = (error: unknown): boolean => failureOf(error).code === 'starting';
const AN_HOUR = 3_600_000;

/**
 * Answers belong to a generation of the data and never grow old within it. Requests go out whatever the browser thinks of its
 * network, because the server may be on this machine. Figures that were seen stay for an hour, so that they are still there
 * when the server is not. A server that still opens its data is asked until it has. A session that has ended is told to `onSignedOut`, once for each request that found out; the browser goes to the sign-in without it.
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
