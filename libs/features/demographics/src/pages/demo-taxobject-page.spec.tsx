import { configure, screen, waitFor, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, optionsFor, openPage, squareRegions, type RenderPageOptions } from '@pendapa/testing';
import { demographicsFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const members = {
  taxType: { PBB: { id: 'Pajak Bumi dan Bangunan', en: 'Land and Building Tax' } },
  city: { '31.71': { id: 'Jakarta Pusat', en: 'Central Jakarta' } },
  landBand: { '00100': { id: '100-200 m²', en: '100-200 m²' }, 'not-applicable': { id: 'Tidak berlaku', en: 'Not applicable' } },
  buildingBand: { '00050': { id: '50-100 m²', en: '50-100 m²' } },
  district: { '31.71.01': { id: 'Gambir', en: 'Gambir' } },
};
const count = (values: readonly number[], total: number | null) => ({ unit: 'count' as const, values, total });
const money = (values: readonly (string | null)[], total: string | null) => ({ unit: 'money' as const, values, total });

/** 100 objects: 70 from Rp 100 billion, 20 from 200 billion, 5 from 10 trillion, 5 with unknown base. */
const answers: Readonly<Record<string, ReturnType<typeof answerOf>>> = {
  taxType: answerOf({
    by: { taxType: ['PBB'] },
    members,
    measures: {
      registered: count([100], 100),
      baseValue: money(['100000000000000'], '100000000000000'),
      averageBase: money(['1052631578947'], '1052631578947'),
    },
  }),
  valueBand: answerOf({
    by: { valueBand: ['10000000000000', '200000000000', '100000000000', null] },
    measures: {
      registered: count([5, 20, 70, 5], 100),
      baseValue: money(['55000000000000', '35000000000000', '10000000000000', null], '100000000000000'),
      averageBase: money(['11000000000000', '1750000000000', '142857142857', null], '1052631578947'),
    },
  }),
  'taxType,objectClass': answerOf({
    by: { taxType: ['PBB'], objectClass: ['BILLBOARD'] },
    members,
    measures: {
      registered: count([100], 100),
      baseValue: money(['100000000000000'], '100000000000000'),
      averageBase: money(['1000000000000'], '1000000000000'),
      suspended: count([3], 3),
    },
  }),
  'taxType,objectClass,objectUse': answerOf({
    by: { taxType: ['PBB', 'PBB'], objectClass: ['BUMI-BANGUNAN', null], objectUse: ['RUMAH', null] },
    members,
    measures: {
      registered: count([95, 5], 100),
      baseValue: money(['100000000000000', null], '100000000000000'),
      averageBase: money(['1052631578947', null], '1052631578947'),
      suspended: count([3, 0], 3),
    },
  }),
  'city,district': answerOf({
    by: { city: ['31.71'], district: ['31.71.01'] },
    members,
    measures: {
      registered: count([100], 100),
      baseValue: money(['100000000000000'], '100000000000000'),
      averageBase: money(['1052631578947'], '1052631578947'),
    },
  }),
};
/** 100 objects, 20 in arrears. 95 have a known class: 19 of them are in arrears and 40 exempt. */
const owing = (codes: Readonly<Record<string, readonly (string | null)[]>>) =>
  answerOf({
    by: codes,
    members,
    measures: {
      objects: count([95, 5], 100),
      exemptObjects: count([40, 0], 40),
      objectsInArrears: count([19, 1], 20),
      objectsInArrearsShare: { unit: 'ratio', values: [0.2, 0.2], total: 0.2 },
      baseValue: money(['90000000000000', '10000000000000'], '100000000000000'),
    },
  });
const profiles = (codes: Readonly<Record<string, readonly (string | null)[]>>) =>
  answerOf({
    by: codes,
    members,
    measures: {
      objects: count([95, 5], 100),
      baseValue: money(['100000000000000', null], '100000000000000'),
      assessed: money(['90000000000', '10000000000'], '100000000000'),
      paid: money(['63000000000', '0'], '63000000000'),
      paidShare: { unit: 'ratio', values: [0.7, 0], total: 0.63 },
      objectsInArrears: count([19, 1], 20),
      objectsInArrearsShare: { unit: 'ratio', values: [0.2, 0.2], total: 0.2 },
      outdatedShare: { unit: 'ratio', values: [0.316, 0.2], total: 0.31 },
    },
  });
/** Assessed, paid and owed amounts of the objects. */
const standings: Readonly<Record<string, ReturnType<typeof answerOf>>> = {
  taxType: answerOf({
    by: { taxType: ['PBB'] },
    members,
    measures: {
      paidShare: { unit: 'ratio', values: [0.63], total: 0.63 },
      objectsInArrearsShare: { unit: 'ratio', values: [0.2], total: 0.2 },
      outdatedObjects: count([31], 31),
      outdatedShare: { unit: 'ratio', values: [0.31], total: 0.31 },
    },
  }),
  objectClass: owing({ objectClass: ['BUMI-BANGUNAN', null] }),
  valueBand: owing({ valueBand: ['100000000000', null] }),
  landBand: owing({ landBand: ['00100', null] }),
  buildingBand: owing({ buildingBand: ['00050', null] }),
  'taxType,objectClass': profiles({ taxType: ['PBB', 'PBB'], objectClass: ['BILLBOARD', null] }),
  'taxType,objectClass,objectUse': profiles({ taxType: ['PBB', 'PBB'], objectClass: ['BUMI-BANGUNAN', null], objectUse: ['RUMAH', null] }),
};
const TAXES = [{ code: 'PKB', name: { id: 'Pajak Kendaraan Bermotor', en: 'Motor Vehicle Tax' }, parent: null }];

const isOfStanding = (address: string): boolean => address.includes('objectProfiles');
const answerFor = (address: string) =>
  optionsFor(address, { taxType: TAXES }) ??
  (isOfStanding(address) ? standings : answers)[new URL(address, 'http://server').searchParams.get('by') ?? ''];

const open = (more: RenderPageOptions = {}) =>
  openPage(demographicsFeature, '/demo-taxobject', { wrapper: AnalysisProvider, answers: answerFor, ...more });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Demografi Objek Pajak'],
  ['en', 'Tax Object Demographics'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says how few objects hold about half of the value, and which one is in the middle', async () => {
  await open();
  // 5 of the 95 objects with known base hold 55 of 100 trillion.
  expect(
    await screen.findByText(
      /^Objek bernilai Rp\s10\striliun ke atas adalah 5,3% dari objek; nilainya 55,0% dari seluruh dasar pengenaan\.$/,
    ),
  ).toBeInTheDocument();
  expect(await screen.findByText(/^mulai Rp\s100\smiliar$/)).toBeInTheDocument();
});

it('says which kind is most often in arrears, and shows it above the average of all', async () => {
  // 27 of 50 and 96 of 552 objects; the 19 factories are too few to be named.
  const kinds = answerOf({
    by: {
      taxType: ['PBB', 'PBB', 'PBB'],
      objectClass: ['BUMI-BANGUNAN', 'BUMI', 'BUMI-BANGUNAN'],
      objectUse: ['RUMAH', 'TANAH-KOSONG', 'INDUSTRI'],
    },
    members,
    measures: {
      objects: count([552, 50, 19], 621),
      objectsInArrears: count([96, 27, 2], 125),
      objectsInArrearsShare: { unit: 'ratio', values: [96 / 552, 0.54, 2 / 19], total: 125 / 621 },
    },
  });
  await open({
    details: 'closed',
    answers: (address) => (isOfStanding(address) && address.includes('objectUse') ? kinds : answerFor(address)),
  });
  expect(plain(await screen.findByText(/menunggak, sedangkan rata-rata semua jenis/))).toBe(
    '54,0% objek jenis “Tanah kosong” menunggak, sedangkan rata-rata semua jenis 20,1%.',
  );
  const list = await screen.findByRole('list', { name: /^Objek menunggak menurut jenis dan peruntukan/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    'Bumi · Tanah kosong54,0%27 dari 50 objek',
    'Bumi bangunan · Rumah17,4%96 dari 552 objek',
    'Bumi bangunan · Industri10,5%2 dari 19 objek',
  ]);
});

/** Returns the queries about objects that an opened page sends. */
async function requestsOf(path: string): Promise<readonly string[]> {
  const addresses: string[] = [];
  await open({
    path,
    answers: (address) => {
      if (address.startsWith('/api/v1/answers/objects')) addresses.push(address);
      return answerFor(address);
    },
  });
  expect(await screen.findByText(/^Halaman ini menampilkan Pajak Bumi dan Bangunan\./)).toBeInTheDocument();
  return addresses;
}

it('tells of land tax alone until a tax is chosen, and names it', async () => {
  const addresses = await requestsOf('/demo-taxobject');
  expect(addresses).not.toEqual([]);
  expect(addresses.every((address) => address.includes('only=pbb'))).toBe(true);
});

it('tells of the tax that is chosen', async () => {
  const addresses = await requestsOf('/demo-taxobject?t=PKB');
  expect(addresses).not.toEqual([]);
  expect(addresses.every((address) => address.includes('tax=PKB') && !address.includes('only='))).toBe(true);
});

it('lists kinds and uses, those that are not recorded too', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /^Objek menurut jenis pajak dan jenis objek/ });
  const rows = within(table).getAllByRole('row').map(plain);
  // 95 objects worth Rp 1 trillion: Rp 900 million assessed, 630 million paid, 19 in arrears, 31.6 % with old data.
  expect(rows[1]).toMatch(/^Pajak Bumi dan BangunanBumi bangunanRumah95.*70,00%1920,00%31,60%$/);
  expect(rows[2]).toMatch(/^Pajak Bumi dan BangunanTidak disebutkanTidak disebutkan5.*0,00%120,00%20,00%$/);
  expect(await screen.findByText(/^“Bumi bangunan · Rumah” mencakup 100,0% dari nilai dan 95,0% dari objek\.$/)).toBeInTheDocument();
});

it('lists kinds alone where the objects of a tax have no use', async () => {
  const noUse = answerOf({
    by: { taxType: ['PBB'], objectClass: ['BILLBOARD'], objectUse: [null] },
    members,
    measures: { registered: count([100], 100), baseValue: money(['100000000000000'], '100000000000000') },
  });
  const withoutUse = profiles({ taxType: ['PBB', 'PBB'], objectClass: ['BILLBOARD', null], objectUse: [null, null] });
  await open({
    answers: (address) => {
      if (!address.includes('objectUse')) return answerFor(address);
      return isOfStanding(address) ? withoutUse : noUse;
    },
  });
  expect(await screen.findByText('“Billboard” mencakup 100,0% dari nilai dan 100,0% dari objek.')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: /^Objek menurut jenis pajak dan jenis objek/ });
  expect(plain(within(table).getAllByRole('row')[1] as HTMLElement)).toMatch(/^Pajak Bumi dan BangunanBillboard95/);
  expect(screen.queryByText(/tidak menyebutkan peruntukan/)).not.toBeInTheDocument();
});

it('shows whole cities where the objects of a tax are told by nothing narrower', async () => {
  const cities = answerOf({
    by: { city: ['31.71'] },
    members,
    measures: {
      registered: count([100], 100),
      baseValue: money(['100000000000000'], '100000000000000'),
      averageBase: money(['1000000000000'], '1000000000000'),
    },
  });
  const noDistrict = answerOf({ by: { city: ['31.71'], district: [null] }, members, measures: { registered: count([100], 100) } });
  await open({
    answers: (address) => {
      if (address.includes('by=city,district') || address.includes('by=city%2Cdistrict')) return noDistrict;
      return address.includes('by=city') ? cities : answerFor(address);
    },
  });
  expect(await screen.findByRole('button', { name: /^Jakarta Pusat 100/ })).toBeInTheDocument();
  expect(screen.queryByText(/tidak menyebutkan kecamatan/)).not.toBeInTheDocument();
});

it('begins with the map where the agency imported borders, and the details leave it out', async () => {
  const topology = squareRegions([{ code: '31.71.01', name: 'Gambir', parent: '31.71', column: 0, row: 0 }]);
  await open({
    details: 'closed',
    answers: (address) => (address.includes('/boundaries/') ? { level: 'district' as const, topology } : answerFor(address)),
  });
  const map = await screen.findByRole('group', { name: /^Peta Kecamatan menurut batas/ });
  expect(within(map).getByRole('button', { name: 'Gambir 100' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Letak objek' })).not.toBeInTheDocument();
});

it('says which extract brings objects', async () => {
  const bare = answerOf({
    measures: { registered: count([], null) },
    notes: [{ code: 'not-imported', params: { extract: 'objects' } }],
  });
  await open({ answers: (address) => optionsFor(address, { taxType: TAXES }) ?? bare });
  expect(await screen.findByText(/^Belum diimpor: .*objek pajak/)).toBeInTheDocument();
});

it('says which objects are in arrears, and how much of what was assessed is paid', async () => {
  await open();
  expect(
    await screen.findByText('Rentang atau jenis “Bumi bangunan” memiliki objek menunggak terbanyak: 19 (20,0% dari objeknya).'),
  ).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /^Objek menunggak menurut jenis,/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual(['Bumi bangunan20,0%19 objek', 'Tidak disebutkan20,0%1 objek']);
  expect(await screen.findByText('63,0%')).toBeInTheDocument();
});

it('draws the line of exemption where the bands of exempt objects end, as the assessments tell', async () => {
  await open();
  const sentence =
    'Rentang nilai “Rp 100 miliar sampai di bawah Rp 200 miliar” memuat objek terbanyak: 70,0% dari objek. ' +
    'Menurut ketetapan, 99% objek yang dibebaskan bernilai di bawah Rp 200 miliar.';
  const bands = await screen.findByRole('region', { name: 'Objek menurut besar dasar pengenaan' });
  await waitFor(() => expect(plain(bands)).toContain(sentence));
  expect(plain(bands)).toContain('Bebas: di bawah Rp 200 miliar');
});

it.each([
  ['nothing is exempt', [0, 0]],
  ['nobody knows what is exempt', [null, 0]],
])('draws none where %s', async (_, exempt) => {
  const bare = answerOf({
    by: { valueBand: ['100000000000', null] },
    measures: { objects: count([95, 5], 100), exemptObjects: { unit: 'count', values: exempt, total: exempt[0] ?? null } },
  });
  await open({ answers: (address) => (isOfStanding(address) && address.includes('by=valueBand') ? bare : answerFor(address)) });
  const bands = await screen.findByRole('region', { name: 'Objek menurut besar dasar pengenaan' });
  await waitFor(() => expect(plain(bands)).toContain('Rentang nilai'));
  expect(plain(bands)).not.toContain('dibebaskan');
  expect(plain(bands)).not.toContain('Bebas:');
});

it('says of how many objects the data are older than two years', async () => {
  await open();
  const card = await screen.findByRole('article', { name: 'Porsi objek yang datanya tidak dimutakhirkan lebih dari dua tahun' });
  await waitFor(() => expect(plain(card)).toMatch(/31,0%31 objek/));
});

it('shows areas of land and buildings, unknown ones in sight', async () => {
  await open();
  expect(await screen.findByText('Paling banyak objek seluas 100-200 m²: 95,0%. Luas 5,0% objek tidak diketahui.')).toBeInTheDocument();
  expect(await screen.findByRole('figure', { name: /^Objek menurut luas tanah/ })).toBeInTheDocument();
  expect(await screen.findByRole('figure', { name: /^Objek menurut luas bangunan/ })).toBeInTheDocument();
});

it('leaves areas out where the chosen tax is on neither land nor buildings', async () => {
  const none = owing({ landBand: ['not-applicable', 'not-applicable'] });
  await open({ path: '/demo-taxobject?t=PKB', answers: (address) => (address.includes('landBand') ? none : answerFor(address)) });
  expect(await screen.findByText('63,0%')).toBeInTheDocument();
  expect(screen.queryByText('Objek menurut luas tanah')).not.toBeInTheDocument();
});

it.each([
  ['/tax-objects', 'Analisis Objek Pajak'],
  ['/arrears-op-tax-type', 'Objek yang menunggak menurut jenis pajak'],
  ['/assessment', 'Analisis Ketetapan'],
])('leads to %s with its filters', async (path, name) => {
  await open({ path: '/demo-taxobject?t=PKB' });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `${path}?t=PKB`);
});
