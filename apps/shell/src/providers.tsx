import type { ReactNode } from 'react';
import { AnalysisProvider, type Answers } from '@pendapa/analysis';
import { loadExportTools } from '@pendapa/exporting';
import { useLanguage } from '@pendapa/i18n';
import { AppTheme } from '@pendapa/theme';
import { ErrorBoundary, TopLevelError } from '@pendapa/ui-layout';

export interface ProvidersProps {
  readonly answers: Answers;
  /** Of the window, where there is none to be measured. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** What every page stands on; the top-level error is inside the theme, around all that can fail. */
export function Providers({ answers, width, children }: ProvidersProps) {
  return (
    <AppTheme language={useLanguage()} width={width}>
      <ErrorBoundary fallback={() => <TopLevelError />}>
        <AnalysisProvider answers={answers} exportTools={loadExportTools}>
          {children}
        </AnalysisProvider>
      </ErrorBoundary>
    </AppTheme>
  );
}
