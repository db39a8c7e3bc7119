import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import type { ExportNoticeProps } from '@pendapa/analysis';

/** Milliseconds. */
const SHOWN = 8_000;

/** Says afterwards that the file is there, and whether it is whole. */
export function ExportNotice({ notice, onClose }: ExportNoticeProps) {
  return (
    <Snackbar open={notice !== null} autoHideDuration={SHOWN} onClose={(_, reason) => reason !== 'clickaway' && onClose()}>
      <Alert severity={notice?.severity} onClose={onClose}>
        {notice?.text}
      </Alert>
    </Snackbar>
  );
}
