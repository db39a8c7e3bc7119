import type { Upload } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { readUpload, useUploadRequest } from '@pendapa/query';
import { stepTexts } from '../messages/steps.ts';
import { DiscardButton } from '../parts/discard-button.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { MainAction } from '../parts/main-action.tsx';
import { UploadHead } from '../parts/upload-head.tsx';

/** A file that is on the server and was not read. */
export function UnreadView({ upload }: { readonly upload: Upload }) {
  const t = useMessages(stepTexts);
  const request = useUploadRequest();
  return (
    <>
      <UploadHead upload={upload} step="read">
        {t('sentTitle')}
      </UploadHead>
      <FailureNotice failure={request.failure} />
      <MainAction
        label={t('readFile')}
        isSending={request.isSending}
        onClick={() => void request.send(readUpload(upload.id, upload.reading))}
      >
        <DiscardButton upload={upload} />
      </MainAction>
    </>
  );
}
