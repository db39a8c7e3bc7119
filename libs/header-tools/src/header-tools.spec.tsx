import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Finding, Findings, FindingsNotReady } from '@pendapa/contracts';
import { defineMessages } from '@pendapa/i18n';
import { defineFeature } from '@pendapa/page-manifest';
import { renderPage, type RenderPageOptions } from '@pendapa/testing';
import { HeaderTools } from './header-tools.tsx';
import { UserTool } from './user/user-tool.tsx';

const menu = defineMessages('header-tools.spec', {
  id: { group: 'Kepatuhan', unit: 'Kepatuhan per UP3D', channels: 'Kanal Pembayaran' },
  en: { group: 'Compliance', unit: 'Compliance per UP3D', channels: 'Payment Channels' },
});
const Icon = () => null;
const load = () => Promise.reject(new Error('not opened here'));
const features = [
  defineFeature({
    key: 'compliance',
    label: 'group',
    icon: Icon,
    menu,
    pages: [
      { path: '/compliance-up3d', label: 'unit', icon: Icon, load },
      { path: '/payment-channels', label: 'channels', icon: Icon, load },
    ],
  }),
];

const option = (code: string, name: string, parent: string | null) => ({ code, name: { id: name, en: name }, parent });
const OPTIONS: Readonly<Record<string, ReturnType<typeof option>[]>> = {
  'taxType q=kendaraan': [option('PKB', 'Pajak Kendaraan Bermotor', null)],
  'unit q=setia': [option('U7', 'UP3D Setiabudi', null)],
  'district q=setia': [option('31.74.02', 'Setiabudi', '31.74')],
  'ward q=setia': [option('31.74.02.1001', 'Setiabudi', '31.74.02')],
  'district q=31.74.02': [option('31.74.02', 'Setiabudi', '31.74')],
  'city q=31.74': [option('31.74', 'Jakarta Selatan', null)],
  'channel q=qris': [option('QRIS', 'QRIS', null)],
  'bank q=jakarta': [option('BJKT', 'Bank Jakarta', null)],
};
const answers = (address: string) => {
  const { pathname, search } = new URL(address, 'http://server');
  const dimension = pathname.split('/dimensions/')[1];
  if (dimension === undefined) return undefined;
  const requested = dimension as 'unit';
  return { dimension: requested, options: OPTIONS[`${dimension} ${search.slice(1)}`] ?? [], truncated: false, generation: 1 };
};

const loadGuide = async () => [
  {
    to: '/guide?part=reading&section=missing',
    title: { id: 'Bila suatu angka tidak ada', en: 'When a figure is missing' },
    part: { id: 'Membaca halaman', en: 'Reading a page' },
    terms: [{ id: 'Disembunyikan', en: 'Hidden' }],
  },
];

const open = (options: RenderPageOptions = {}) =>
  renderPage(<HeaderTools features={features} loadGuide={loadGuide} />, { wrapper: AnalysisProvider, answers, ...options });
async function search(text: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), text);
}
const found = () => screen.getAllByRole('option').map((one) => one.textContent);

beforeEach(() => localStorage.removeItem('pendapa.search.recent'));

it('finds pages in both languages, whichever is shown', async () => {
  open();
  await search('compl up3d');
  await waitFor(() => expect(found()).toEqual(['Kepatuhan per UP3DKepatuhan']));
});

it.each(['angka tidak ada', 'hidden'])(
  'finds a section of the guide by its title or a term it explains, in both languages: %s',
  async (words) => {
    const { visited } = open();
    await search(words);
    await waitFor(() => expect(found()).toEqual(['Bila suatu angka tidak adaMembaca halaman']));
    await userEvent.keyboard('{Enter}');
    expect(visited).toEqual(['/guide?part=reading&section=missing']);
  },
);

it('opens the guide at the page that is shown with ?, but not from a field', async () => {
  const { visited } = open({ path: '/compliance-up3d' });
  await userEvent.keyboard('?');
  expect(visited).toEqual(['/guide?page=%2Fcompliance-up3d']);
  await search('?');
  expect(visited).toHaveLength(1);
});

it('opens no guide with ? if single keys are switched off', async () => {
  localStorage.setItem('pendapa.shortcuts', 'off');
  const { visited } = open();
  await userEvent.keyboard('?');
  expect(visited).toEqual([]);
  localStorage.removeItem('pendapa.shortcuts');
});

it('finds units and regions of every level, each with what it lies in, and goes there', async () => {
  const { visited } = open();
  await search('setia');
  await waitFor(() => expect(found()).toEqual(['UP3D SetiabudiU7', 'SetiabudiJakarta Selatan', 'SetiabudiSetiabudi, Jakarta Selatan']));
  await userEvent.click(screen.getAllByRole('option')[2] as HTMLElement);
  expect(visited).toEqual(['/regional?r=31.74&r=31.74.02&r=31.74.02.1001']);
  // An opened entry is listed first the next time.
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(found()[0]).toBe('Setiabudi'));
});

it.each(['', 'setia', 'zzz'])('is left with Escape after %j was typed, and with a button', async (text) => {
  open();
  const opener = screen.getByRole('button', { name: 'Cari' });
  act(() => opener.focus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('combobox');
  if (text !== '') await userEvent.keyboard(text);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('knows taxes by what people call them', async () => {
  const { visited } = open();
  await search('mobil');
  await userEvent.click(await screen.findByRole('option', { name: /Pajak Kendaraan Bermotor/ }));
  expect(visited).toEqual(['/tax-types?t=PKB']);
});

it('finds payment channels and banks', async () => {
  const { visited } = open();
  await search('qris');
  await waitFor(() => expect(found()).toEqual(['QRIS']));
  await userEvent.click(screen.getByRole('option'));
  await search('jakarta');
  await waitFor(() => expect(found()).toEqual(['Bank JakartaBJKT']));
  await userEvent.click(screen.getByRole('option'));
  expect(visited).toEqual(['/revenue-op-trend?ch=QRIS', '/revenue-bank-channel?b=BJKT']);
});

it('reads a definition and comes back', async () => {
  open();
  await search('tunggakan neto');
  expect(await screen.findByText(/Tidak ada yang cocok/)).toBeInTheDocument();
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'nilai bersih piutang');
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  expect(screen.getByRole('heading', { name: 'Nilai bersih piutang di neraca' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Kembali ke pencarian' }));
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('leaves the slash to fields, and to readers who switched single keys off', async () => {
  localStorage.setItem('pendapa.shortcuts', 'off');
  open();
  await userEvent.keyboard('/');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  localStorage.removeItem('pendapa.shortcuts');
});

describe('notices', () => {
  beforeEach(() => localStorage.removeItem('pendapa.notices'));

  const shortfall = (weight: Finding['weight'], unit: string): Finding => ({
    rule: 'plan-shortfall',
    where: { unit },
    period: { from: '2026-09-01', to: '2026-10-31' },
    year: null,
    figures: { realised: '80000000000', plan: '100000000000' },
    n: 2,
    strength: 1,
    weight,
  });
  const found = (...findings: Finding[]): Findings => ({
    findings,
    examined: ['plan-shortfall', 'unit-months'],
    members: { unit: { U1: { id: 'Unit Satu', en: 'Unit One' } }, tax: {}, channel: {} },
    asOf: '2026-11-14',
    generation: 1,
  });
  const answering = (findings: Findings | FindingsNotReady) => ({ answers: { '/api/v1/findings': findings } });
  const bell = (name: string | RegExp) => screen.findByRole('button', { name });
  const notices = async (options: RenderPageOptions = {}) => {
    open(options);
    await userEvent.click(await bell('Notifikasi, 3 baru'));
    return async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  };

  it('are three, also where nothing was found: the last load, the days covered, and what was examined', async () => {
    const texts = await notices(answering(found()));
    await waitFor(async () =>
      expect(await texts()).toEqual([
        expect.stringMatching(/^BaruImpor terakhir 15 Nov 2026/),
        'BaruData mencakup 1 Jan 2024 sampai 14 Nov 2026.',
        'BaruTidak ada temuan dari 2 pemeriksaan.',
      ]),
    );
  });

  it('begin with a failed import, late data, and the weightiest finding', async () => {
    const findings = found(shortfall('low', 'U2'), shortfall('high', 'U1'));
    const texts = await notices({ ...answering(findings), status: { stale: true, failedImportAt: '2026-11-16T01:00:00.000Z' } });
    await waitFor(async () =>
      expect(await texts()).toEqual([
        expect.stringMatching(/^BaruImpor pada 16 Nov 2026.* ditolak atau gagal\. Angka yang tampil masih dari data per 14 Nov/),
        expect.stringMatching(/^BaruData terakhir per 14 Nov 2026, lebih lama/),
        expect.stringMatching(/^BaruUnit Satu mencapai 80,0% dari rencana/),
      ]),
    );
  });

  it('are not counted again on this device once they were shown, but something new is', async () => {
    const { server, unmount } = open(answering(found(shortfall('high', 'U1'))));
    await userEvent.click(await bell('Notifikasi, 3 baru'));
    expect(await screen.findByText(/^Unit Satu mencapai/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await bell('Notifikasi, tidak ada yang baru');
    unmount();
    open(answering(found(shortfall('high', 'U1'), shortfall('high', 'U2'))));
    expect(await bell('Notifikasi, 1 baru')).toHaveTextContent('1');
    expect(server.requestedAddresses).toEqual([]);
  });

  it('say that findings are not known yet, which is not that there are none', async () => {
    const notReady: FindingsNotReady = { state: 'pending', retryAfter: 60, generation: 1 };
    const pending = await notices(answering(notReady));
    await waitFor(async () => expect((await pending())[0]).toMatch(/Temuan dalam data terbaru sedang dicari/));
    expect((await pending()).join()).not.toContain('Tidak ada temuan');
  });

  it('say where there are no data, and where the server is away', async () => {
    open({ status: { asOf: null, extracts: [] } });
    await userEvent.click(await bell(/^Notifikasi, 1 baru/));
    expect(await screen.findByText(/^Belum ada data/)).toBeInTheDocument();
  });
});

describe('user menu', () => {
  const show = (entry: 'profile' | 'settings' | 'logout', options: RenderPageOptions = {}) =>
    renderPage(<UserTool entry={entry} onClose={() => undefined} />, { wrapper: AnalysisProvider, ...options });

  it('says who reads and what they may', async () => {
    show('profile', { status: { reader: { mode: 'proxy', role: 'analyst', name: 'siti', ofUnits: null } } });
    expect(await screen.findByText('siti')).toBeInTheDocument();
    expect(screen.getByText('Analis')).toBeInTheDocument();
    expect(screen.getByText('Seluruh instansi')).toBeInTheDocument();
    const rights = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rights).toContain('bolehMengekspor angka sebagai berkas');
    expect(rights).toContain('tidak bolehMencari wajib pajak menurut nomor');
  });

  it('shows what the agency set, and deletes what is kept on the device', async () => {
    localStorage.setItem('pendapa.filters./targets', 'p=m');
    show('settings');
    expect(await screen.findByText('Badan Pendapatan Contoh')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus dari perangkat ini' }));
    expect(localStorage.getItem('pendapa.filters./targets')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Sudah dihapus');
  });

  it('offers to end a session only where there is one', async () => {
    const { unmount } = show('logout');
    expect(await screen.findByText(/Tidak ada sesi/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keluar' })).not.toBeInTheDocument();
    unmount();
    show('logout', { status: { reader: { mode: 'token', role: 'viewer', name: null, ofUnits: null } } });
    expect(await screen.findByRole('button', { name: 'Keluar' })).toBeInTheDocument();
  });

  it("says that a session of the agency's account ends there too", async () => {
    show('logout', { status: { reader: { mode: 'oidc', role: 'admin', name: 'ratna', ofUnits: null } } });
    expect(await screen.findByText(/di sini dan di layanan masuk instansi/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keluar' })).toBeInTheDocument();
  });
});
