import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { UploadSummary } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { IMPORT_PATH, useAddress } from '@pendapa/page-manifest';
import { discardUpload, useUploadRequest } from '@pendapa/query';
import { stepTexts } from '../messages/steps.ts';
import { FailureNotice } from './failure-notice.tsx';

/** The upload itself is gone then, so it is not fetched again. */
const CHANGED: readonly string[] = ['uploads'];

/** Deletes the upload after a question, and leads back to the list. */
export function DiscardButton({ upload: { id, name } }: { readonly upload: Pick<UploadSummary, 'id' | 'name'> }) {
  const t = useMessages(stepTexts);
  const { go } = useAddress();
  const title = useId();
  const request = useUploadRequest(CHANGED);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const discard = async () => {
    if (await request.send(discardUpload(id))) go(IMPORT_PATH);
  };
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {t('discard')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={title}>
        <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
          {t('discardTitle', { name })}
        </DialogTitle>
        <DialogContent>
          {t('discardText')}
          <FailureNotice failure={request.failure} />
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            {t('discardNo')}
          </Button>
          <Button color="error" variant="outlined" disabled={request.isSending} onClick={() => void discard()}>
            {t('discardYes')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
