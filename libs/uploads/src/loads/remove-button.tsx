import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { LoadSummary } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { sendLoadRemoval, useUploadRequest } from '@pendapa/query';
import { loadTexts } from '../messages/loads.ts';
import { FailureNotice } from '../parts/failure-notice.tsx';

export interface RemoveButtonProps {
  readonly load: LoadSummary;
  /** Called when the button is gone, which had the focus. */
  readonly onRemoved: () => void;
}

/** Removes a load from the data after a question; nothing for a load that is not in the data. */
export function RemoveButton({ load: { number, source, at, rows }, onRemoved }: RemoveButtonProps) {
  const t = useMessages(loadTexts);
  const { instant } = useFormat();
  const title = useId();
  const request = useUploadRequest();
  const [isOpen, setOpen] = useState(false);
  if (number === null) return null;
  const close = () => setOpen(false);
  const remove = async () => {
    if (!(await request.send(sendLoadRemoval(number)))) return;
    close();
    onRemoved();
  };
  return (
    <>
      <Button size="small" color="error" aria-label={t('removeOf', { name: source, when: instant(at) })} onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={title}>
        <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
          {t('removeTitle', { name: source })}
        </DialogTitle>
        <DialogContent>
          {t('removeText', { count: rows })}
          <FailureNotice failure={request.failure} />
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            {t('removeNo')}
          </Button>
          <Button color="error" variant="outlined" disabled={request.isSending} onClick={() => void remove()}>
            {t('removeYes')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
