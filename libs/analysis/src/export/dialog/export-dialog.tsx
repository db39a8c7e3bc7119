import { useId, useState, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { useStatus } from '../../request/use-status.ts';
import { exportTexts } from '../messages.ts';
import type { ExportFigure, ExportPart } from '../parts/registry.ts';
import { faultsOf, firstChoice, isSound, type Choice } from './choice.ts';
import { ExportFields } from './export-fields.tsx';
import { RunProgress } from './run-progress.tsx';
import { useExportRun, type Notice } from './use-export-run.ts';
import { useFiltersInWords } from '../use-filters-in-words.ts';

export interface ExportDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Looked at when the export begins. */
  readonly parts: () => readonly ExportPart[];
  readonly figures: () => readonly ExportFigure[];
  readonly onClose: () => void;
  /** A file was made: the dialog is over. */
  readonly onDone: (notice: Notice) => void;
}

/** Asks for format, name and contents, and makes the file; it stays open while it is being made, and where it cannot be made. */
export function ExportDialog({ open, title, parts, figures, onClose, onDone }: ExportDialogProps) {
  const t = useMessages(exportTexts);
  const heading = useId();
  const { path } = useAddress();
  const { status } = useStatus();
  const filters = useFiltersInWords();
  const run = useExportRun(onDone);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(title, status?.asOf ?? null));
  const [tried, setTried] = useState(false);
  const faults = faultsOf(choice);
  const busy = run.step !== null;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    const { format, csv, size, orientation } = choice;
    if (!isSound(faults) || format === null || !status || busy) return;
    void run.start({
      title,
      path,
      name: choice.name,
      choice: { format, csv, paper: { size, orientation } },
      wanted: { charts: choice.charts && format !== 'csv', tables: choice.tables },
      status,
      parts: parts(),
      figures: figures(),
      filters: choice.filters ? filters.lines : null,
      set: filters.set,
    });
  };

  return (
    <Dialog open={open} onClose={busy ? undefined : onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>{t('heading', { title })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <ExportFields
            choice={choice}
            change={(next) => setChoice((before) => ({ ...before, ...next }))}
            faults={tried ? faults : null}
            disabled={busy}
          />
          {run.step && <RunProgress step={run.step} />}
          {run.fault !== null && <Alert severity="error">{run.fault}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={busy ? run.cancel : onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy || !status}>
            {t('start')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
