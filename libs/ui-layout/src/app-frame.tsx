import { memo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { useMessages } from '@pendapa/i18n';
import { findPage, useAddress, useLabels, type Feature } from '@pendapa/page-manifest';
import { ArrivalProvider, followArrivals } from './arrival.ts';
import { Announcer } from './frame/announcer.tsx';
import { BottomBar } from './frame/bottom-bar.tsx';
import { FloatingToggle } from './frame/floating-toggle.tsx';
import { Header } from './frame/header.tsx';
import { Sidebar } from './frame/sidebar.tsx';
import { PlaceProvider } from './frame/place-context.ts';
import { BELOW_CONTENT, FLOATING_BUTTON_WIDTH, CONTENT_WIDTH, HEADER_HEIGHT } from './frame/sizes.ts';
import { CONTENT_ID, SkipLink } from './frame/skip-link.tsx';
import type { UserEntry } from './frame/user-menu-list.tsx';
import { useSidebar } from './frame/use-sidebar.ts';
import { frameTexts } from './messages/frame.ts';
import { printStyles, usePrintInLight } from './print.ts';

/** Scroll padding keeps a focused element clear of the header and of floating parts on phones. */
const scrollPaddingStyles = (theme: Theme): CSSObject => ({
  html: { scrollPaddingBlock: `${HEADER_HEIGHT + 8}px 8px`, [theme.breakpoints.down('md')]: { scrollPaddingBottom: BELOW_CONTENT } },
});

export interface AppFrameProps {
  /** Menu groups in order; sidebar, bottom bar, breadcrumb and labels are derived from them. */
  readonly features: readonly Feature[];
  /** Addresses of pages whose data were not imported. */
  readonly withoutData: readonly string[];
  /** Shown above each page from `md` up. */
  readonly insights?: ReactNode;
  /** Search and notifications in the header. */
  readonly tools: ReactNode;
  /** Called when an entry of the user menu is chosen. */
  readonly onUser: (entry: UserEntry) => void;
  /** True if the user may load data: the user menu then leads there. */
  readonly mayImport?: boolean;
  /** True if the user may open work lists: the user menu then leads there. */
  readonly mayWork?: boolean;
  /** True if the user may end the sessions of others. */
  readonly mayEndSessions?: boolean;
  readonly children: ReactNode;
}

/** Frame around every page: sidebar, header, bottom bar and breadcrumb. */
export function AppFrame(props: AppFrameProps) {
  const { path } = useAddress();
  return <FrameAt {...props} path={path} />;
}

/** Depends on the path only, so that a change of query parameters does not render the frame again. */
const FrameAt = memo(function FrameAt({
  features,
  withoutData,
  insights,
  tools,
  onUser,
  mayImport = false,
  mayWork = false,
  mayEndSessions = false,
  children,
  path,
}: AppFrameProps & { readonly path: string }) {
  const t = useMessages(frameTexts);
  const label = useLabels();
  const sidebar = useSidebar();
  const [arrive] = useState(followArrivals);
  usePrintInLight();
  const place = findPage(features, path);
  const page = place ? label(place.feature, place.page.label) : t('notFound');

  return (
    <ArrivalProvider value={arrive}>
      <GlobalStyles styles={[printStyles, scrollPaddingStyles]} />
      <SkipLink />
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <Sidebar features={features} withoutData={withoutData} place={place} sidebar={sidebar} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header
            page={page}
            sidebar={sidebar}
            tools={tools}
            onUser={onUser}
            mayImport={mayImport}
            mayWork={mayWork}
            mayEndSessions={mayEndSessions}
          />
          <Box
            component="main"
            id={CONTENT_ID}
            tabIndex={-1}
            sx={{
              flex: 1,
              width: '100%',
              maxWidth: CONTENT_WIDTH,
              mx: 'auto',
              // Leaves room for the floating button, so that it never covers a figure.
              pl: { xs: 2, md: sidebar.open ? 3 : `${FLOATING_BUTTON_WIDTH}px` },
              pr: { xs: 2, md: 3 },
              pb: { xs: `${BELOW_CONTENT}px`, md: 4 },
              // Takes the focus without being a control, so that the next tab stop is the first of the page.
              '&:focus-visible': { outline: 'none' },
              '@media print': { p: 0 },
            }}
          >
            {insights && (
              <Box
                sx={{
                  display: { xs: 'none', md: 'block' },
                  ml: sidebar.open ? -3 : `-${FLOATING_BUTTON_WIDTH}px`,
                  mr: -3,
                  displayPrint: 'none',
                }}
              >
                {insights}
              </Box>
            )}
            <PlaceProvider value={place}>{children}</PlaceProvider>
          </Box>
        </Box>
      </Box>
      {!sidebar.open && <FloatingToggle onClick={sidebar.toggle} />}
      <BottomBar features={features} place={place} />
      <Announcer path={path} page={page} />
    </ArrivalProvider>
  );
});
