import { lazy, Suspense, useState, type ReactNode } from 'react';
import { usePageDetails } from './details-context.tsx';

const QuestionDialog = lazy(async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog }));

export interface DetailsQuestion {
  /** True if the page has details and they are closed. */
  readonly hasQuestion: boolean;
  /** Runs the work: at once if nothing is closed, else after the user chose what it includes. */
  readonly ask: (work: () => void) => void;
  readonly dialog: ReactNode;
}

/** Asks before a file, a print or a presentation whether it includes closed details. */
export function useDetailsQuestion(): DetailsQuestion {
  const details = usePageDetails();
  const [work, setWork] = useState<(() => void) | null>(null);
  const hasQuestion = details !== null && !details.isOpen && details.titles !== '';
  const ask = (next: () => void): void => {
    if (hasQuestion) setWork(() => next);
    else next();
  };
  const answer = (includes: boolean): void => {
    if (includes) details?.openOnce();
    setWork(null);
    work?.();
  };
  const dialog = work && details && (
    <Suspense>
      <QuestionDialog titles={details.titles} onAnswer={answer} onCancel={() => setWork(null)} />
    </Suspense>
  );
  return { hasQuestion, ask, dialog };
}
