import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer } from '@pendapa/contracts';
import { answerOf, casesOf, optionsFor, openPage, type RenderPageOptions } from '@pendapa/testing';
import { topFiveFeature } from '../manifest.ts';

/** A busy machine needs seconds to render a whole page. */
const PATIENT = { timeout: 10_000 };

const COMPARISON = { from: '2025-01-01', to: '2025-11-14' };
const members = {
  channel: { VA: { id: 'Virtual account', en: 'Virtual account' }, LOKET: { id: 'Loket Samsat', en: 'Samsat counter' } },
  taxType: { PKB: { id: 'Pajak Kendaraan Bermotor', en: 'Motor Vehicle Tax' } },
  unit: { HQ: { id: 'Kantor Pusat', en: 'Head office' } },
};
const totals = { total: '1000000000', totalBefore: '800000000' };

const channels = answerOf({
  by: { channel: ['LOKET', 'VA'] },
  members,
  measures: {
    amount: { unit: 'money', values: ['600000000', '400000000'], before: ['600000000', '200000000'], ...totals },
    transactions: { unit: 'count', values: [60, 40], total: 100 },
    averageValue: { unit: 'money', values: ['10000000', '10000000'], total: '10000000' },
  },
  comparison: COMPARISON,
});
const whole = answerOf({
  measures: {
    amount: { unit: 'money', ...totals },
    transactions: { unit: 'count', total: 100, totalBefore: 90 },
    averageValue: { unit: 'money', total: '10000000', totalBefore: '9000000' },
    digitalShare: { unit: 'ratio', total: 0.4, totalBefore: 0.25 },
  },
  comparison: COMPARISON,
});
const months = answerOf({
  by: { channel: ['LOKET', 'VA'], month: ['2026-10-01', '2026-10-01'] },
  members,
  measures: { amount: { unit: 'money', values: ['60000000', '40000000'], total: '100000000' } },
});
const taxChannels = answerOf({
  by: { taxType: ['PKB', 'PKB'], channel: ['LOKET', 'VA'] },
  members,
  measures: { amount: { unit: 'money', values: ['750000000', '250000000'], total: '1000000000' } },
});
const one = (dimension: 'taxType' | 'unit', code: string) =>
  answerOf({
    by: { [dimension]: [code] },
    members,
    measures: { amount: { unit: 'money', values: ['400000000'], before: ['200000000'], ...totals } },
    comparison: COMPARISON,
  });

const options = (of: Record<string, { id: string; en: string }>) =>
  Object.entries(of).map(([code, name]) => ({ code, name, parent: null }));

function answerFor(address: string) {
  const known = optionsFor(address, { channel: options(members.channel) });
  if (known) return known;
  const by = new URL(address, 'http://server').searchParams.get('by') ?? '';
  const answers: Record<string, ReturnType<typeof answerOf>> = {
    '': whole,
    channel: channels,
    'channel,month': months,
    'taxType,channel': taxChannels,
    taxType: one('taxType', 'PKB'),
    unit: one('unit', 'HQ'),
  };
  return answers[by];
}

const open = (options: RenderPageOptions = {}) =>
  openPage(topFiveFeature, '/revenue-channel', { wrapper: AnalysisProvider, answers: answerFor, ...options });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Pendapatan per Kanal'],
  ['en', 'Revenue per Channel'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('shows the sum, how much of it is digital, and which channel moved most', async () => {
  await open();
  await waitFor(async () => expect(plain(await screen.findByRole('article', { name: /digital/i }))).toContain('40,0%'), PATIENT);
  await waitFor(async () => expect(plain(await screen.findByRole('article', { name: 'Realisasi' }))).toContain('Rp 1 miliar'), PATIENT);
  // The virtual account rose from 200 of 800 to 400 of 1,000. The counter fell by as much but comes later.
  const mover = await screen.findByRole('article', { name: 'Perubahan porsi terbesar' });
  await waitFor(() => expect(plain(mover)).toContain('15,0 poin persen'), PATIENT);
});

it('ranks the channels with their shares; a click goes into one', async () => {
  const { visited } = await open();
  const list = await screen.findByRole('list', { name: /^Realisasi per kanal/ });
  const [first] = within(list).getAllByRole('button');
  expect(plain(first as HTMLElement)).toBe('Loket SamsatRp 600 juta60,0% · 0,0% tetap');
  await userEvent.click(within(list).getByRole('button', { name: /^Virtual account/ }));
  expect(visited.at(-1)).toMatch(/VA/);
  expect(await screen.findByRole('heading', { name: 'Jenis pajak lewat Virtual account' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Unit dengan pembayaran lewat Virtual account' })).toBeInTheDocument();
});

it('compares the largest channel with its earlier share, and says what changed most', async () => {
  await open({ language: 'en', details: 'closed' });
  // 600 of 1,000 million against 600 of 800.
  expect(
    await screen.findByText('Samsat counter has the largest share: 60.0%, down from 75.0% in the period 1 Jan – 14 Nov 2025.'),
  ).toBeInTheDocument();
  const changes = await screen.findByRole('list', { name: /^Change of revenue by channel/ });
  expect(within(changes).getAllByRole('listitem').map(plain)).toEqual([
    '1 Jan – 14 Nov 2025Rp 800 million',
    'Virtual account+Rp 200 million',
    '1 Jan – 14 Nov 2026Rp 1 billion',
  ]);
});

it('says that nothing is compared where no comparison is chosen', async () => {
  const uncompared = answerOf({
    by: { channel: ['LOKET', 'VA'] },
    members,
    measures: {
      amount: { unit: 'money', values: ['600000000', '400000000'], total: '1000000000' },
      transactions: { unit: 'count', values: [60, 40], total: 100 },
      averageValue: { unit: 'money', values: ['10000000', '10000000'], total: '10000000' },
    },
  });
  const answers = (address: string) =>
    new URL(address, 'http://server').searchParams.get('by') === 'channel' ? uncompared : answerFor(address);
  await open({ language: 'en', details: 'closed', answers });
  expect(await screen.findByText('Samsat counter has the largest share: 60.0%.')).toBeInTheDocument();
  const panel = screen.getByRole('region', { name: 'Change of revenue by channel' });
  expect(await within(panel).findByText('Nothing to compare with')).toBeInTheDocument();
});

describe('where the whole change is not known', () => {
  const panelWith = async (totals: Answer['totals']) => {
    const columns = channels.columns.map((column) =>
      column.kind === 'measure' && column.series === 'comparison' ? { ...column, values: [null, null] } : column,
    );
    const answers = (address: string) => {
      const answer = answerFor(address);
      return answer === channels ? { ...channels, columns, totals } : answer;
    };
    await open({ language: 'en', details: 'closed', answers });
    return within(screen.getByRole('region', { name: 'Change of revenue by channel' }));
  };

  it('takes no channel for risen by all of its revenue if the compared days have no payments', async () => {
    const panel = await panelWith({ ...channels.totals, comparison: { ...channels.totals.comparison, amount: null } });
    expect(await panel.findByText('Nothing to compare with')).toBeInTheDocument();
    expect(panel.queryByText(/^The largest rise/)).not.toBeInTheDocument();
    expect(panel.queryByRole('list')).not.toBeInTheDocument();
  });

  it('says what is missing of a revenue that is known in part', async () => {
    const amount = { state: 'unknown', field: 'principal', lacking: 1, rows: 3, known: '900000000' } as const;
    const panel = await panelWith({
      ...channels.totals,
      current: { ...channels.totals.current, amount: null },
      states: { current: { amount }, comparison: {} },
    });
    expect(await panel.findByText('1 of 3 payments without principal')).toBeInTheDocument();
    expect(panel.queryByText(/^The largest rise/)).not.toBeInTheDocument();
  });
});

it('says how each tax is paid', async () => {
  await open({ language: 'en' });
  expect(await screen.findByText('The largest share of Motor Vehicle Tax is paid through Samsat counter: 75.0%.')).toBeInTheDocument();
  const heat = screen.getByRole('table', { name: /^Share of each channel within the tax types/ });
  expect(within(heat).getByRole('button', { name: '75%' })).toHaveAccessibleDescription('Samsat counter 75.00%');
});

it('says why there is nothing', async () => {
  await open({
    answers: () => answerOf({ by: { channel: [] }, measures: { amount: { unit: 'money', values: [], total: null } } }),
  });
  expect((await screen.findAllByText('Tidak ada data dalam periode dan filter ini.')).length).toBeGreaterThan(0);
});

it('offers another try where it failed', async () => {
  await open({ answers: () => ({ status: 500, code: 'internal', params: {} }) });
  expect((await screen.findAllByRole('button', { name: 'Coba lagi' })).length).toBeGreaterThan(0);
});

describe('whose payments they are', () => {
  const listed = casesOf({
    rows: [{ name: 'B*** S***', number: '****0001', kind: 'individual', tax: 'PKB', amount: '250000000', count: 3 }],
    cases: 240,
    found: 240,
    next: '1.1',
    names: { tax: { PKB: { id: 'Pajak Kendaraan', en: 'Vehicle tax' } }, unit: {}, region: {} },
  });
  const withPayers = (address: string) => (address.startsWith('/api/v1/lists/payers') ? listed : answerFor(address));

  it('is asked for only on request, and shown masked', async () => {
    const { server } = await open({ answers: withPayers });
    const show = await screen.findByRole('button', { name: 'Tampilkan pembayar terbesar yang termasuk angka ini' }, PATIENT);
    expect(server.requestedAddresses.some((address) => address.includes('/lists/'))).toBe(false);
    await userEvent.click(show);
    const row = await screen.findByRole('row', { name: /B\*\*\* S\*\*\*/ }, PATIENT);
    expect(row).toHaveTextContent('Pajak Kendaraan');
    expect(screen.getByText('240 pembayar, diurutkan dari pembayaran terbesar.')).toBeInTheDocument();
    expect(screen.getByText(/^Nama disamarkan/)).toBeInTheDocument();
  });

  it('takes several kinds of units as they are, and says that principal only does not reach it', async () => {
    const { server } = await open({ answers: withPayers, path: '/x?uk=up3d&uk=samsat&d=0' });
    await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan pembayar terbesar yang termasuk angka ini' }, PATIENT));
    const payers = screen.getByRole('region', { name: 'Pembayar terbesar' });
    await waitFor(() => expect(payers).toHaveTextContent(/tidak berlaku di sini/), PATIENT);
    expect(server.requestedAddresses.filter((address) => address.includes('/lists/'))).toEqual([
      expect.stringContaining('kind=samsat,up3d'),
    ]);
  });

  it('is not told by channel, and says so', async () => {
    await open({ answers: withPayers, path: '/x?ch=VA' });
    expect(await screen.findByText(/tidak dapat dirinci menurut kanal/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tampilkan pembayar terbesar yang termasuk angka ini' })).toBeDisabled();
  });
});

it('leads to how people move between channels, with its filters', async () => {
  await open({ path: '/revenue-channel?u=U1' });
  const link = await screen.findByRole('link', { name: 'Kanal Pembayaran' });
  expect(link).toHaveAttribute('href', '/payment-channels?u=U1');
});
