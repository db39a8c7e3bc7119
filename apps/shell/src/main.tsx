import '@fontsource-variable/plus-jakarta-sans';
import './first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startView } from '@pendapa/filters';
import { startLanguage } from '@pendapa/i18n';
import { findPage } from '@pendapa/page-manifest';
import { createAnswers, takeAnswers } from '@pendapa/query';
import { startThemeMode } from '@pendapa/theme';
import { features } from './features.ts';
import { storeViewport } from './store-viewport.ts';
import { loadPage } from './load-page.ts';
import { Providers } from './providers.tsx';
import { RoutedPages } from './routes.tsx';
import { TakeOver } from './take-over.tsx';

startThemeMode();
startLanguage();
storeViewport();

// The start address without filters opens the user's start view, if its page still exists.
const { pathname, search } = window.location;
const start = pathname === '/' && search === '' ? startView() : null;
if (start !== null && findPage(features, start.split('?')[0] ?? '')) window.history.replaceState(null, '', start);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const answers = createAnswers();
const renderedAnswers = document.getElementById('answers')?.textContent;
if (renderedAnswers) takeAnswers(answers, renderedAnswers);

// The page's code loads while the frame is rendered; the frame reports a failure. A server-rendered page stays until then, because it shows
// more than an empty frame.
const place = findPage(features, window.location.pathname);
const arrived = place && loadPage(place.page).catch(() => undefined);
if (renderedAnswers) await arrived;

createRoot(root).render(
  <StrictMode>
    <TakeOver root={root}>
      <Providers answers={answers}>
        <RoutedPages features={features} />
      </Providers>
    </TakeOver>
  </StrictMode>,
);
