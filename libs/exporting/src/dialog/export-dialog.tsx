import { useId, useLayoutEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Status } from '@pendapa/contracts';
import { FILE_FORMATS, type FileFormat } from '@pendapa/export-files';
import { useFiltersInWords, type FiltersInWords } from '@pendapa/filters';
import { LanguageOverride, useLanguage, useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import type { ExportDialogProps } from '@pendapa/panels';
import { useStatus } from '@pendapa/query';
import { exportTexts } from '../messages.ts';
import { faultsOf, defaultChoice, isPicture, isValid, type Choice } from './choice.ts';
import type { CoverWords } from './cover-lines.ts';
import { copyPicture, canCopy } from './copy-picture.ts';
import { ExportFields } from './export-fields.tsx';
import type { FileOrder } from './file-order.ts';
import { RunProgress } from './run-progress.tsx';
import { useExportRun, type LocalizedOrder } from './use-export-run.ts';
import { useWords } from './use-words.ts';

/** The contents of the file, in the current language of the page. */
interface LocalizedContents extends Pick<ExportDialogProps, 'title' | 'parts' | 'figures' | 'sentence'> {
  readonly filters: FiltersInWords;
  readonly words: CoverWords;
}

interface WindowProps extends Pick<ExportDialogProps, 'open' | 'formats' | 'onClose' | 'onDone'> {
  readonly contents: RefObject<LocalizedContents>;
}

/** The dialog for format, name and contents. It stays open while the file is made, and after a failure. */
function DialogWindow({ open, contents, formats = FILE_FORMATS, onClose, onDone }: WindowProps) {
  const t = useMessages(exportTexts);
  const language = useLanguage();
  const heading = useId();
  const { path } = useAddress();
  const { status } = useStatus();
  const run = useExportRun(onDone);
  const [title] = useState(() => contents.current.title);
  const [choice, setChoice] = useState<Choice>(() => defaultChoice(title, contents.current.filters.named, status?.asOf ?? null, language));
  const [tried, setTried] = useState(false);
  const faults = faultsOf(choice);
  const busy = run.step !== null;

  const orderOf = (currentStatus: Status, format: FileFormat, deliver?: FileOrder['deliver']): LocalizedOrder => {
    const { filters, words, parts, figures, sentence, ...named } = contents.current;
    const { csv, size, orientation, charts, tables } = choice;
    // A picture names the set filters, a cover all filters.
    const filterLines = isPicture(format) ? filters.chosen : filters.lines;
    const order = {
      ...named,
      path,
      name: choice.name,
      status: currentStatus,
      set: filters.set,
      filters: choice.filters ? filterLines : null,
      parts: parts(),
      figures: figures(),
      sentence: sentence?.() ?? null,
      deliver,
      choice: { format, csv, paper: { size, orientation } },
      wanted: { charts: charts && format !== 'csv', tables, figures: tables || isPicture(format) },
    };
    return { order, words };
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    const { format } = choice;
    if (!isValid(faults) || format === null || !status || busy) return;
    void run.start(choice.language, () => orderOf(status, format));
  };

  const copy = (): void => {
    if (status && !busy) void run.start(choice.language, () => orderOf(status, 'png', copyPicture));
  };

  return (
    <Dialog open={open} onClose={busy ? undefined : onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>{t('heading', { title })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <ExportFields
            formats={formats}
            choice={choice}
            change={(next) => setChoice((before) => ({ ...before, ...next }))}
            faults={tried ? faults : null}
            disabled={busy}
          />
          {run.step && <RunProgress step={run.step} />}
          {run.fault !== null && <Alert severity="error">{run.fault}</Alert>}
        </DialogContent>
        <DialogActions>
          {formats.includes('png') && canCopy() && (
            <Button onClick={copy} disabled={busy || !status} sx={{ mr: 'auto' }}>
              {t('copy')}
            </Button>
          )}
          <Button onClick={busy ? run.cancel : onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy || !status}>
            {t('start')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The dialog uses the user's language, whatever the language of the file is. */
export function ExportDialog({ open, formats, onClose, onDone, ...contents }: ExportDialogProps) {
  const now: LocalizedContents = { ...contents, filters: useFiltersInWords(), words: useWords() };
  const contentsRef = useRef(now);
  useLayoutEffect(() => {
    contentsRef.current = now;
  });
  return (
    <LanguageOverride value={null}>
      <DialogWindow open={open} formats={formats} onClose={onClose} onDone={onDone} contents={contentsRef} />
    </LanguageOverride>
  );
}
