import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, casesOf, optionsFor, openPage, type RenderPageOptions } from '@pendapa/testing';
import { taxTypesFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const members = {
  taxType: { PKB: { id: 'Pajak Kendaraan Bermotor', en: 'Motor Vehicle Tax' }, PAT: { id: 'Pajak Air Tanah', en: 'Groundwater Tax' } },
  unit: { U1: { id: 'UP3D Gambir', en: 'UP3D Gambir' } },
  city: { '31.71': { id: 'Jakarta Pusat', en: 'Central Jakarta' } },
};
type Counts = Readonly<Record<string, readonly [values: readonly (number | null)[], total: number | null]>>;
const measuresOf = (counts: Counts) =>
  Object.fromEntries(
    Object.entries(counts).map(([key, [values, total]]) => [
      key,
      { unit: key === 'payingRatio' ? ('ratio' as const) : ('count' as const), values, total },
    ]),
  );
const flows: Counts = { opened: [[8, 2], 10], closed: [[3, 1], 4], net: [[5, 1], 6] };
// 1,000 registered, 50 temporarily closed: 950 active, of which 600 paid and 350 did not.
const state: Counts = {
  registered: [[800, 200], 1000],
  suspended: [[50, 0], 50],
  payingObjects: [[500, 100], 600],
  payingRatio: [[0.625, 0.5], 0.6],
};
const one: Counts = { registered: [[1000], 1000], suspended: [[50], 50], payingObjects: [[600], 600], payingRatio: [[0.6], 0.6] };
const obligations = answerOf({
  measures: measuresOf({
    expected: [[], 100],
    filed: [[], 90],
    filedOnTime: [[], 80],
    obligations: [[], 400],
    paidOnTime: [[], 300],
    paidLate: [[], 60],
  }),
});
// 500 objects owed something; 120 have not settled it.
const owing = answerOf({
  by: { unit: ['U1'] },
  members,
  measures: {
    ...measuresOf({ nonPayers: [[120], 120], objectsDue: [[500], 500] }),
    compliantShare: { unit: 'ratio', values: [0.76], total: 0.76 },
  },
});
const perObject = answerOf({
  by: { taxType: ['PKB'], unit: ['U1'] },
  members,
  measures: { amountPerObject: { unit: 'money', values: ['2500000'], total: '2500000' } },
});

const options = (of: Record<string, { id: string; en: string }>) =>
  Object.entries(of).map(([code, name]) => ({ code, name, parent: null }));

// Two objects owe for a third tax period; one is listed.
const idle = casesOf({
  list: 'idle-objects',
  rows: [{ number: '****7890', tax: 'PAT', unit: 'U1', region: '31.71', on: '2023-09-30', amount: '66000000', count: 3 }],
  cases: 2,
  amount: '70000000',
  snapshot: '2026-10-31',
  names: { tax: members.taxType, unit: members.unit, region: members.city },
});

function answerFor(address: string) {
  if (address.startsWith('/api/v1/lists/idle-objects')) return idle;
  const known = optionsFor(address, { unit: options(members.unit), city: options(members.city), taxType: options(members.taxType) });
  if (known) return known;
  if (address.includes('/compliance')) return obligations;
  if (address.includes('/duties')) return owing;
  if (address.includes('/revenue')) return perObject;
  const answers: Record<string, ReturnType<typeof answerOf>> = {
    '': answerOf({ measures: measuresOf({ ...state, ...flows }) }),
    month: answerOf({ by: { month: ['2026-09-01', '2026-10-01'] }, measures: measuresOf(flows) }),
    taxType: answerOf({ by: { taxType: ['PKB', 'PAT'] }, members, measures: measuresOf(state) }),
    city: answerOf({ by: { city: ['31.71'] }, members, measures: measuresOf(one) }),
    'taxType,unit': answerOf({
      by: { taxType: ['PKB', 'PAT'], unit: ['U1', 'U1'] },
      members,
      measures: { ...measuresOf({ ...state, ...flows }), updateAge: { unit: 'decimal', values: [400.4, null], total: 412.6 } },
    }),
  };
  return answers[new URL(address, 'http://server').searchParams.get('by') ?? ''];
}

const open = (more: RenderPageOptions = {}) =>
  openPage(taxTypesFeature, '/tax-objects', { wrapper: AnalysisProvider, answers: answerFor, ...more });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Analisis Objek Pajak'],
  ['en', 'Tax Object Analysis'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

const TWO_UNITS = answerOf({
  by: { unit: ['U1', 'U2'] },
  members: { unit: { ...members.unit, U2: { id: 'UP3D Koja', en: 'UP3D Koja' } } },
  measures: {
    ...measuresOf({ nonPayers: [[90, 30], 120], objectsDue: [[300, 200], 500] }),
    compliantShare: { unit: 'ratio', values: [0.7, 0.85], total: 0.76 },
  },
});

it('begins with the objects that have not settled what was due, and the units with most of them', async () => {
  await open({ details: 'closed', answers: (address) => (address.includes('/duties') ? TWO_UNITS : answerFor(address)) });
  // 120 of 500; 90 of 300 in Gambir and 30 of 200 in Koja.
  expect(
    await screen.findByText(
      '120 dari 500 objek dengan kewajiban jatuh tempo (24,0%) belum lunas; terbanyak di UP3D Gambir: 90 objek (30,0%).',
    ),
  ).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /^Objek dengan kewajiban yang belum lunas per unit/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual(['UP3D Gambir9030,0%', 'UP3D Koja3015,0%']);
  expect(plain(screen.getByRole('article', { name: 'Objek dengan kewajiban yang belum lunas' }))).toContain('120');
  const steps = screen.getByRole('region', { name: 'Tindak lanjut' });
  expect(await within(steps).findByText('Objek aktif tidak membayar tiga masa pajak: jadwalkan kunjungan.')).toBeInTheDocument();
  expect(within(steps).getAllByRole('listitem').map(plain)).toEqual([
    '2Objek aktif tidak membayar tiga masa pajak: jadwalkan kunjungan.',
    '90Objek dengan kewajiban yang belum lunas di UP3D Gambir, 30,0% dari objek dengan kewajiban jatuh tempo: buka daftarnya.',
    '30Objek dengan kewajiban yang belum lunas di UP3D Koja, 15,0% dari objek dengan kewajiban jatuh tempo: buka daftarnya.',
  ]);
  expect(within(steps).getByRole('link', { name: /Gambir/ })).toHaveAttribute('href', '/compliance?u=U1#lists');
  expect(screen.queryByRole('list', { name: /^Objek terdaftar, aktif, dan membayar/ })).not.toBeInTheDocument();
});

it('names no unit of fewer than thirty objects', async () => {
  const few = answerOf({
    by: { unit: ['U1'] },
    members,
    measures: { ...measuresOf({ nonPayers: [[12], 12], objectsDue: [[29], 29] }) },
  });
  await open({ answers: (address) => (address.includes('/duties') ? few : answerFor(address)) });
  expect(await screen.findByText('12 dari 29 objek dengan kewajiban jatuh tempo (41,4%) belum lunas.')).toBeInTheDocument();
});

it('follows the objects from registered to paying, each counted once', async () => {
  await open();
  const list = await screen.findByRole('list', { name: /^Objek terdaftar, aktif, dan membayar/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    'Terdaftar1.000 ',
    'Aktif95095,0% dari terdaftar',
    'Membayar60060,0% dari terdaftar',
  ]);
  expect(await screen.findByText('Terdaftar dan tidak tutup sementara; 95,0% dari objek terdaftar')).toBeInTheDocument();
});

it('follows obligations and returns from due to on time', async () => {
  await open({ language: 'en' });
  const rowsOf = async (name: RegExp) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map(plain);
  expect(await rowsOf(/^Obligations: due/)).toEqual([
    'Obligations due400 ',
    'Settled obligations36090.0% of obligations due',
    'Obligations paid on time30075.0% of obligations due',
  ]);
  expect(await rowsOf(/^Returns: due/)).toEqual([
    'Returns due100 ',
    'Returns filed9090.0% of returns due',
    'Returns filed on time8080.0% of returns due',
  ]);
});

it('says what came and went, and what the objects of each tax type do', async () => {
  const { visited } = await open();
  expect(await screen.findByText(/10 objek baru dan 4 objek tutup dalam periode grafik ini; selisihnya \+6 objek/)).toBeInTheDocument();
  expect(await screen.findByText('Pajak Kendaraan Bermotor memiliki objek terdaftar terbanyak: 800.')).toBeInTheDocument();
  const list = screen.getByRole('list', { name: /^Objek terdaftar per jenis pajak/ });
  await userEvent.click(within(list).getByRole('button', { name: /^Pajak Kendaraan/ }));
  expect(visited.at(-1)).toMatch(/PKB/);
});

it('lists every tax type and unit with what an object brought', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /^Objek Pajak menurut jenis pajak dan unit/ });
  // The only row and the total.
  expect(await within(table).findAllByText('2.500,00')).toHaveLength(2);
  expect(plain(within(table).getAllByRole('row')[1] as HTMLElement)).toBe(
    'Pajak Kendaraan BermotorUP3D Gambir8005083550025062,50%2.500,00400',
  );
});

it('says how old the register is and which objects to visit', async () => {
  await open();
  expect(await screen.findByText(/^Umur data: rata-rata hari/)).toBeInTheDocument();
  expect(await screen.findByText('Perlu dikunjungi; posisi 31 Okt 2026')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: /^Objek aktif tanpa pembayaran tiga masa pajak/ });
  expect(plain(within(table).getAllByRole('row')[1] as HTMLElement)).toBe(
    '1. ****7890-Pajak Air TanahUP3D GambirJakarta Pusat30 Sep 2023366,00',
  );
});

it('says where nothing is owed for three periods', async () => {
  const none = casesOf({ list: 'idle-objects', snapshot: '2026-10-31' });
  await open({ answers: (address) => (address.startsWith('/api/v1/lists/') ? none : answerFor(address)) });
  expect(await screen.findByText('Tidak ada objek aktif tanpa pembayaran tiga masa pajak.')).toBeInTheDocument();
});

it('says which extract brings objects', async () => {
  const bare = answerOf({
    measures: { registered: { unit: 'count', total: null } },
    notes: [{ code: 'not-imported', params: { extract: 'objects' } }],
  });
  await open({ answers: (address) => (address.startsWith('/api/v1/lists/') ? casesOf({ missing: ['arrears', 'objects'] }) : bare) });
  expect(await screen.findByText(/^Belum diimpor: .*objek pajak/)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: /^Objek terdaftar, aktif, dan membayar/ })).not.toBeInTheDocument();
});

it('leads from obligations to the page of compliance, with its filters', async () => {
  await open({ path: '/tax-objects?t=PKB' });
  const link = screen.getByRole('link', { name: 'Analisis Kepatuhan' });
  expect(link).toHaveAttribute('href', '/compliance?t=PKB');
});

it('leads to what there is to tax, with its filters', async () => {
  await open({ path: '/tax-objects?t=PKB' });
  const link = screen.getByRole('link', { name: 'Demografi Objek Pajak' });
  expect(link).toHaveAttribute('href', '/demo-taxobject?t=PKB');
});
