import type { ReactNode } from 'react';
import { AnalysisProvider } from '@pendapa/analysis';
import { loadExportTools } from '@pendapa/exporting';
import { useLanguage } from '@pendapa/i18n';
import type { Answers } from '@pendapa/query';
import { AppTheme } from '@pendapa/theme';
import { ErrorBoundary, TopLevelError } from '@pendapa/ui-layout';

export interface ProvidersProps {
  readonly answers: Answers;
  /** The window's width, if it cannot be measured. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** The providers of every page. The top-level error page is inside the theme, around everything that can fail. */
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
