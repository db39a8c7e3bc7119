import '@fontsource-variable/plus-jakarta-sans';
import './first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '@pendapa/i18n';
import { startThemeMode } from '@pendapa/theme';
import { features } from './features.ts';
import { Providers } from './providers.tsx';
import { RoutedPages } from './routes.tsx';

startThemeMode();
startLanguage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RoutedPages features={features} />
    </Providers>
  </StrictMode>,
);
