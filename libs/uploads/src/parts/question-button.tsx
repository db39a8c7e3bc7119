import { useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export interface QuestionButtonProps {
  readonly label: string;
  /** Accessible name, where several buttons of the page have one label. */
  readonly name?: string;
  readonly isSmall?: boolean;
  readonly title: string;
  /** What happens then, and why it failed. */
  readonly text: ReactNode;
  readonly no: string;
  readonly yes: string;
  readonly isSending?: boolean;
  /** Closes the question if it returns true. */
  readonly onYes: () => Promise<boolean> | boolean;
}

/** A button for what cannot be undone: a question comes first, whose safe answer has the focus. */
export function QuestionButton({ label, name, isSmall = false, title, text, no, yes, isSending = false, onYes }: QuestionButtonProps) {
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const answer = async (): Promise<void> => {
    if (await onYes()) close();
  };
  return (
    <>
      <Button size={isSmall ? 'small' : 'medium'} color="error" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={heading}>
        <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>{text}</DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            {no}
          </Button>
          <Button color="error" variant="outlined" disabled={isSending} onClick={() => void answer()}>
            {yes}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
