import '@fontsource-variable/plus-jakarta-sans';
import './first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startView } from '@pendapa/analysis';
import { startLanguage } from '@pendapa/i18n';
import { placeAt } from '@pendapa/page-manifest';
import { startThemeMode } from '@pendapa/theme';
import { features } from './features.ts';
import { loadPage } from './load-page.ts';
import { Providers } from './providers.tsx';
import { RoutedPages } from './routes.tsx';

startThemeMode();
startLanguage();

// Whoever opens the product and no page of it sees the view that they start with; one whose page there is no longer starts nothing.
const { pathname, search } = window.location;
const start = pathname === '/' && search === '' ? startView() : null;
if (start !== null && placeAt(features, start.split('?')[0] ?? '')) window.history.replaceState(null, '', start);

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
