import type { UploadSummary } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { IMPORT_PATH, useAddress } from '@pendapa/page-manifest';
import { FailureNotice } from '@pendapa/panels';
import { discardUpload, useUploadRequest } from '@pendapa/query';
import { stepTexts } from '../messages/steps.ts';
import { QuestionButton } from './question-button.tsx';

/** The upload itself is gone then, so it is not fetched again. */
const CHANGED: readonly string[] = ['uploads'];

/** Deletes the upload after a question, and leads back to the list. */
export function DiscardButton({ upload: { id, name } }: { readonly upload: Pick<UploadSummary, 'id' | 'name'> }) {
  const t = useMessages(stepTexts);
  const { go } = useAddress();
  const request = useUploadRequest(CHANGED);
  const discard = async (): Promise<boolean> => {
    const isDone = await request.send(discardUpload(id));
    if (isDone) go(IMPORT_PATH);
    return isDone;
  };
  return (
    <QuestionButton
      label={t('discard')}
      title={t('discardTitle', { name })}
      text={
        <>
          {t('discardText')}
          <FailureNotice failure={request.failure} />
        </>
      }
      no={t('discardNo')}
      yes={t('discardYes')}
      isSending={request.isSending}
      onYes={discard}
    />
  );
}
