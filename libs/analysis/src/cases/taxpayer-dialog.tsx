import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMessages } from '@pendapa/i18n';
import { caseTexts } from './messages.ts';

export interface TaxpayerDialogProps {
  readonly title: string;
  /** Wide layout, for more than a form. */
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog about one taxpayer; the list behind it does not change. */
export function TaxpayerDialog({ title, wide = false, onClose, children }: TaxpayerDialogProps) {
  const t = useMessages(caseTexts);
  const heading = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth={wide ? 'sm' : 'xs'}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
