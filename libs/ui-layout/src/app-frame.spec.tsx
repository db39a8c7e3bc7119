import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLanguage, defineMessages } from '@pendapa/i18n';
import { AddressProvider, defineFeature, useAddress, type Address, type Feature, type PageLinkProps } from '@pendapa/page-manifest';
import { AppTheme, startThemeMode } from '@pendapa/theme';
import { useMemo, useState } from 'react';
import { AppFrame } from './app-frame.tsx';
import type { UserEntry } from './frame/user-menu-list.tsx';
import { Page } from './page.tsx';

const Icon = () => <svg aria-hidden />;
const load = async () => ({ default: Icon });

const revenue = defineFeature({
  key: 'revenue',
  label: 'group',
  icon: Icon,
  menu: defineMessages('frame-spec.revenue', {
    id: { group: 'Pendapatan', trend: 'Tren', unit: 'Per unit', home: 'Ringkasan' },
    en: { group: 'Revenue', trend: 'Trend', unit: 'Per unit', home: 'Overview' },
  }),
  pages: [
    { path: '/trend', label: 'trend', icon: Icon, load },
    { path: '/unit', label: 'unit', icon: Icon, load, bottomBar: { order: 2, label: 'unit' } },
    { path: '/', label: 'trend', icon: Icon, load, menu: false, bottomBar: { order: 1, label: 'home' } },
  ],
});
const other = defineFeature({
  key: 'other',
  label: 'group',
  icon: Icon,
  menu: defineMessages('frame-spec.other', {
    id: { group: 'Lainnya', demo: 'Demo', later: 'Nanti' },
    en: { group: 'Others', demo: 'Demo', later: 'Later' },
  }),
  pages: [
    { path: '/demo', label: 'demo', icon: Icon, load, demo: true },
    { path: '/later', label: 'later', icon: Icon, load, planned: true },
  ],
});
const features: readonly Feature[] = [revenue, other];

let wide = true;
let leaveWidth: (next: boolean) => void = () => undefined;

/** Simulates a browser window: `wide` is from `lg` up, otherwise a tablet. */
function stubWidth() {
  const listeners = new Set<() => void>();
  leaveWidth = (next) => {
    wide = next;
    for (const listener of listeners) listener();
  };
  const list = (query: string) => ({
    get matches() {
      return query.includes('min-width:1200px') ? wide : false;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { value: list, configurable: true });
}

function Link({ to, children, onClick, ...rest }: PageLinkProps) {
  const { go } = useAddress();
  return (
    <a
      href={to}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        go(to);
      }}
    >
      {children}
    </a>
  );
}

const chosen: UserEntry[] = [];

interface WorldProps {
  readonly start: string;
  readonly withoutData: readonly string[];
  readonly mayImport?: boolean;
  readonly mayWork?: boolean;
  readonly mayEndSessions?: boolean;
}

function World({ start, withoutData, mayImport, mayWork, mayEndSessions }: WorldProps) {
  const [path, go] = useState(start);
  const address = useMemo(
    (): Address => ({
      path,
      title: '',
      fromWithin: true,
      parameters: new URLSearchParams(),
      latestParameters: () => new URLSearchParams(),
      changeParameters: () => undefined,
      go,
      Link,
    }),
    [path],
  );
  return (
    <AppTheme>
      <AddressProvider value={address}>
        <AppFrame
          features={features}
          withoutData={withoutData}
          insights={<p>Wawasan</p>}
          tools={<button>Cari</button>}
          onUser={(entry) => chosen.push(entry)}
          mayImport={mayImport}
          mayWork={mayWork}
          mayEndSessions={mayEndSessions}
        >
          <Page key={path} title={`Judul ${path}`} />
        </AppFrame>
      </AddressProvider>
    </AppTheme>
  );
}

const open = (start = '/unit', withoutData: readonly string[] = []) => render(<World start={start} withoutData={withoutData} />);
const menu = () => screen.getByRole('navigation', { name: 'Menu utama' });
const group = (name: string) => within(menu()).getByRole('button', { name });
const header = () => screen.getByRole('banner');

beforeEach(() => {
  wide = true;
  stubWidth();
  localStorage.clear();
  act(() => changeLanguage('id'));
});

describe('sidebar', () => {
  it('lists the groups in the order of the manifests, with the group of the page open', () => {
    open();
    expect(within(menu()).getAllByRole('button', { expanded: true })).toEqual([group('Pendapatan')]);
    expect(group('Lainnya')).toHaveAttribute('aria-expanded', 'false');
    expect(within(menu()).getByRole('link', { name: 'Per unit' })).toHaveAttribute('aria-current', 'page');
  });

  it('marks pages without data, and a group that has no others, in words too', () => {
    open('/unit', ['/unit', '/demo', '/later']);
    expect(within(menu()).getByRole('link', { name: /^Per unit.*datanya belum diimpor/ })).toHaveAttribute('href', '/unit');
    expect(group('Pendapatan')).toBeInTheDocument();
    expect(within(menu()).getByRole('button', { name: /^Lainnya.*datanya belum diimpor/ })).toBeInTheDocument();
  });

  it('opens one group at a time, and a group does not navigate', async () => {
    open();
    await userEvent.click(group('Lainnya'));
    expect(group('Lainnya')).toHaveAttribute('aria-expanded', 'true');
    expect(group('Pendapatan')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Judul /unit');
    await userEvent.click(group('Lainnya'));
    expect(within(menu()).queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  });

  it('opens the group of a new page by itself, and marks a demonstration', async () => {
    open();
    await userEvent.click(group('Lainnya'));
    const demo = within(menu()).getByRole('link', { name: /Demo/ });
    expect(demo).toHaveTextContent('Demo demo');
    await userEvent.click(demo);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Judul /demo');
    expect(group('Lainnya')).toHaveAttribute('aria-expanded', 'true');
  });

  it('marks a page that is not built yet, for screen readers too', async () => {
    open();
    await userEvent.click(group('Lainnya'));
    expect(within(menu()).getByRole('link', { name: 'Nanti segera' })).toBeInTheDocument();
  });

  it('shows an alias under the entry of its name', () => {
    open('/');
    expect(within(menu()).getByRole('link', { name: 'Tren' })).toHaveAttribute('aria-current', 'page');
  });

  it('closes from itself and from the header, and opens from the floating button', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Buka menu' })).not.toBeInTheDocument();
    await userEvent.click(within(menu()).getByRole('button', { name: 'Tutup menu' }));
    expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
    const [inHeader, floating] = screen.getAllByRole('button', { name: 'Buka menu' });
    expect(header()).toContainElement(inHeader ?? null);
    expect(header()).not.toContainElement(floating ?? null);
    if (floating) await userEvent.click(floating);
    expect(menu()).toBeInTheDocument();
    await userEvent.click(within(header()).getByRole('button', { name: 'Tutup menu' }));
    expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
  });

  it('collapses by itself below the large breakpoint, opens there over the page, and closes after navigation', async () => {
    open();
    act(() => leaveWidth(false));
    expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
    await userEvent.click(within(header()).getByRole('button', { name: 'Buka menu' }));
    expect(screen.getByRole('dialog')).toContainElement(menu());
    await userEvent.click(within(menu()).getByRole('link', { name: 'Tren' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Judul /trend');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => leaveWidth(true));
    expect(menu()).toBeInTheDocument();
  });
});

describe('header', () => {
  it('names the dashboard and the page', () => {
    open();
    expect(header()).toHaveTextContent('Dasbor Pendapatan Daerah');
    expect(header()).toHaveTextContent('Per unit');
  });

  it('has room for the tools of the product', () => {
    open();
    expect(within(header()).getByRole('button', { name: 'Cari' })).toBeInTheDocument();
  });

  it('has the administrator menu, which says what was chosen and stays on the page', async () => {
    open();
    await userEvent.click(within(header()).getByRole('button', { name: 'Administrator' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Panduan', 'Profil', 'Pengaturan', 'Keluar']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Keluar' }));
    expect(chosen).toEqual(['logout']);
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Judul /unit');
  });

  it('leads those who may load data to the page that loads them', async () => {
    render(<World start="/unit" withoutData={[]} mayImport />);
    await userEvent.click(within(header()).getByRole('button', { name: 'Administrator' }));
    const entry = await screen.findByRole('menuitem', { name: 'Muat data' });
    expect(entry).toHaveAttribute('href', '/import');
    expect(screen.queryByRole('menuitem', { name: 'Daftar kerja' })).not.toBeInTheDocument();
  });

  it('leads those who may see cases to the work lists', async () => {
    render(<World start="/unit" withoutData={[]} mayWork />);
    await userEvent.click(within(header()).getByRole('button', { name: 'Administrator' }));
    expect(await screen.findByRole('menuitem', { name: 'Daftar kerja' })).toHaveAttribute('href', '/work-lists');
  });

  it('leads the administrator to the sessions of users, which the server shows', async () => {
    render(<World start="/unit" withoutData={[]} mayEndSessions />);
    await userEvent.click(within(header()).getByRole('button', { name: 'Administrator' }));
    expect(await screen.findByRole('menuitem', { name: 'Sesi pengguna' })).toHaveAttribute('href', '/sesi');
  });

  it('switches language and theme', async () => {
    const stop = startThemeMode();
    open();
    await userEvent.click(screen.getByRole('button', { name: 'EN: English' }));
    expect(header()).toHaveTextContent('Regional Revenue Dashboard');
    expect(localStorage.getItem('i18nextLng')).toBe('en');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the dark theme' }));
    expect(document.documentElement).toHaveClass('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
    expect(document.documentElement).not.toHaveClass('dark');
    stop();
  });
});

it('has the bottom bar of the manifests, in their order, with the current page marked', () => {
  open('/');
  const links = within(screen.getByRole('navigation', { name: 'Halaman utama' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ringkasan', '/'],
    ['Per unit', '/unit'],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(links[1]).not.toHaveAttribute('aria-current');
});

it('shows group and page as a trail', () => {
  open();
  const trail = within(screen.getByRole('navigation', { name: 'Posisi halaman' })).getAllByRole('listitem');
  expect(trail.map((item) => item.textContent)).toEqual(['Pendapatan', 'Judul /unit']);
});

it('has a way past the frame, and one landmark of each kind', () => {
  open();
  const skip = screen.getByRole('link', { name: 'Langsung ke isi' });
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main')).toContainElement(screen.getByText('Wawasan'));
});

describe('following the reader', () => {
  it('leaves the focus alone on start, then moves it to the heading of the new page', async () => {
    open();
    expect(document.body).toHaveFocus();
    await userEvent.click(within(menu()).getByRole('link', { name: 'Tren' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Judul /trend' })).toHaveFocus();
    expect(document.title).toBe('Judul /trend - Pendapa');
  });

  it('announces pages that open, not the first', async () => {
    open();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(within(menu()).getByRole('link', { name: 'Tren' }));
    expect(screen.getByRole('status')).toHaveTextContent('Halaman dibuka: Tren');
  });
});

it('says that an address is unknown, and marks nothing as current', () => {
  open('/nowhere');
  expect(header()).toHaveTextContent('Halaman tidak ditemukan');
  expect(document.querySelector('[aria-current]')).toBeNull();
});
