import { Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { ExportablePage } from '@pendapa/exporting';
import { AddressProvider, useAddress, useLabels, type FeaturePage } from '@pendapa/page-manifest';
import { ErrorBoundary, LargeSpinner, PageError } from '@pendapa/ui-layout';
import { loadPage, loadPageAgain, type PageModule } from './load-page.ts';

/** The title of the page in its current language, which differs from the user's during an export. */
function Named({ place: { feature, page }, children }: { readonly place: FeaturePage; readonly children: ReactNode }) {
  const address = useAddress();
  const title = useLabels()(feature, page.label);
  const named = useMemo(() => ({ ...address, title }), [address, title]);
  return <AddressProvider value={named}>{children}</AddressProvider>;
}

function Arrived({ module, place }: { readonly module: Promise<PageModule>; readonly place: FeaturePage }) {
  const { default: Page } = use(module);
  return (
    <ExportablePage>
      <Named place={place}>
        <Page />
      </Named>
    </ExportablePage>
  );
}

/** A page whose code is loaded on demand, with a spinner and an error page. */
export function LoadedPage({ place }: { readonly place: FeaturePage }) {
  const { page } = place;
  const [module, setModule] = useState(() => loadPage(page));
  return (
    <ErrorBoundary fallback={(retry) => <PageError onRetry={retry} />} onRetry={() => setModule(loadPageAgain(page))}>
      <Suspense fallback={<LargeSpinner />}>
        <Arrived module={module} place={place} />
      </Suspense>
    </ErrorBoundary>
  );
}
