import { memo, useState, type ComponentType, type Ref } from 'react';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Tooltip from '@mui/material/Tooltip';
import { useMessages } from '@pendapa/i18n';
import { errorTexts } from '@pendapa/ui-layout';
import type { ExportDialogProps } from './dialog/export-dialog.tsx';
import type { Notice } from './dialog/use-export-run.ts';

/** Milliseconds. */
const NOTICE_SHOWN = 8_000;

export interface ExportButtonProps extends Pick<ExportDialogProps, 'title' | 'parts' | 'figures'> {
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens the dialog, whose code and writers come when it is first wanted, and says afterwards that the file is there. */
export const ExportButton = memo(function ExportButton({ label, title, parts, figures, ref }: ExportButtonProps) {
  const common = useMessages(errorTexts);
  const [Dialog, setDialog] = useState<ComponentType<ExportDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const begin = async (): Promise<void> => {
    try {
      const { ExportDialog } = await import('./dialog/export-dialog.tsx');
      setDialog(() => ExportDialog);
      setOpen(true);
    } catch {
      setNotice({ severity: 'error', text: common('export') });
    }
  };
  const done = (said: Notice): void => {
    setOpen(false);
    setNotice(said);
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={ref}
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => void begin()}
          sx={{ '@media print': { display: 'none' } }}
        >
          <FileDownloadOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {Dialog && open && <Dialog open title={title} parts={parts} figures={figures} onClose={() => setOpen(false)} onDone={done} />}
      <Snackbar open={notice !== null} autoHideDuration={NOTICE_SHOWN} onClose={(_, reason) => reason !== 'clickaway' && setNotice(null)}>
        <Alert severity={notice?.severity} onClose={() => setNotice(null)}>
          {notice?.text}
        </Alert>
      </Snackbar>
    </>
  );
});
