import { useEffect, useEffectEvent } from 'react';
import { suggestName, type ExportSection, type Signature } from '@pendapa/export-files';
import { useFiltersInWords } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { useExportRegistry, type ExportFigure, type ExportPart, type Notice } from '@pendapa/panels';
import { useStatus } from '@pendapa/query';
import { noticeTexts } from '@pendapa/ui-layout';
import { makeFile } from './make-file.ts';
import { useFaultText } from './use-export-run.ts';
import { useWords } from './use-words.ts';

export interface BriefRunProps {
  readonly title: string;
  readonly parts: () => readonly ExportPart[];
  readonly figures: () => readonly ExportFigure[];
  readonly sentence: () => string | null;
  readonly more: () => readonly ExportSection[];
  readonly signatures: readonly Signature[];
  readonly onEnd: (notice: Notice) => void;
}

const A4 = { size: 'A4', orientation: 'portrait' } as const;

/** Makes the sheet once when it is mounted; unmounting cancels it. */
export function BriefRun({ title, parts, figures, sentence, more, signatures, onEnd }: BriefRunProps): null {
  const notices = useMessages(noticeTexts);
  const { path } = useAddress();
  const { status } = useStatus();
  const { chosen, named, set } = useFiltersInWords();
  const words = useWords();
  const faultText = useFaultText();
  const registry = useExportRegistry();
  const make = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!status) return;
    const choice = { format: 'pdf', csv: 'excel', paper: A4 } as const;
    const sheet = { title, path, status, signatures, choice, filters: chosen, set, wanted: { charts: true, tables: true, figures: true } };
    const name = suggestName([title, named].filter(Boolean).join(' '), status.asOf);
    try {
      await registry?.settled(signal);
      const order = { ...sheet, name, parts: parts(), figures: figures(), sentence: sentence(), more: more() };
      await makeFile(order, words, { signal, onStep: () => undefined });
      onEnd({ severity: 'success', text: notices('exported') });
    } catch (error) {
      if (!signal.aborted) onEnd({ severity: 'error', text: faultText(error) });
    }
  });
  useEffect(() => {
    const control = new AbortController();
    void make(control.signal);
    return () => control.abort();
  }, []);
  return null;
}
