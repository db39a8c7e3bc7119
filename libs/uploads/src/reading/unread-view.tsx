import type { Upload } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { FailureNotice } from '@pendapa/panels';
import { readUpload, useUploadRequest } from '@pendapa/query';
import { stepTexts } from '../messages/steps.ts';
import { DiscardButton } from '../parts/discard-button.tsx';
import { MainAction } from '../parts/main-action.tsx';
import { UploadHead } from '../parts/upload-head.tsx';
import { SavedReadings } from './saved-readings.tsx';
import { draftOf } from './use-draft.ts';

/** A file that is on the server and was not read. */
export function UnreadView({ upload }: { readonly upload: Upload }) {
  const t = useMessages(stepTexts);
  const request = useUploadRequest();
  const { id, reading } = upload;
  return (
    <>
      <UploadHead upload={upload} step="read">
        {t('sentTitle')}
      </UploadHead>
      <SavedReadings
        upload={upload}
        offersTemplates
        isSending={request.isSending}
        onRead={(profile) => void request.send(readUpload(id, profile === null ? draftOf(reading) : { ...reading, profile }))}
      />
      <FailureNotice failure={request.failure} />
      <MainAction label={t('readFile')} isSending={request.isSending} onClick={() => void request.send(readUpload(id, reading))}>
        <DiscardButton upload={upload} />
      </MainAction>
    </>
  );
}
