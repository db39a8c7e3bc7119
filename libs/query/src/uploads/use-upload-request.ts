import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { failureOf, type Failure } from '../request/failure.ts';
import { leadToSignInAfter } from '../request/sign-in.ts';
import type { UploadRequest } from './upload-requests.ts';

/** Kinds of queries whose answers a step of an upload changes. */
const CHANGED: readonly string[] = ['uploads', 'upload', 'loads', 'unplaced-codes', 'status'];

export interface SentRequest {
  /** Sends the request; resolves to true if the server accepted it. */
  readonly send: (request: UploadRequest) => Promise<boolean>;
  readonly isSending: boolean;
  /** Failure of the latest request; null if it succeeded or none was sent. */
  readonly failure: Failure | null;
}

/** Sends requests about uploads, and fetches what they changed; `changed` is a constant list. */
export function useUploadRequest(changed = CHANGED): SentRequest {
  const client = useQueryClient();
  const [state, setState] = useState<Pick<SentRequest, 'isSending' | 'failure'>>({ isSending: false, failure: null });
  const send = useCallback(
    async (request: UploadRequest): Promise<boolean> => {
      setState({ isSending: true, failure: null });
      let failure: Failure | null = null;
      try {
        await request(new AbortController().signal);
      } catch (error) {
        leadToSignInAfter(error);
        failure = failureOf(error);
      }
      // A refused request may mean that the step has changed meanwhile.
      await Promise.all(changed.map((kind) => client.invalidateQueries({ queryKey: [kind] })));
      setState({ isSending: false, failure });
      return failure === null;
    },
    [client, changed],
  );
  return { send, ...state };
}
