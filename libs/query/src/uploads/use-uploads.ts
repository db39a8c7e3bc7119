import { useCallback, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { RUNNING_STEPS, type Loads, type UnplacedCodes, type Upload, type Uploads, type UploadStep } from '@pendapa/contracts';
import { failureOf, fetchJson, type Failure } from '../request/failure.ts';

/** Milliseconds between two requests while a step runs, and otherwise. */
const WHILE_RUNNING = 1_000;
const WHILE_IDLE = 5_000;

export interface Polled<T> {
  /** Latest received answer; null before. */
  readonly answer: T | null;
  /** Failure of the latest request; null if it succeeded. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

const never = () => () => undefined;
/** False while the server renders the page: uploads belong to the user, not to the document. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** True for steps that go on by themselves. */
export const isRunning = (step: UploadStep): boolean => RUNNING_STEPS.some((running) => running === step);

interface PolledQuery<T> {
  readonly key: readonly string[];
  readonly address: string;
  /** True if the next answer will differ soon. */
  readonly isAtWork: (answer: T) => boolean;
  /** True if an answer of an earlier visit would mislead: the next visit then waits for a new one. */
  readonly isForgotten?: boolean;
}

function usePolled<T>({ key, address, isAtWork, isForgotten = false }: PolledQuery<T>): Polled<T> {
  const { data, error, refetch } = useQuery({
    queryKey: [...key],
    queryFn: ({ signal }) => fetchJson<T>(address, signal),
    enabled: useIsBrowser(),
    staleTime: 0,
    ...(isForgotten ? { gcTime: 0 } : {}),
    refetchInterval: ({ state }) => {
      // A refusal stays one.
      if (state.error !== null && failureOf(state.error).code === 'not-allowed') return false;
      return state.data !== undefined && isAtWork(state.data) ? WHILE_RUNNING : WHILE_IDLE;
    },
    refetchOnWindowFocus: 'always',
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  return { answer: data ?? null, failure: error ? failureOf(error) : null, retry };
}

/** All uploads, polled while a step runs. */
export const useUploads = (): Polled<Uploads> =>
  usePolled<Uploads>({
    key: ['uploads'],
    address: '/api/v1/uploads',
    isAtWork: ({ uploads, atWork, removal }) => atWork !== null || removal !== null || uploads.some(({ step }) => isRunning(step)),
  });

/** One upload, polled while its step runs. A form begins with its decisions, so that they must be the latest. */
export const useUpload = (id: string): Polled<Upload> =>
  usePolled<Upload>({
    key: ['upload', id],
    address: `/api/v1/uploads/${encodeURIComponent(id)}`,
    isAtWork: ({ step }) => isRunning(step),
    isForgotten: true,
  });

/** All loads, refused ones too. */
export const useLoads = (): Polled<Loads> => usePolled<Loads>({ key: ['loads'], address: '/api/v1/loads', isAtWork: () => false });

/** Texts of the published data that found no code. */
export const useUnplacedCodes = (): Polled<UnplacedCodes> =>
  usePolled<UnplacedCodes>({ key: ['unplaced-codes'], address: '/api/v1/codes/unplaced', isAtWork: ({ mapping }) => mapping !== null });
