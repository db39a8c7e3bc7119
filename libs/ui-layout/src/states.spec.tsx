import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EXTRACTS } from '@pendapa/contracts';
import { changeLanguage, i18n } from '@pendapa/i18n';
import { AddressProvider } from '@pendapa/page-manifest';
import { AppTheme } from '@pendapa/theme';
import type { ReactElement } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFoundPage, PageError, TopLevelError } from './failures.tsx';
import { LargeSpinner, LoadingPanel } from './loading.tsx';
import { LastKnownMark, PartialMark, StaleMark, UnreachableMark } from './marks.tsx';
import { errorTexts, noticeTexts } from './messages/errors.ts';
import { extractTexts } from './messages/panels.ts';
import { Panel } from './panel.tsx';
import { NotImportedNotice } from './not-imported.tsx';
import { EmptyPanel, ErrorPanel } from './panel-states.tsx';
import { PlannedPage } from './planned-page.tsx';

const address = {
  path: '/',
  title: 'Analisis Wilayah',
  fromWithin: true,
  parameters: new URLSearchParams(),
  latestParameters: () => new URLSearchParams(),
  changeParameters: () => undefined,
  go: () => undefined,
  Link: ({ to, children, ...rest }: { to: string; children?: React.ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
};

const show = (element: ReactElement) =>
  render(
    <AppTheme>
      <AddressProvider value={address}>{element}</AddressProvider>
    </AppTheme>,
  );

beforeEach(() => act(() => changeLanguage('id')));
afterEach(() => jest.restoreAllMocks());

describe('errors of the specification', () => {
  it('top level: its words, and a button that reloads', async () => {
    const reload = jest.fn();
    show(<TopLevelError onReload={reload} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terjadi Kesalahan');
    expect(screen.getByText('Maaf, terjadi kesalahan dalam aplikasi. Silakan muat ulang halaman.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Muat Ulang' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('page: its words, and a retry', async () => {
    const retry = jest.fn();
    show(<PageError onRetry={retry} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Gagal Memuat Halaman' })).toHaveFocus();
    expect(screen.getByText('Halaman tidak dapat dimuat. Silakan coba lagi.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('unknown address: its words, and a way back', () => {
    show(<NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Halaman tidak ditemukan');
    expect(screen.getByRole('link', { name: 'Ke halaman utama' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Halaman tidak ditemukan - Pendapa');
  });

  it('logs what failed, shows the fallback, and renders anew on retry', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    function Fragile() {
      if (broken) throw new Error('rusak');
      return <p>utuh</p>;
    }
    show(
      <ErrorBoundary fallback={(retry) => <button onClick={retry}>lagi</button>}>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(log).toHaveBeenCalledWith('Pendapa:', expect.objectContaining({ message: 'rusak' }));
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'lagi' }));
    expect(screen.getByText('utuh')).toBeInTheDocument();
  });
});

describe('catalogue of texts', () => {
  it('has the twelve errors and the six notices, in both languages, none of them the same in both', () => {
    const kinds = [
      'general',
      'network',
      'server',
      'unauthorized',
      'forbidden',
      'timeout',
      'validation',
      'dataLoad',
      'export',
      'filter',
      'chart',
      'table',
    ];
    expect(Object.keys(errorTexts.id)).toEqual(kinds);
    expect(Object.keys(noticeTexts.id)).toEqual(['saved', 'deleted', 'updated', 'exported', 'filterApplied', 'filterCleared']);
    for (const messages of [errorTexts, noticeTexts]) {
      for (const [key, text] of Object.entries(messages.id)) {
        const english = i18n.t(key, { ns: messages.namespace, lng: 'en' });
        expect(english).not.toBe(key);
        expect(english).not.toBe(text);
      }
    }
  });

  it('names every extract', () => {
    expect(Object.keys(extractTexts.id)).toEqual([...EXTRACTS]);
  });
});

describe('panels', () => {
  it('is a region with its title', () => {
    show(
      <Panel title="Pendapatan per bulan" subtitle="Rupiah, 2026" actions={<button>Tabel</button>} height={320}>
        isi
      </Panel>,
    );
    const region = screen.getByRole('region', { name: 'Pendapatan per bulan' });
    expect(region).toHaveTextContent('Rupiah, 2026');
    expect(screen.getByText('isi')).toHaveStyle({ minHeight: '320px' });
  });

  it('loading: busy, named, as high as what will come, and nothing to focus', () => {
    show(<LoadingPanel height={240} />);
    const status = screen.getByRole('status');
    expect(status).toHaveAttribute('aria-busy', 'true');
    expect(status).toHaveTextContent('Memuat data');
    expect(status).toHaveStyle({ height: '240px' });
    expect(status.querySelector('[tabindex], button, a')).toBeNull();
  });

  it('empty: the cause and the way out', () => {
    show(<EmptyPanel cause="Filter ini tidak menyisakan baris." action={<button>Hapus filter</button>} />);
    expect(screen.getByRole('status')).toHaveTextContent('Filter ini tidak menyisakan baris.');
    expect(screen.getByRole('button', { name: 'Hapus filter' })).toBeInTheDocument();
  });

  it('error: an alert with what failed, and another try', async () => {
    const retry = jest.fn();
    show(<ErrorPanel message="Data gagal dimuat." onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Data gagal dimuat.');
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('not imported: says which data are missing, in both languages, and shows no zero', () => {
    show(<NotImportedNotice extracts={['targets', 'arrears']} />);
    expect(screen.getByRole('note')).toHaveTextContent('Belum diimpor: target, tunggakan.');
    expect(screen.getByRole('note')).toHaveTextContent('Templat yang mengisinya: targets.csv, arrears.csv.');
    expect(screen.getByRole('link', { name: 'Apa yang diperlukan' })).toHaveAttribute('href', '/guide?part=data');
    expect(screen.getByRole('note')).not.toHaveTextContent('0');
    act(() => changeLanguage('en'));
    expect(screen.getByRole('note')).toHaveTextContent('Not imported yet: targets, arrears.');
  });

  it('leads to the page that loads data only for those who may load them', () => {
    const { unmount } = show(<NotImportedNotice extracts={['targets']} />);
    expect(screen.queryByRole('link', { name: /Muat data|Ketik target/ })).not.toBeInTheDocument();
    unmount();
    show(<NotImportedNotice extracts={['targets']} mayImport />);
    expect(screen.getByRole('link', { name: 'Muat data' })).toHaveAttribute('href', '/import');
    expect(screen.getByRole('link', { name: 'Ketik target' })).toHaveAttribute('href', '/import?targets');
  });

  it('marks what is partial, old, or last known', async () => {
    const retry = jest.fn();
    show(
      <>
        <PartialMark shown={8556} total={12403} />
        <StaleMark asOf="2026-11-14" />
        <LastKnownMark onRetry={retry} />
        <LastKnownMark cause="Server sedang sibuk." />
        <UnreachableMark />
      </>,
    );
    expect(screen.getByText('8.556 dari 12.403 baris')).toBeInTheDocument();
    expect(screen.getByText('Data lama: per 14 Nov 2026')).toBeInTheDocument();
    expect(screen.getByText('Server tidak terjangkau; ini angka terakhir yang diketahui')).toBeInTheDocument();
    expect(screen.getByText('Ini angka terakhir yang diketahui. Server sedang sibuk.')).toBeInTheDocument();
    expect(screen.getByText('Server tidak terjangkau')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('has a large spinner for the code of a page', () => {
    show(<LargeSpinner />);
    expect(screen.getByRole('progressbar', { name: 'Memuat halaman' })).toHaveStyle({ width: '64px' });
  });
});

it('a planned page says what it will answer, from which data, and that it is not built', () => {
  show(<PlannedPage question="Wilayah mana yang membawa berapa?" needs={['Pembayaran', 'Wilayah']} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Analisis Wilayah');
  expect(screen.getByText('Belum dibangun')).toBeInTheDocument();
  expect(screen.getByText('Wilayah mana yang membawa berapa?')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Pembayaran', 'Wilayah']);
});
