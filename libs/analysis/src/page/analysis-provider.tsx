import type { ReactNode } from 'react';
import { ExportProvider, type LoadExportTools } from '@pendapa/panels';
import { AnswersProvider, type Answers } from '@pendapa/query';

export interface AnalysisProviderProps {
  readonly children: ReactNode;
  /** Cache with answers that are already known. */
  readonly answers?: Answers;
  /** Export tools; without them pages offer no exports. */
  readonly exportTools?: LoadExportTools;
}

/** Provider above every page: answers of the server, and what the page holds for files. */
export function AnalysisProvider({ children, answers, exportTools }: AnalysisProviderProps) {
  return (
    <AnswersProvider answers={answers}>
      <ExportProvider tools={exportTools}>{children}</ExportProvider>
    </AnswersProvider>
  );
}
