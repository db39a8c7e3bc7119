import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { defineMessages } from '@pendapa/i18n';
import { AddressProvider, type PageEntry } from '@pendapa/page-manifest';
import { AppTheme } from '@pendapa/theme';
import { LoadedPage } from './loaded-page.tsx';
import { loadPage, loadPageAgain } from './load-page.ts';

const Icon = () => null;
const Arrived = () => <p>sudah tiba</p>;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const entry = (load: () => Promise<{ readonly default: ComponentType }>): PageEntry => ({
  path: '/regional',
  label: 'regional',
  icon: Icon,
  load,
});
const menu = defineMessages('load-page-spec', { id: { regional: 'Wilayah' }, en: { regional: 'Regional' } });
const answering = (ok: boolean) => {
  globalThis.fetch = ok ? () => Promise.resolve(new Response('', { status: 200 })) : () => Promise.reject(new TypeError('offline'));
};

/** True if the promise neither resolved nor rejected: the page is about to reload. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const timeout = new Promise((resolve) => setTimeout(() => resolve('waiting'), 20));
  return (await Promise.race([promise.catch(() => 'failed'), timeout])) === 'waiting';
}

beforeEach(() => {
  sessionStorage.clear();
  answering(true);
});
afterEach(() => jest.restoreAllMocks());

describe('a chunk that is gone after a redeploy', () => {
  it('reloads once; where it is still gone, fails instead of reloading again', async () => {
    const reload = jest.fn();
    expect(await isPending(loadPage(entry(missing), reload))).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(loadPage(entry(missing), reload)).rejects.toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('may reload again at a later redeploy, once the page has loaded in between', async () => {
    const reload = jest.fn();
    await isPending(loadPage(entry(missing), reload));
    await loadPage(
      entry(async () => ({ default: Arrived })),
      reload,
    );
    await isPending(loadPage(entry(missing), reload));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads once more when the reader asks for another try', async () => {
    const reload = jest.fn();
    const page = entry(missing);
    await isPending(loadPage(page, reload));
    await isPending(loadPageAgain(page, reload));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload where the server does not answer: the frame would be lost', async () => {
    answering(false);
    const reload = jest.fn();
    await expect(loadPage(entry(missing), reload)).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload where the session cannot remember that it did', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const reload = jest.fn();
    await expect(loadPage(entry(missing), reload)).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page', () => {
  const address = {
    path: '/regional',
    title: '',
    parameters: new URLSearchParams(),
    fromWithin: true,
    latestParameters: () => new URLSearchParams(),
    changeParameters: () => undefined,
    go: () => undefined,
    Link: () => null,
  };
  const show = (page: PageEntry) =>
    act(async () =>
      render(
        <AppTheme>
          <AddressProvider value={address}>
            <LoadedPage place={{ page, feature: { key: 'regional', label: 'regional', icon: Icon, menu, pages: [page] } }} />
          </AddressProvider>
        </AppTheme>,
      ),
    );

  it('shows the spinner until its code is there', async () => {
    let arrive: (module: { default: ComponentType }) => void = () => undefined;
    await show(entry(() => new Promise((resolve) => (arrive = resolve))));
    expect(screen.getByRole('progressbar', { name: 'Memuat halaman' })).toBeInTheDocument();
    await act(async () => arrive({ default: Arrived }));
    expect(screen.getByText('sudah tiba')).toBeInTheDocument();
  });

  it('that fails to load shows the page error, whose retry loads it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answering(false);
    let broken = true;
    await show(entry(() => (broken ? missing() : Promise.resolve({ default: Arrived }))));
    expect(await screen.findByRole('heading', { name: 'Gagal Memuat Halaman' })).toBeInTheDocument();
    broken = false;
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Coba lagi' })));
    expect(await screen.findByText('sudah tiba')).toBeInTheDocument();
  });

  it('that fails while it is shown gives the page error in its place', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('rusak');
    };
    await show(entry(async () => ({ default: Broken })));
    expect(await screen.findByRole('heading', { name: 'Gagal Memuat Halaman' })).toBeInTheDocument();
  });
});
