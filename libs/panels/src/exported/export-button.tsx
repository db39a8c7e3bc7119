import { memo, useState, type Ref } from 'react';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMessages } from '@pendapa/i18n';
import { errorTexts } from '@pendapa/ui-layout';
import { useExportTools, type ExportDialogProps, type ExportTools, type Notice } from './export-tools.ts';

const failure = {
  position: 'fixed',
  left: 24,
  bottom: 24,
  zIndex: 'snackbar',
  px: 2,
  py: 1,
  borderRadius: 1,
  displayPrint: 'none',
  typography: 'body2',
  color: 'status.bad',
  bgcolor: 'status.badGround',
} as const;

export interface ExportButtonProps extends Omit<ExportDialogProps, 'open' | 'onClose' | 'onDone'> {
  readonly label: string;
  /** Called with the opening of the dialog, which it may delay or leave out; by default the dialog opens at once. */
  readonly onBegin?: (open: () => void) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens the export dialog, whose code loads on demand, and reports the result. Renders nothing where exports are off. */
export const ExportButton = memo(function ExportButton({ label, onBegin = (open) => open(), ref, ...dialog }: ExportButtonProps) {
  const common = useMessages(errorTexts);
  const load = useExportTools();
  const [code, setCode] = useState<ExportTools | null>(null);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  if (load === null) return null;
  const begin = async (): Promise<void> => {
    try {
      const loaded = code ?? (await load());
      setCode(loaded);
      setFailed(false);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  };
  const done = (finished: Notice): void => {
    setOpen(false);
    setNotice(finished);
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={ref}
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => onBegin(() => void begin())}
          sx={{ '@media print': { display: 'none' } }}
        >
          <FileDownloadOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {code && open && <code.Dialog {...dialog} open onClose={() => setOpen(false)} onDone={done} />}
      {code && <code.Notice notice={notice} onClose={() => setNotice(null)} />}
      {failed && (
        <Box role="alert" sx={failure}>
          {common('export')}
        </Box>
      )}
    </>
  );
});
