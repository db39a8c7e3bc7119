import type { ReactElement, ReactNode } from 'react';
import { act, render, type RenderResult } from '@testing-library/react';
import type { Language, Status } from '@pendapa/contracts';
import { i18n } from '@pendapa/i18n';
import { AppTheme, setThemeMode } from '@pendapa/theme';
import { stubServer, type StubAnswers, type StubServer } from './stub-server.ts';
import { TestAddress } from './test-address.tsx';

export interface RenderPageOptions {
  readonly language?: Language;
  readonly mode?: 'light' | 'dark';
  /** With or without a query string. */
  readonly path?: string;
  /** The name of the page, as the menu has it. */
  readonly title?: string;
  /** A link of the product led to the page, not an address that somebody opened. */
  readonly fromWithin?: true;
  readonly answers?: StubAnswers;
  /** What differs from the usual status; null: the server cannot be reached. */
  readonly status?: Partial<Status> | null;
  /** Keeps the filters with which an earlier test left its pages. */
  readonly remember?: true;
  /** Details on this device: open by default, so that the whole page is rendered; `as-left` keeps what an earlier test chose. */
  readonly details?: 'open' | 'closed' | 'as-left';
  /** Providers of layers above this one, such as `AnalysisProvider`. */
  readonly wrapper?: (props: { readonly children: ReactNode }) => ReactElement;
}

export interface MountedPage extends RenderResult {
  readonly server: StubServer;
  /** Addresses that the page went to, in order. */
  readonly visited: readonly string[];
}

const STORED_FILTERS_PREFIX = 'pendapa.filters.';

function forgetFilters(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(STORED_FILTERS_PREFIX)) localStorage.removeItem(key);
}

const Bare = ({ children }: { readonly children: ReactNode }): ReactElement => <>{children}</>;

/** Renders a page as the shell does: language, theme, address, and a server that gives the answers of the test. */
export function renderPage(page: ReactElement, options: RenderPageOptions = {}): MountedPage {
  const {
    language = 'id',
    mode = 'light',
    path = '/',
    title = '',
    answers = {},
    status = {},
    remember,
    details = 'open',
    fromWithin = false,
    wrapper: Wrapper = Bare,
  } = options;
  if (!remember) forgetFilters();
  if (details !== 'as-left') localStorage.setItem('pendapa.details', details);
  const server = stubServer(answers, status);
  const visited: string[] = [];
  globalThis.fetch = server.fetch;
  act(() => {
    void i18n.changeLanguage(language);
    setThemeMode(mode);
  });
  const result = render(
    <AppTheme language={language}>
      <TestAddress path={path} title={title} fromWithin={fromWithin} visited={visited}>
        <Wrapper>{page}</Wrapper>
      </TestAddress>
    </AppTheme>,
  );
  return { ...result, server, visited };
}
