import { memo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { useMessages } from '@pendapa/i18n';
import { placeAt, useAddress, useLabels, type Feature } from '@pendapa/page-manifest';
import { ArrivalProvider, followArrivals } from './arrival.ts';
import { Announcer } from './frame/announcer.tsx';
import { BottomBar } from './frame/bottom-bar.tsx';
import { FloatingToggle } from './frame/floating-toggle.tsx';
import { Header } from './frame/header.tsx';
import { Sidebar } from './frame/sidebar.tsx';
import { PlaceProvider } from './frame/place-context.ts';
import { BELOW_CONTENT, BESIDE_BUTTON, CONTENT_WIDTH, HEADER_HEIGHT } from './frame/sizes.ts';
import { CONTENT_ID, SkipLink } from './frame/skip-link.tsx';
import type { UserEntry } from './frame/user-menu.tsx';
import { useSidebar } from './frame/use-sidebar.ts';
import { frameTexts } from './messages/frame.ts';
import { printStyles, usePrintInLight } from './print.ts';

/** What takes the focus is scrolled out from under the header, and on phones from under what floats at the bottom. */
const besideBars = (theme: Theme): CSSObject => ({
  html: { scrollPaddingBlock: `${HEADER_HEIGHT + 8}px 8px`, [theme.breakpoints.down('md')]: { scrollPaddingBottom: BELOW_CONTENT } },
});

export interface AppFrameProps {
  /** The menu groups in their order; menu, bottom bar, breadcrumb and labels derive from them. */
  readonly features: readonly Feature[];
  /** Addresses of pages whose data were not imported. */
  readonly withoutData: readonly string[];
  /** Above each page from `md` up. */
  readonly insights?: ReactNode;
  /** In the header: what finds and what notifies. */
  readonly tools: ReactNode;
  /** An entry of the user menu was chosen. */
  readonly onUser: (entry: UserEntry) => void;
  readonly children: ReactNode;
}

/** Everything around a page: sidebar, header, bottom bar, where the page is, and what follows the reader from page to page. */
export function AppFrame(props: AppFrameProps) {
  const { path } = useAddress();
  return <FrameAt {...props} path={path} />;
}

/** Follows the page alone: what a page writes into the query of its address changes nothing around it. */
const FrameAt = memo(function FrameAt({
  features,
  withoutData,
  insights,
  tools,
  onUser,
  children,
  path,
}: AppFrameProps & { readonly path: string }) {
  const t = useMessages(frameTexts);
  const label = useLabels();
  const sidebar = useSidebar();
  const [arrive] = useState(followArrivals);
  usePrintInLight();
  const place = placeAt(features, path);
  const page = place ? label(place.feature, place.page.label) : t('notFound');

  return (
    <ArrivalProvider value={arrive}>
      <GlobalStyles styles={[printStyles, besideBars]} />
      <SkipLink />
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <Sidebar features={features} withoutData={withoutData} place={place} sidebar={sidebar} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header page={page} sidebar={sidebar} tools={tools} onUser={onUser} />
          <Box
            component="main"
            id={CONTENT_ID}
            tabIndex={-1}
            sx={{
              flex: 1,
              width: '100%',
              maxWidth: CONTENT_WIDTH,
              mx: 'auto',
              // The floating button stands beside the content, never on a figure.
              pl: { xs: 2, md: sidebar.open ? 3 : `${BESIDE_BUTTON}px` },
              pr: { xs: 2, md: 3 },
              pb: { xs: `${BELOW_CONTENT}px`, md: 4 },
              // It is no control: the focus is there so that the next one is the first of the page.
              '&:focus-visible': { outline: 'none' },
              '@media print': { p: 0 },
            }}
          >
            {insights && (
              <Box
                sx={{
                  display: { xs: 'none', md: 'block' },
                  ml: sidebar.open ? -3 : `-${BESIDE_BUTTON}px`,
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
