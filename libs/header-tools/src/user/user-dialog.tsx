import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { useStatus } from '@pendapa/query';
import type { UserEntry } from '@pendapa/ui-layout';
import { messages } from '../messages.ts';
import { Logout } from './logout.tsx';
import { Profile } from './profile.tsx';
import { Settings } from './settings.tsx';

const SHOWN = { profile: Profile, settings: Settings, logout: Logout } as const;

export interface UserDialogProps {
  readonly entry: UserEntry;
  readonly onClose: () => void;
}

/** Dialog that an entry of the user menu opens. */
export function UserDialog({ entry, onClose }: UserDialogProps) {
  const t = useMessages(messages);
  const title = useId();
  const { status } = useStatus();
  const Shown = SHOWN[entry];
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{t(entry)}</DialogTitle>
      <DialogContent>{status ? <Shown status={status} /> : <Typography variant="body2">{t('notice.away')}</Typography>}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
