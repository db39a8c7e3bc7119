import { lazy, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { loadGuideEntries } from '@pendapa/guide';
import { HeaderTools, UserTool } from '@pendapa/header-tools';
import { InsightsPanel } from '@pendapa/insights';
import { AddressProvider, listPages, type Address, type Feature } from '@pendapa/page-manifest';
import { useStatus } from '@pendapa/query';
import { AppFrame, NotFoundPage, type UserEntry } from '@pendapa/ui-layout';
import { LoadedPage } from './loaded-page.tsx';

const latestParameters = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Provides the address to all libraries, so that they do not depend on the router. */
function RouterAddress({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const lastPath = useRef(pathname);
  // The browser restores the scroll position after going back. A new page starts at its top; a filter does not scroll.
  useEffect(() => {
    if (navigation !== 'POP' && lastPath.current !== pathname) window.scrollTo(0, 0);
    lastPath.current = pathname;
  }, [navigation, pathname]);
  const address = useMemo(
    (): Address => ({
      path: pathname,
      title: '',
      fromWithin: navigation !== 'POP',
      parameters: new URLSearchParams(search),
      // The address bar is newer than the router, which updates when the page is rendered.
      latestParameters,
      changeParameters: (change, options) => void navigate({ search: change(latestParameters()).toString() }, options),
      go: (to) => void navigate(to),
      Link,
    }),
    [pathname, search, navigate, navigation],
  );
  return <AddressProvider value={address}>{children}</AddressProvider>;
}

const NONE: readonly string[] = [];

const Nothing = () => null;
// Fetched with the page: the session may have ended when the panel needs it. Without it the panel has its samples alone.
const ownFindings = import('./own-findings.ts').catch(() => ({ OwnFindings: Nothing, OwnFindingsLine: Nothing }));
const OwnFindings = lazy(async () => ({ default: (await ownFindings).OwnFindings }));
const OwnFindingsLine = lazy(async () => ({ default: (await ownFindings).OwnFindingsLine }));
const OWN_FINDINGS = { line: <OwnFindingsLine />, list: <OwnFindings /> };

/** The frame and the page of the address, in any router. The manifests define pages and addresses. */
export function Pages({ features }: { readonly features: readonly Feature[] }) {
  const { status } = useStatus();
  const [userEntry, setUserEntry] = useState<UserEntry | null>(null);
  const frameParts = useMemo(
    () => ({ insights: <InsightsPanel own={OWN_FINDINGS} />, tools: <HeaderTools features={features} loadGuide={loadGuideEntries} /> }),
    [features],
  );
  return (
    <RouterAddress>
      <AppFrame
        features={features}
        withoutData={status?.pagesWithoutData ?? NONE}
        {...frameParts}
        onUser={setUserEntry}
        mayImport={status?.rights.import.may}
        mayWork={status?.rights.cases.may}
        mayEndSessions={status?.reader.mode === 'oidc' && status.reader.role === 'admin'}
      >
        <Routes>
          {listPages(features).map((place) => (
            <Route key={place.page.path} path={place.page.path} element={<LoadedPage key={place.page.path} place={place} />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </AppFrame>
      <UserTool entry={userEntry} onClose={() => setUserEntry(null)} />
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
