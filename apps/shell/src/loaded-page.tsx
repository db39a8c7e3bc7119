import { Suspense, use, useState } from 'react';
import { PageOfFiles } from '@pendapa/exporting';
import type { PageEntry } from '@pendapa/page-manifest';
import { ErrorBoundary, LargeSpinner, PageError } from '@pendapa/ui-layout';
import { loadPage, loadPageAgain, type PageModule } from './load-page.ts';

function Arrived({ module }: { readonly module: Promise<PageModule> }) {
  const { default: Page } = use(module);
  return (
    <PageOfFiles>
      <Page />
    </PageOfFiles>
  );
}

/** A page whose code comes when it is needed: the spinner until then, the page error where it fails. */
export function LoadedPage({ page }: { readonly page: PageEntry }) {
  const [module, setModule] = useState(() => loadPage(page));
  return (
    <ErrorBoundary fallback={(retry) => <PageError onRetry={retry} />} onRetry={() => setModule(loadPageAgain(page))}>
      <Suspense fallback={<LargeSpinner />}>
        <Arrived module={module} />
      </Suspense>
    </ErrorBoundary>
  );
}
