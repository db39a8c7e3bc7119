import { useCallback, useRef, useState } from 'react';
import { useMessages } from '@pendapa/i18n';
import { errorTexts, noticeTexts } from '@pendapa/ui-layout';
import { RequestFailed } from '../../request/failure.ts';
import { useFailureText } from '../../words/use-failure-text.ts';
import { exportTexts } from '../messages.ts';
import { useExportRegistry } from '../parts/registry.ts';
import { CopyRefused } from './copy-picture.ts';
import { makeFile, NothingToExport, type FileOrder, type Step } from './make-file.ts';
import { useWords } from './use-words.ts';
import { DataMoved } from './whole-answer.ts';

export interface Notice {
  readonly severity: 'success' | 'warning' | 'info' | 'error';
  readonly text: string;
}

export interface ExportRun {
  /** Null while nothing is being made. */
  readonly step: Step | null;
  /** Why the last try gave no file. */
  readonly fault: string | null;
  /** The order is asked for when everything on the page is there. */
  readonly start: (order: () => FileOrder) => Promise<void>;
  readonly cancel: () => void;
}

/** Why there is no file, and what to do, in the reader's language. */
export function useFaultText(): (error: unknown) => string {
  const t = useMessages(exportTexts);
  const common = useMessages(errorTexts);
  const failureText = useFailureText();
  return (error) => {
    if (error instanceof NothingToExport) return t('nothing');
    if (error instanceof DataMoved) return t('moved');
    if (error instanceof CopyRefused) return t('copyRefused');
    if (!(error instanceof RequestFailed)) return common('export');
    const { code } = error.failure;
    if (code === 'audit-unavailable') return t('auditUnavailable');
    return ['unreachable', 'busy', 'too-slow', 'out-of-memory', 'not-allowed', 'not-signed-in'].includes(code)
      ? failureText(error.failure)
      : common('export');
  };
}

/** One file at a time: making it, how far it is, and giving it up. `onDone` gets the notice of a file that was made. */
export function useExportRun(onDone: (notice: Notice) => void): ExportRun {
  const t = useMessages(exportTexts);
  const notices = useMessages(noticeTexts);
  const words = useWords();
  const faultText = useFaultText();
  const [step, setStep] = useState<Step | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const registry = useExportRegistry();
  const running = useRef<AbortController | null>(null);

  const start = async (orderOf: () => FileOrder): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setFault(null);
    setStep({ kind: 'collecting' });
    try {
      await registry?.settled(control.signal);
      const order = orderOf();
      const { written, all } = await makeFile(order, words, { signal: control.signal, onStep: setStep });
      if (order.deliver) return onDone({ severity: 'success', text: t('copied') });
      const partial = { n: words.format.count(written), all: words.format.count(all) };
      onDone(
        written < all ? { severity: 'warning', text: t('incompleteNotice', partial) } : { severity: 'success', text: notices('exported') },
      );
    } catch (error) {
      setFault(control.signal.aborted ? t('cancelled') : faultText(error));
    } finally {
      running.current = null;
      setStep(null);
    }
  };
  const cancel = useCallback(() => running.current?.abort(), []);
  return { step, fault, start, cancel };
}
