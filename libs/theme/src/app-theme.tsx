import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Language } from '@pendapa/contracts';
import { createAppTheme } from './create-app-theme.ts';

export interface AppThemeProps {
  /** Language of the component library's own texts ("close", "next page"). */
  readonly language?: Language;
  /** Width of the window, if it cannot be measured. */
  readonly width?: number;
  readonly children: ReactNode;
}

/**
 * Both colour schemes as CSS variables, and the base styles. Only the attributes of the root element (`startThemeMode`) select the
 * visible scheme. The provider keeps no mode, stores none and marks no element.
 */
export function AppTheme({ language = 'id', width, children }: AppThemeProps) {
  const theme = useMemo(() => createAppTheme(language, width), [language, width]);
  return (
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null} colorSchemeNode={null}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
