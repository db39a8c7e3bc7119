import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Language } from '@pendapa/contracts';
import { createAppTheme } from './create-app-theme.ts';

export interface AppThemeProps {
  /** Of the component library's own words ("close", "next page"). */
  readonly language?: Language;
  /** Of the window, where there is none to be measured. */
  readonly width?: number;
  readonly children: ReactNode;
}

/**
 * Both colour schemes as CSS variables, and the base styles. Which of them shows is decided by the root's marks alone
 * (`startThemeMode`), so the provider keeps no mode, stores none and marks no element.
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
