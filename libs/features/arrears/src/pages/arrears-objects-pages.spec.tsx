import { configure, screen, waitFor, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, casesOf, openPage, optionsFor, statusOf, type RenderPageOptions } from '@pendapa/testing';
import { arrearsFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const counts = (...values: readonly (number | null)[]) => ({
  unit: 'count' as const,
  values,
  total: values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
});
const money = (...values: readonly string[]) => ({
  unit: 'money' as const,
  values,
  total: String(values.reduce((sum, value) => sum + BigInt(value), 0n)),
});
const named = (name: string) => ({ id: name, en: name });
const UNITS = { U1: named('UP3D Gambir'), U2: named('UP3D Senen') };
const TAXES = { PBB: named('PBB-P2'), PKB: named('PKB') };
const CITIES = { '31.71': named('Jakarta Pusat'), '31.72': named('Jakarta Utara') };
const DISTRICTS = { '31.71.01': named('Gambir'), '31.71.04': named('Senen'), '31.71.05': named('Johar Baru') };
const members = { unit: UNITS, taxType: TAXES, city: CITIES, district: DISTRICTS, debtBand: {} };
const notes = [{ code: 'snapshot' as const, params: { on: '2026-10-31', comparedOn: '2025-12-31' } }];

// 50 + 6 + 4 - 10 = 50 in Gambir, 30 + 12 + 0 - 2 = 40 in Senen.
const FLOW = {
  opening: counts(50, 30),
  added: counts(6, 12),
  returned: counts(4, 0),
  cleared: counts(10, 2),
  stayed: counts(40, 28),
  closing: counts(50, 40),
};
const DEBTORS = { objects: counts(60, 30), total: money('90000000', '30000000'), averagePerObject: money('1500000', '1000000') };

const ROWS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  taxType: { taxType: ['PBB', 'PKB'] },
  unit: { unit: ['U1', 'U2'] },
  city: { city: ['31.71', '31.72'] },
  'city,district': { city: ['31.71', '31.71'], district: ['31.71.01', '31.71.04'] },
  debtBand: { debtBand: ['10000000', '100000'] },
  year: { year: ['2025-01-01', '2026-01-01'] },
  'taxType,yearsOwed': { taxType: ['PBB', 'PKB'], yearsOwed: ['1', '3'] },
  'year,yearsOwed': { year: ['2025-01-01', '2026-01-01'], yearsOwed: ['1', '3'] },
};
// 40 first owed in 2024, and 30 of them still did a year later.
const COHORTS = answerOf({
  by: {
    year: ['2024-01-01', '2025-01-01', '2025-01-01', '2026-01-01', '2026-01-01'],
    firstOwedYear: ['2024', '2024', '2025', '2024', '2025'],
  },
  measures: { closing: counts(40, 30, 20, 25, 18) },
  notes,
});
const LIST = casesOf({
  list: 'debtors',
  snapshot: '2026-10-31',
  rows: [{ number: 'N1', tax: 'PBB', on: '2022-09-30', count: 4, amount: '9000000' }],
  names: { tax: TAXES, unit: {}, region: {} },
});

// No object of the third district is in arrears.
const REGISTERED_IN_DISTRICTS = answerOf({
  by: { city: ['31.71', '31.71', '31.71'], district: Object.keys(DISTRICTS) },
  members,
  measures: { registered: counts(300, 200, 50) },
});

const answers = (flow: Partial<typeof FLOW>) => (address: string) => {
  if (address.startsWith('/api/v1/lists/debtors')) return LIST;
  const known = optionsFor(address, {});
  if (known) return known;
  const { pathname, searchParams } = new URL(address, 'http://server');
  const by = searchParams.get('by') ?? '';
  if (by === 'year,firstOwedYear') return COHORTS;
  if (pathname.endsWith('/objects') && by === 'city,district') return REGISTERED_IN_DISTRICTS;
  if (pathname.endsWith('/objects')) return answerOf({ by: ROWS[by] ?? {}, members, measures: { registered: counts(300, 200) } });
  const measures = pathname.endsWith('/debtorFlow') ? { ...FLOW, ...flow } : DEBTORS;
  return answerOf({ by: ROWS[by] ?? {}, members, measures, notes });
};
const open = (
  page: string,
  language: 'id' | 'en' = 'en',
  flow: Partial<typeof FLOW> = {},
  details: RenderPageOptions['details'] = undefined,
) => openPage(arrearsFeature, page as '/arrears-op-trend', { language, wrapper: AnalysisProvider, answers: answers(flow), details });

it.each([
  ['/arrears-op-tax-type', 'id', 'Objek Menunggak per Jenis Pajak'],
  ['/arrears-op-tax-type', 'en', 'Objects in Arrears per Tax Type'],
  ['/arrears-op-up3d', 'id', 'Objek Menunggak per UP3D'],
  ['/arrears-op-up3d', 'en', 'Objects in Arrears per UP3D'],
  ['/arrears-op-trend', 'id', 'Tren Objek Menunggak'],
  ['/arrears-op-trend', 'en', 'Trend of Objects in Arrears'],
] as const)('%s is headed in %s', async (page, language, title) => {
  await open(page, language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says how few objects owe most of it, what part of a tax owes, and who', async () => {
  await open('/arrears-op-tax-type', 'id');
  // The larger band reaches 75 %, so both are needed for 80 %.
  expect(await screen.findByText('90 objek (100,0%) memiliki 100,0% dari seluruh tunggakan.')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: /^Objek menunggak dan tunggakannya/ });
  expect(within(table).getByRole('row', { name: /^PBB-P2/ })).toHaveTextContent(/60.*300.*20,00%/);
  expect(await screen.findByText('1 objek menunggak, dengan total tunggakan Rp 9 juta.')).toBeInTheDocument();
});

it('sets the few who owe most against the others, the largest arrears first', async () => {
  const shares = answerOf({
    by: { debtBand: ['10000000', '100000'] },
    members,
    measures: { objects: counts(20, 80), total: money('90000000', '10000000') },
    notes,
  });
  await openPage(arrearsFeature, '/arrears-op-tax-type', {
    language: 'en',
    wrapper: AnalysisProvider,
    details: 'closed',
    answers: (address) => (address.includes('by=debtBand') ? shares : answers({})(address)),
  });
  expect(await screen.findByText('20 objects (20.0%) owe 90.0% of the arrears; the other 80 owe only 10.0%.')).toBeInTheDocument();
  const bands = within(await screen.findByRole('list', { name: /^Share of arrears and share of objects/ })).getAllByRole('listitem');
  expect(bands.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Rp.10.million to below Rp.20.million90\.0%20 objects \(20\.0%\)$/),
    expect.stringMatching(/10\.0%80 objects \(80\.0%\)$/),
  ]);
  // What to do: the list of these few, then the units of the taxes with the largest arrears.
  const steps = within(screen.getByRole('region', { name: 'To follow up' }));
  expect(steps.getByText('90.0%')).toBeInTheDocument();
  expect(steps.getByRole('button', { name: /^Share of the arrears of the 20 largest objects/ })).toBeInTheDocument();
  expect(steps.getByRole('link', { name: /^PBB-P2: 60 objects in arrears/ })).toHaveAttribute('href', '/arrears-op-up3d?t=PBB');
  expect(steps.getByRole('link', { name: /^PKB: 30 objects in arrears/ })).toHaveAttribute('href', '/arrears-op-up3d?t=PKB');
});

it('leads a reader without the right to single cases to the units of taxes alone', async () => {
  const { rights } = statusOf();
  await openPage(arrearsFeature, '/arrears-op-tax-type', {
    wrapper: AnalysisProvider,
    answers: answers({}),
    details: 'closed',
    status: { rights: { ...rights, cases: { may: false, from: 'analyst' } } },
  });
  const steps = within(await screen.findByRole('region', { name: 'Tindak lanjut' }));
  expect(await steps.findByRole('link', { name: /^PBB-P2: / })).toBeInTheDocument();
  expect(steps.queryByRole('button')).not.toBeInTheDocument();
});

it('calls bands dark only where the objects with most of the arrears are known', async () => {
  const dark = 'Dark: the objects that together owe at least 80% of the arrears';
  const { unmount } = await open('/arrears-op-tax-type', 'en', {}, 'closed');
  expect(await screen.findByText(dark)).toBeInTheDocument();
  unmount();
  const unknown = answerOf({
    by: { debtBand: ['10000000', '100000'] },
    members,
    measures: { objects: counts(null, 80), total: money('90000000', '10000000') },
    notes,
  });
  await openPage(arrearsFeature, '/arrears-op-tax-type', {
    language: 'en',
    wrapper: AnalysisProvider,
    details: 'closed',
    answers: (address) => (address.includes('by=debtBand') ? unknown : answers({})(address)),
  });
  expect(await screen.findByRole('list', { name: /^Share of arrears and share of objects/ })).toBeInTheDocument();
  expect(screen.queryByText(dark)).not.toBeInTheDocument();
});

it('says where the highest share owes, and where more come into arrears than leave', async () => {
  await open('/arrears-op-up3d');
  // 60 of 300 at Gambir, 90 of 500 at all.
  expect(
    await screen.findByText('20.0% of the objects at UP3D Gambir are in arrears, compared with 18.0% at all UP3D.'),
  ).toBeInTheDocument();
  const changes = within(await screen.findByRole('list', { name: /^Units by how many more/ })).getAllByRole('listitem');
  // The list keeps its order, although the sentence of the page names Gambir.
  expect(changes[0]).toHaveTextContent(/UP3D Senen.*10.*12 fell into arrears, 2 left arrears/);
  expect(changes[1]).toHaveTextContent(/UP3D Gambir.*10 fell into arrears, 10 left arrears/);
  expect(await screen.findByText('Jakarta Pusat has 66.7% of the objects in arrears.')).toBeInTheDocument();
});

it('shows first the share of each kind of unit, and ranks units by it', async () => {
  const { server } = await open('/arrears-op-up3d', 'id', {}, 'closed');
  const card = await screen.findByRole('article', { name: 'Porsi objek menunggak di Samsat' });
  await waitFor(() => expect(card).toHaveTextContent(/18,0%.*90 dari 500/));
  const units = within(await screen.findByRole('list', { name: /^UP3D menurut porsi/ })).getAllByRole('listitem');
  expect(units.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/UP3D Gambir.*20,0%.*60 dari 300/),
    expect.stringMatching(/UP3D Senen.*15,0%.*30 dari 200/),
  ]);
  expect(server.requestedAddresses.filter((address) => address.includes('/debtorFlow'))).toEqual([]);
  // Only Gambir is above the share of all.
  const steps = within(screen.getByRole('region', { name: 'Tindak lanjut' })).getAllByRole('button');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Objek menunggak di UP3D Gambir, 20,0% dari 300 objek (rata-rata 18,0%): buka daftarnya.',
  ]);
});

it('begins with the kind of units that has most objects above its average', async () => {
  const registered = answerOf({ by: ROWS['unit'] ?? {}, members, measures: { registered: counts(200, 300) } });
  // At UP3D 60 of 300 against 90 of 500 are 6 objects more; at Samsat 60 of 200 against 90 of 500 are 24.
  await openPage(arrearsFeature, '/arrears-op-up3d', {
    language: 'en',
    wrapper: AnalysisProvider,
    details: 'closed',
    answers: (address) => (address.includes('/objects?') && address.includes('kind=samsat') ? registered : answers({})(address)),
  });
  expect(
    await screen.findByText('30.0% of the vehicles at UP3D Gambir are in arrears, compared with 18.0% at all Samsat.'),
  ).toBeInTheDocument();
  const [first, second] = await screen.findAllByRole('list', { name: /highest first/ });
  expect(first).toHaveAccessibleName(/^Samsat by/);
  expect(second).toHaveAccessibleName(/^UP3D by/);
});

it('shows on the map what part of the objects of each district owes, nothing of it where none does', async () => {
  await open('/arrears-op-up3d');
  const tiles = within(await screen.findByRole('list', { name: /^Tile map, District: / })).getAllByRole('listitem');
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    expect.stringMatching(/^Gambir.*20.0%$/),
    expect.stringMatching(/^Senen.*15.0%$/),
    expect.stringMatching(/^Johar Baru.*0.0%$/),
  ]);
});

it('says who came, left and stayed, and how long', async () => {
  await open('/arrears-op-trend');
  // 60 in 2025, 30 of them in 2026. The others owe fewer than five years.
  expect(await screen.findByText('The number of objects in arrears has fallen by 50.0% since 2025, to 30.')).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Objects that fell into arrears' })).toHaveTextContent(/22.*18 new, 4 back in arrears/);
  expect(screen.getByRole('article', { name: 'Share of objects still in arrears' })).toHaveTextContent(
    /85\.0%.*of 80 objects in arrears at the start of the period/,
  );
  expect(await screen.findByText('75.0% of objects first in arrears in 2024 were still in arrears a year later.')).toBeInTheDocument();
});

it('calls a change that rounds to 0.0% no change', async () => {
  const still = answerOf({ by: ROWS['year,yearsOwed'] ?? {}, measures: { objects: counts(10000, 9998) }, notes });
  const isOfYears = (address: string): boolean => new URL(address, 'http://server').searchParams.get('by') === 'year,yearsOwed';
  await openPage(arrearsFeature, '/arrears-op-trend', {
    language: 'en',
    wrapper: AnalysisProvider,
    details: 'closed',
    answers: (address) => (isOfYears(address) ? still : answers({})(address)),
  });
  expect(await screen.findByText('The number of objects in arrears has hardly changed since 2025: 9,998.')).toBeInTheDocument();
});

it('says nothing of who came where recaps hide objects', async () => {
  await open('/arrears-op-trend', 'en', { added: counts(null, 12), stayed: counts(null, 28) });
  const came = await screen.findByRole('article', { name: 'Objects that fell into arrears' });
  expect(await screen.findByText('Objects falling into and leaving arrears by year')).toBeInTheDocument();
  expect(came).not.toHaveTextContent(/\d/);
});

it('leads from objects in arrears to what they are and are worth', async () => {
  await open('/arrears-op-tax-type');
  const link = await screen.findByRole('link', { name: 'Tax Object Demographics' });
  expect(link).toHaveAttribute('href', '/demo-taxobject');
});
