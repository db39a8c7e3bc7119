import '@fontsource-variable/plus-jakarta-sans';
import './first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAnswers, startView, takeAnswers } from '@pendapa/analysis';
import { startLanguage } from '@pendapa/i18n';
import { placeAt } from '@pendapa/page-manifest';
import { startThemeMode } from '@pendapa/theme';
import { features } from './features.ts';
import { keepWindow } from './keep-window.ts';
import { loadPage } from './load-page.ts';
import { Providers } from './providers.tsx';
import { RoutedPages } from './routes.tsx';
import { TakeOver } from './take-over.tsx';

startThemeMode();
startLanguage();
keepWindow();

// Whoever opens the product and no page of it sees the view that they start with; one whose page there is no longer starts nothing.
const { pathname, search } = window.location;
const start = pathname === '/' && search === '' ? startView() : null;
if (start !== null && placeAt(features, start.split('?')[0] ?? '')) window.history.replaceState(null, '', start);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const answers = createAnswers();
const drawnFrom = document.getElementById('answers')?.textContent;
if (drawnFrom) takeAnswers(answers, drawnFrom);

// The page's code is on its way while the frame around it is drawn; the frame says it where the code does not come. What the
// server drew says more than a frame without a page, and stays until both are there.
const opened = placeAt(features, window.location.pathname);
const arrived = opened && loadPage(opened.page).catch(() => undefined);
if (drawnFrom) await arrived;

createRoot(root).render(
  <StrictMode>
    <TakeOver root={root}>
      <Providers answers={answers}>
        <RoutedPages features={features} />
      </Providers>
    </TakeOver>
  </StrictMode>,
);
