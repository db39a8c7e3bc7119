import { Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { PageOfFiles } from '@pendapa/exporting';
import { AddressProvider, useAddress, useLabels, type Place } from '@pendapa/page-manifest';
import { ErrorBoundary, LargeSpinner, PageError } from '@pendapa/ui-layout';
import { loadPage, loadPageAgain, type PageModule } from './load-page.ts';

/** The page is called in the language that it speaks, in a file in the other one too. */
function Named({ place: { feature, page }, children }: { readonly place: Place; readonly children: ReactNode }) {
  const address = useAddress();
  const title = useLabels()(feature, page.label);
  const named = useMemo(() => ({ ...address, title }), [address, title]);
  return <AddressProvider value={named}>{children}</AddressProvider>;
}

function Arrived({ module, place }: { readonly module: Promise<PageModule>; readonly place: Place }) {
  const { default: Page } = use(module);
  return (
    <PageOfFiles>
      <Named place={place}>
        <Page />
      </Named>
    </PageOfFiles>
  );
}

/** A page whose code comes when it is needed: the spinner until then, the page error where it fails. */
export function LoadedPage({ place }: { readonly place: Place }) {
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
