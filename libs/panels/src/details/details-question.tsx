import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMessages } from '@pendapa/i18n';
import { usePageDetails } from './details-context.tsx';
import { detailsTexts } from './messages.ts';

export interface DetailsQuestion {
  /** True if the page has details and they are closed. */
  readonly hasQuestion: boolean;
  /** Runs the work: at once if nothing is closed, else after the user chose what it includes. */
  readonly ask: (work: () => void) => void;
  readonly dialog: ReactNode;
}

/** Asks before a file, a print or a presentation whether it includes closed details. */
export function useDetailsQuestion(): DetailsQuestion {
  const t = useMessages(detailsTexts);
  const details = usePageDetails();
  const [work, setWork] = useState<(() => void) | null>(null);
  const hasQuestion = details !== null && !details.isOpen && details.titles.length > 0;
  const ask = (next: () => void): void => {
    if (hasQuestion) setWork(() => next);
    else next();
  };
  const answer = (includes: boolean): void => {
    if (includes) details?.openOnce();
    setWork(null);
    work?.();
  };
  const dialog = work && details && (
    <Dialog open onClose={() => setWork(null)} aria-labelledby="details-question">
      <DialogTitle id="details-question">{t('question')}</DialogTitle>
      <DialogContent>{t('questionText', { parts: details.titles.join(' · ') })}</DialogContent>
      <DialogActions>
        <Button onClick={() => setWork(null)}>{t('cancel')}</Button>
        <Button onClick={() => answer(true)}>{t('withDetails')}</Button>
        <Button variant="contained" autoFocus onClick={() => answer(false)}>
          {t('firstPart')}
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { hasQuestion, ask, dialog };
}
