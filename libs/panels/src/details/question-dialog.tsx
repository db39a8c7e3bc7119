import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMessages } from '@pendapa/i18n';
import { detailsTexts } from './messages.ts';

interface QuestionDialogProps {
  /** Titles of the closed parts, in one line. */
  readonly titles: string;
  readonly onAnswer: (includesDetails: boolean) => void;
  readonly onCancel: () => void;
}

/** Question whether the closed details are included. */
export function QuestionDialog({ titles, onAnswer, onCancel }: QuestionDialogProps) {
  const t = useMessages(detailsTexts);
  return (
    <Dialog open onClose={onCancel} aria-labelledby="details-question">
      <DialogTitle id="details-question">{t('question')}</DialogTitle>
      <DialogContent>{t('questionText', { parts: titles })}</DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button onClick={() => onAnswer(true)}>{t('withDetails')}</Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer(false)}>
          {t('firstPart')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
