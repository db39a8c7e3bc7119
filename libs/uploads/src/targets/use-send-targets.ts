import { useCallback, useState } from 'react';
import type { Check } from '@pendapa/contracts';
import { uploadAddress, useAddress } from '@pendapa/page-manifest';
import { checkUpload, failureOf, leadToSignInAfter, saveReading, sendUpload, type Failure } from '@pendapa/query';

const TEMPLATE = { profile: 'template:targets' };

export interface SentTargets {
  /** `control`: rows and sum that the check must find in the file. */
  readonly send: (file: File, control: Check['control']) => void;
  readonly isSending: boolean;
  /** Failure of the latest try; null if there is none. */
  readonly failure: Failure | null;
}

/** Sends typed targets as an upload, says its id, lets the server check them, and leads to the page of the upload. */
export function useSendTargets(onArrived: (upload: string) => void): SentTargets {
  const { go } = useAddress();
  const [state, setState] = useState<Pick<SentTargets, 'isSending' | 'failure'>>({ isSending: false, failure: null });
  const send = useCallback(
    async (file: File, control: Check['control']): Promise<void> => {
      setState({ isSending: true, failure: null });
      const { signal } = new AbortController();
      try {
        const { id } = await sendUpload(file, { onSent: () => undefined, signal });
        onArrived(id);
        // Once the file has arrived, its own page shows how far it came and goes on from there.
        await saveReading(
          id,
          TEMPLATE,
        )(signal)
          .then(() => checkUpload(id, { control })(signal))
          .catch(() => undefined);
        go(uploadAddress(id));
      } catch (error) {
        leadToSignInAfter(error);
        setState({ isSending: false, failure: failureOf(error) });
      }
    },
    [go, onArrived],
  );
  return { send: (file, control) => void send(file, control), ...state };
}
