import '@fontsource-variable/plus-jakarta-sans';
import './first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '@pendapa/i18n';
import { placeAt } from '@pendapa/page-manifest';
import { startThemeMode } from '@pendapa/theme';
import { features } from './features.ts';
import { loadPage } from './load-page.ts';
import { Providers } from './providers.tsx';
import { RoutedPages } from './routes.tsx';

startThemeMode();
startLanguage();

// The page's code is on its way while the frame around it is drawn; the frame says it where the code does not come.
const opened = placeAt(features, window.location.pathname);
if (opened) loadPage(opened.page).catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RoutedPages features={features} />
    </Providers>
  </StrictMode>,
);
