import { useState } from 'react';
import SummarizeOutlinedIcon from '@mui/icons-material/SummarizeOutlined';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Tooltip from '@mui/material/Tooltip';
import type { ExportSection, Signature } from '@pendapa/export-files';
import { useMessages } from '@pendapa/i18n';
import { useExportRegistry, type ExportPart, type Notice } from '@pendapa/panels';
import { errorTexts } from '@pendapa/ui-layout';
import type { BriefRunProps } from './dialog/brief-run.tsx';

export interface BriefExportProps {
  readonly label: string;
  /** Heading of the sheet, and its file name. */
  readonly title: string;
  /** Selects and orders the parts of the page for the sheet. */
  readonly choose: (parts: readonly ExportPart[]) => readonly ExportPart[];
  /** The number of cards, counted from the first. */
  readonly figures: number;
  /** Texts after the parts. */
  readonly more: () => readonly ExportSection[];
  readonly signatures: readonly Signature[];
}

/** Exports a sheet for a meeting without a dialog: A4, cards, the parts from `choose`, texts and signature lines. */
export function BriefExport({ label, title, choose, figures, more, signatures }: BriefExportProps) {
  const common = useMessages(errorTexts);
  const registry = useExportRegistry();
  const [Run, setRun] = useState<((props: BriefRunProps) => null) | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  if (!registry) return null;
  const begin = async (): Promise<void> => {
    try {
      const { BriefRun } = await import('./dialog/brief-run.tsx');
      setRun(() => BriefRun);
    } catch {
      setNotice({ severity: 'error', text: common('export') });
    }
  };
  const end = (result: Notice): void => {
    setRun(null);
    setNotice(result);
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} disabled={Run !== null} onClick={() => void begin()}>
          <SummarizeOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {Run && (
        <Run
          title={title}
          parts={() => choose(registry.parts())}
          figures={() => registry.figures().slice(0, figures)}
          sentence={registry.sentence}
          more={more}
          signatures={signatures}
          onEnd={end}
        />
      )}
      <Snackbar open={notice !== null} autoHideDuration={8_000} onClose={() => setNotice(null)}>
        <Alert severity={notice?.severity} onClose={() => setNotice(null)}>
          {notice?.text}
        </Alert>
      </Snackbar>
    </>
  );
}
