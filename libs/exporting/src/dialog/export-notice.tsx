import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import type { ExportNoticeProps } from '@pendapa/panels';

/** In milliseconds. */
const SHOWN = 8_000;

/** Tells the user that the file is saved, and if it is complete. */
export function ExportNotice({ notice, onClose }: ExportNoticeProps) {
  return (
    <Snackbar open={notice !== null} autoHideDuration={SHOWN} onClose={(_, reason) => reason !== 'clickaway' && onClose()}>
      <Alert severity={notice?.severity} onClose={onClose}>
        {notice?.text}
      </Alert>
    </Snackbar>
  );
}
