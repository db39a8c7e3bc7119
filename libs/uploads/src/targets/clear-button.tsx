import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMessages } from '@pendapa/i18n';
import { targetTexts } from '../messages/targets.ts';

/** Empties the table after a question. */
export function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const t = useMessages(targetTexts);
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {t('clear')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={title}>
        <DialogTitle id={title}>{t('clearTitle')}</DialogTitle>
        <DialogContent>{t('clearText')}</DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            {t('clearNo')}
          </Button>
          <Button
            color="error"
            variant="outlined"
            onClick={() => {
              close();
              onClear();
            }}
          >
            {t('clearYes')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
