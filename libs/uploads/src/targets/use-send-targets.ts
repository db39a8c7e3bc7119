import type { Check } from '@pendapa/contracts';
import { uploadAddress, useAddress } from '@pendapa/page-manifest';
import { checkUpload, saveReading, sendUpload, useUploadRequest, type SentRequest } from '@pendapa/query';

const TEMPLATE = { profile: 'template:targets' };

export interface SentTargets extends Pick<SentRequest, 'isSending' | 'failure'> {
  /** `control`: rows and sum that the check must find in the file. */
  readonly send: (file: File, control: Check['control']) => void;
}

/** Sends typed targets as an upload and says its id. The server then checks them on the page of the upload. */
export function useSendTargets(onArrived: (upload: string) => void): SentTargets {
  const { go } = useAddress();
  const { send, ...state } = useUploadRequest();
  const sendTable = (file: File, control: Check['control']): void =>
    void send(async (signal) => {
      const { id } = await sendUpload(file, { onSent: () => undefined, signal });
      onArrived(id);
      // The page of the upload shows how far the file came, and goes on from there.
      await saveReading(
        id,
        TEMPLATE,
      )(signal)
        .then(() => checkUpload(id, { control })(signal))
        .catch(() => undefined);
      go(uploadAddress(id));
    });
  return { send: sendTable, ...state };
}
