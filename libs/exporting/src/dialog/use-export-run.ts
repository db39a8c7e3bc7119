import { useCallback, useRef, useState } from 'react';
import type { Language } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useExportRegistry, useFailureText, type Notice } from '@pendapa/panels';
import { leadToSignInAfter, RequestFailed } from '@pendapa/query';
import { errorTexts, noticeTexts } from '@pendapa/ui-layout';
import { DataMoved } from './whole-answer.ts';
import { exportTexts } from '../messages.ts';
import { useInLanguage } from '../exportable-page.tsx';
import type { CoverWords } from './cover-lines.ts';
import { CopyRefused } from './copy-picture.ts';
import type { FileOrder } from './file-order.ts';
import { makeFile, NothingToExport, type Step } from './make-file.ts';

/** The order of a file and its texts, both in the file's language. */
export interface LocalizedOrder {
  readonly order: FileOrder;
  readonly words: CoverWords;
}

export interface ExportRun {
  /** Null while no file is being made. */
  readonly step: Step | null;
  /** The reason why the last attempt failed. */
  readonly fault: string | null;
  /** Calls `getOrder` when all of the page is loaded and shows the language of the file. */
  readonly start: (language: Language, getOrder: () => LocalizedOrder) => Promise<void>;
  readonly cancel: () => void;
}

/** Returns the text for an error, with advice, in the user's language. */
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
    // Newer data were published, or the server restarted: the rows of one file belong together.
    if (code === 'not-found') return t('moved');
    if (code === 'too-many-tries') return t('tooManyFiles', { limit: error.failure.params['limit'] ?? '' });
    return [
      'unreachable',
      'starting',
      'busy',
      'too-slow',
      'out-of-memory',
      'too-many-groups',
      'not-allowed',
      'other-unit',
      'whole-agency-only',
      'not-signed-in',
    ].includes(code)
      ? failureText(error.failure)
      : common('export');
  };
}

/** Makes one file at a time. `onDone` gets the notice about a finished file. */
export function useExportRun(onDone: (notice: Notice) => void): ExportRun {
  const t = useMessages(exportTexts);
  const notices = useMessages(noticeTexts);
  const format = useFormat();
  const inLanguage = useInLanguage();
  const faultText = useFaultText();
  const [step, setStep] = useState<Step | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const registry = useExportRegistry();
  const running = useRef<AbortController | null>(null);

  const start = async (language: Language, getOrder: () => LocalizedOrder): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setFault(null);
    setStep({ kind: 'collecting' });
    const make = async () => {
      const { order, words } = getOrder();
      return { copied: order.deliver !== undefined, ...(await makeFile(order, words, { signal: control.signal, onStep: setStep })) };
    };
    try {
      await registry?.settled(control.signal);
      const { copied, written, all } = await inLanguage(language, make);
      if (copied) return onDone({ severity: 'success', text: t('copied') });
      const partial = { n: format.count(written), all: format.count(all) };
      onDone(
        written < all ? { severity: 'warning', text: t('incompleteNotice', partial) } : { severity: 'success', text: notices('exported') },
      );
    } catch (error) {
      setFault(control.signal.aborted ? t('cancelled') : faultText(error));
      leadToSignInAfter(error);
    } finally {
      running.current = null;
      setStep(null);
    }
  };
  const cancel = useCallback(() => running.current?.abort(), []);
  return { step, fault, start, cancel };
}
