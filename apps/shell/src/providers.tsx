import type { ReactNode } from 'react';
import { AnalysisProvider } from '@pendapa/analysis';
import { loadExportTools } from '@pendapa/exporting';
import { useLanguage } from '@pendapa/i18n';
import { AppTheme } from '@pendapa/theme';
import { ErrorBoundary, TopLevelError } from '@pendapa/ui-layout';

/** What every page stands on; the top-level error is inside the theme, around all that can fail. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <AppTheme language={useLanguage()}>
      <ErrorBoundary fallback={() => <TopLevelError />}>
        <AnalysisProvider exportTools={loadExportTools}>{children}</AnalysisProvider>
      </ErrorBoundary>
    </AppTheme>
  );
}
