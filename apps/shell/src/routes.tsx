import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useStatus } from '@pendapa/analysis';
import { HeaderTools, UserTool } from '@pendapa/header-tools';
import { InsightsPanel } from '@pendapa/insights';
import { AddressProvider, menuEntriesOf, type Address, type Feature } from '@pendapa/page-manifest';
import { AppFrame, NotFoundPage, type UserEntry } from '@pendapa/ui-layout';
import { LoadedPage } from './loaded-page.tsx';

/** Gives every library the address without the router. */
function RouterAddress({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const opened = useRef(pathname);
  // Going back keeps the place on the page, which the browser restores; a new page begins at its top, and a filter moves nothing.
  useEffect(() => {
    if (navigation !== 'POP' && opened.current !== pathname) window.scrollTo(0, 0);
    opened.current = pathname;
  }, [navigation, pathname]);
  const address = useMemo(
    (): Address => ({
      path: pathname,
      title: '',
      fromWithin: navigation !== 'POP',
      parameters: new URLSearchParams(search),
      // The address bar is ahead of the router, which shows an address when its page is drawn.
      changeParameters: (change, options) =>
        void navigate({ search: change(new URLSearchParams(window.location.search)).toString() }, options),
      go: (to) => void navigate(to),
      Link,
    }),
    [pathname, search, navigate, navigation],
  );
  return <AddressProvider value={address}>{children}</AddressProvider>;
}

const NONE: readonly string[] = [];

/** The frame around the page of the address, in whichever router; the pages and their addresses are the manifests'. */
export function Pages({ features }: { readonly features: readonly Feature[] }) {
  const { status } = useStatus();
  const [entry, setEntry] = useState<UserEntry | null>(null);
  const around = useMemo(() => ({ insights: <InsightsPanel />, tools: <HeaderTools features={features} /> }), [features]);
  return (
    <RouterAddress>
      <AppFrame features={features} withoutData={status?.pagesWithoutData ?? NONE} {...around} onUser={setEntry}>
        <Routes>
          {menuEntriesOf(features).map((place) => (
            <Route key={place.page.path} path={place.page.path} element={<LoadedPage key={place.page.path} place={place} />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </AppFrame>
      <UserTool entry={entry} onClose={() => setEntry(null)} />
    </RouterAddress>
  );
}

export function RoutedPages({ features }: { readonly features: readonly Feature[] }) {
  return (
    <BrowserRouter>
      <Pages features={features} />
    </BrowserRouter>
  );
}
