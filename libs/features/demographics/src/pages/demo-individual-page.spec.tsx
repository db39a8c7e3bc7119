import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer } from '@pendapa/contracts';
import { outsideName } from '@pendapa/contracts/definitions';
import { answerOf, openPage, type RenderPageOptions } from '@pendapa/testing';
import { demographicsFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const members = {
  ageGroup: { '25-34': { id: '25-34 tahun', en: '25-34 years' }, '65+': { id: '65 tahun ke atas', en: '65 years and over' } },
  sex: { F: { id: 'Perempuan', en: 'Female' }, M: { id: 'Laki-laki', en: 'Male' } },
  taxTypesPaid: { '1': { id: '1 jenis pajak', en: '1 tax type' }, '2': { id: '2 jenis pajak', en: '2 tax types' } },
  objectsHeld: {
    '1': { id: '1 objek', en: '1 object' },
    '3-5': { id: '3-5 objek', en: '3-5 objects' },
    '6+': { id: '6 objek atau lebih', en: '6 objects or more' },
  },
  exemptionBand: {
    full: { id: 'Dibebaskan seluruhnya', en: 'Fully exempt' },
    partial: { id: 'Dibebaskan sebagian', en: 'Partly exempt' },
    none: { id: 'Tidak dibebaskan', en: 'Not exempt' },
  },
  residence: { '31.71': { id: 'Jakarta Pusat', en: 'Central Jakarta' } },
};
const count = (values: readonly (number | null)[], total: number) => ({ unit: 'count' as const, values, total });
const money = (values: readonly (string | null)[], total: string) => ({ unit: 'money' as const, values, total });
const ratio = (values: readonly (number | null)[], total: number) => ({ unit: 'ratio' as const, values, total });

/** 50 aged 25 to 34, 40 aged 65 or more, 10 of unknown age. */
const ages = answerOf({
  by: { ageGroup: ['25-34', '65+', null] },
  members,
  measures: {
    taxpayers: count([50, 40, 10], 100),
    objects: count([60, 120, 20], 200),
    payers: count([45, 30, 10], 85),
    amount: money(['500000000', '300000000', '100000000'], '900000000'),
    amountPerPayer: money(['11111111', '10000000', '10000000'], '10588235'),
    arrears: money(['5000000', '9000000', '1000000'], '15000000'),
    objectsInArrearsShare: ratio([0.1, 0.25, 0.05], 0.18),
  },
});
const taxes = answerOf({
  by: { taxTypesPaid: ['1', '2'] },
  members,
  measures: {
    taxpayers: count([80, 20], 100),
    amount: money(['400000000', '600000000'], '1000000000'),
    amountPerTaxpayer: money(['5000000', '30000000'], '10000000'),
  },
});
const people = answerOf({
  measures: { registered: count([], 120), validNikShare: ratio([], 0.94) },
});
/** Too few women are in the oldest group, so both sexes are hidden there. */
const sexes: Answer = (() => {
  const answer = answerOf({
    by: { ageGroup: ['25-34', '25-34', '65+', '65+', null], sex: ['F', 'M', 'F', 'M', null] },
    members,
    measures: { registered: count([30, 20, null, null, 10], 120) },
  });
  const columns = answer.columns.map((column) =>
    column.kind === 'measure' ? { ...column, states: [{ state: { state: 'hidden' as const }, at: [2, 3] }] } : column,
  );
  return { ...answer, columns, notes: [{ code: 'suppressed', params: { below: '10', cells: '2' } }] };
})();

/** 70 hold one object, 20 three to five, 10 more. */
const holdings = answerOf({
  by: { objectsHeld: ['1', '3-5', '6+'] },
  members,
  measures: { taxpayers: count([70, 20, 10], 100), objects: count([70, 70, 60], 200) },
});
const exempt = answerOf({
  by: { exemptionBand: ['full', 'none', 'partial', null] },
  members,
  measures: { taxpayers: count([25, 55, 15, 5], 100), objects: count([25, 100, 60, 15], 200) },
});
/** Too few holders of more than five objects are exempt. */
const holdingsByExemption: Answer = (() => {
  const answer = answerOf({
    by: { objectsHeld: ['1', '1', '3-5', '6+', '6+'], exemptionBand: ['full', 'none', 'partial', 'none', 'partial'] },
    members,
    measures: { taxpayers: count([25, 45, 20, null, null], 100), objects: count([25, 45, 70, null, null], 200) },
  });
  const columns = answer.columns.map((column) =>
    column.kind === 'measure' ? { ...column, states: [{ state: { state: 'hidden' as const }, at: [3, 4] }] } : column,
  );
  return { ...answer, columns, notes: [{ code: 'suppressed', params: { below: '10', cells: '4' } }] };
})();

const tenures = answerOf({
  by: { registeredBand: ['00-00', '05-09'] },
  members: { registeredBand: { '00-00': { id: 'Di bawah 1 tahun', en: 'Under 1 year' }, '05-09': { id: '5-9 tahun', en: '5-9 years' } } },
  measures: { registered: count([30, 90], 120) },
});

const digital = answerOf({
  by: { ageGroup: ['25-34', '65+'] },
  members,
  measures: {
    taxpayers: count([50, 30], 80),
    transactions: count([80, 40], 120),
    digitalTransactions: count([60, 12], 72),
    digitalTransactionShare: ratio([0.75, 0.3], 0.6),
  },
});
/** 60 of 80 payers pay less than two million. */
const paidBands = answerOf({
  by: { amountBand: ['1000000', '2000000'] },
  measures: { taxpayers: count([60, 20], 80), amount: money(['90000000', '50000000'], '140000000') },
});
/** 20 of 120 holders live outside the province. */
const cities = answerOf({
  by: { residence: ['31.71', 'LUAR', null] },
  members: { residence: { ...members.residence, LUAR: outsideName('LUAR') } },
  measures: { registered: count([90, 20, 10], 120) },
});
/** The same with islands of few people, so that the 30 outside are hidden as well. */
const hiddenCities: Answer = (() => {
  const answer = answerOf({
    by: { residence: ['31.71', '31.01', 'LUAR'] },
    members: { residence: { ...members.residence, LUAR: outsideName('LUAR') } },
    measures: { registered: count([90, null, null], 120) },
  });
  const columns = answer.columns.map((column) =>
    column.kind === 'measure' ? { ...column, states: [{ state: { state: 'hidden' as const }, at: [1, 2] }] } : column,
  );
  return { ...answer, columns, notes: [{ code: 'suppressed', params: { below: '10', cells: '2' } }] };
})();

const answers: Readonly<Record<string, Answer>> = {
  '': people,
  ageGroup: ages,
  residence: ages,
  taxTypesPaid: taxes,
  registeredBand: tenures,
  objectsHeld: holdings,
  exemptionBand: exempt,
  'objectsHeld,exemptionBand': holdingsByExemption,
  amountBand: paidBands,
  'ageGroup,sex': sexes,
};
/** The same people by age and by sex; one person of unknown age is missing from the second. */
const registered: Readonly<Record<string, Answer>> = {
  ageGroup: answerOf({ by: { ageGroup: ['25-34', '65+', null] }, members, measures: { registered: count([60, 50, 10], 120) } }),
  sex: answerOf({ by: { sex: ['F', 'M'] }, members, measures: { registered: count([59, 60], 120) } }),
  residence: cities,
};
const answerFor = (address: string) => {
  const by = new URL(address, 'http://server').searchParams.get('by') ?? '';
  if (address.includes('digital')) return digital;
  return (address.includes('/taxpayers') ? registered[by] : undefined) ?? answers[by];
};

const open = (more: RenderPageOptions = {}) =>
  openPage(demographicsFeature, '/demo-individual', { wrapper: AnalysisProvider, answers: answerFor, ...more });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Demografi WP Orang Pribadi'],
  ['en', 'Individual Taxpayer Demographics'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says whose objects are in arrears most often, and keeps those of unknown age in sight', async () => {
  await open();
  // 9 of 15 million.
  expect(plain(await screen.findByText(/^Porsi objek menunggak tertinggi.*sedangkan/))).toBe(
    'Porsi objek menunggak tertinggi pada pemilik berumur 65 tahun ke atas: 25,0%, sedangkan rata-rata semua umur 18,0%; tunggakannya Rp 9 juta (60,0%).',
  );
  const owing = screen.getByRole('list', { name: /^Objek menunggak menurut umur pemilik/ });
  expect(within(owing).getAllByRole('listitem').map(plain)).toEqual([
    '25-34 tahun10,0%tunggakan Rp 5 juta',
    '65 tahun ke atas25,0%tunggakan Rp 9 juta',
    'Tidak disebutkan5,0%tunggakan Rp 1 juta',
  ]);
  expect(await screen.findByText('Umur 10,0% orang pribadi tidak diketahui; mereka tetap dihitung.')).toBeInTheDocument();
  const list = screen.getByRole('list', { name: /^Jumlah wajib pajak orang pribadi per kelompok umur/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    '25-34 tahun5050,0% · 60 objek',
    '65 tahun ke atas4040,0% · 120 objek',
    'Tidak disebutkan1010,0% · 20 objek',
  ]);
  expect(await screen.findByText('200 objek milik 100 wajib pajak')).toBeInTheDocument();
});

it('says what those bring who pay several taxes, and ends with whom to pursue', async () => {
  await open({ language: 'en' });
  expect(
    await screen.findByText('The group “2 tax types” accounts for 60.0% of the amount paid and 20.0% of the taxpayers.'),
  ).toBeInTheDocument();
  const steps = screen.getByRole('region', { name: 'To follow up' });
  expect(within(steps).getAllByRole('listitem').map(plain)).toEqual([
    'Rp 9 millionOwners aged 65 years and over have the highest share of objects in arrears: open the list of all objects in arrears.',
    '10Owners without a date of birth: see them in detail, and complete the data.',
  ]);
  expect(within(steps).getAllByRole('link')[0]).toHaveAttribute('href', '/arrears-op-up3d#list');
  expect(plain(screen.getByRole('article', { name: 'Share of objects in arrears' }))).toContain('highest at age 65 years and over: 25.0%');
});

it('names no age group of fewer than thirty holders', async () => {
  const few: Answer = {
    ...ages,
    columns: ages.columns.map((column) => (column.key === 'taxpayers' ? { ...column, values: [50, 29, 21] } : column)),
  };
  await open({ details: 'closed', answers: (address) => (answerFor(address) === ages ? few : answerFor(address)) });
  expect(plain(await screen.findByText(/^Di antara kelompok umur/))).toBe(
    'Di antara kelompok umur dengan data yang cukup, porsi objek menunggak tertinggi pada 25-34 tahun: 10,0%, sedangkan rata-rata 18,0%; tunggakannya Rp 5 juta (33,3%).',
  );
  const steps = screen.getByRole('region', { name: 'Tindak lanjut' });
  expect(within(steps).getByText(/^Umur 25-34 tahun berporsi objek menunggak tertinggi di antara yang datanya cukup/)).toBeInTheDocument();
  // Figures that may be hidden stand in the details.
  expect(screen.queryByRole('article', { name: 'Orang pribadi dengan 3 objek atau lebih' })).not.toBeInTheDocument();
});

it('tells the sexes apart where the reader wants it, and hides small groups', async () => {
  await open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Tampilkan rincian umur menurut jenis kelamin' }));
  const list = await screen.findByRole('list', { name: /per kelompok umur dan jenis kelamin/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    '25-34 tahun50',
    '65 tahun ke atasdisembunyikan',
    'Tidak disebutkan10',
  ]);
});

it('says how many hold three objects or more, and how many are exempt', async () => {
  await open();
  expect(await screen.findByText('30,0% dari pemilik objek')).toBeInTheDocument();
  expect(await screen.findByText('40,0% pemilik mendapat pembebasan atas sedikitnya satu objek.')).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /menurut jumlah objek yang dimiliki/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    '1 objek7070,0% · 70 objek',
    '3-5 objek2020,0% · 70 objek',
    '6 objek atau lebih1010,0% · 60 objek',
  ]);
});

it('parts the number of objects by exemption where the reader wants it, and says where a part is hidden', async () => {
  await open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Tampilkan rincian jumlah objek menurut pembebasan' }));
  const list = await screen.findByRole('list', { name: /dibagi menurut pembebasan/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual(['1 objek70', '3-5 objek20', '6 objek atau lebihdisembunyikan']);
});

it('says that the number of large holders is hidden where a group of them is', async () => {
  const answer = answerOf({
    by: { objectsHeld: ['1', '3-5', '6+'] },
    members,
    measures: { taxpayers: count([70, 20, null], 100), objects: count([70, 70, null], 200) },
  });
  const states = [{ state: { state: 'hidden' as const }, at: [2] }];
  const hidden = { ...answer, columns: answer.columns.map((column) => (column.kind === 'measure' ? { ...column, states } : column)) };
  await open({ answers: (address) => (address.includes('by=objectsHeld&') ? hidden : answerFor(address)) });
  const card = await screen.findByRole('article', { name: 'Orang pribadi dengan 3 objek atau lebih' });
  await waitFor(() => expect(plain(card)).toContain('disembunyikan'));
});

it('says how long people have been registered', async () => {
  await open();
  const list = await screen.findByRole('list', { name: /menurut lama terdaftar/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual(['Di bawah 1 tahun3025,0%', '5-9 tahun9075,0%']);
});

it('says whether the parts add up to all who are registered', async () => {
  await open();
  const strip = await screen.findByRole('region', { name: 'Rekonsiliasi' });
  await within(strip).findByText(/berbeda/);
  expect(within(strip).getAllByRole('listitem').map(plain)).toEqual([
    'Menurut lama terdaftar: sama dengan total.',
    'Menurut kelompok umur: sama dengan total. Tidak disebutkan: 10.',
    'Menurut jenis kelamin: berbeda −1 dari total.',
  ]);
});

it('says what part of the payments is digital, of all and of each age, and what the payer in the middle pays', async () => {
  await open();
  const card = await screen.findByRole('article', { name: 'Porsi digital wajib pajak (transaksi)' });
  expect(await within(card).findByText('60,0%')).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: /^Porsi digital menurut umur/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual(['25-34 tahun75,0%80 transaksi', '65 tahun ke atas30,0%40 transaksi']);
  expect(plain(await screen.findByText(/separuh pembayar membayar kurang dari median/))).toContain('Rp 1 juta');
});

it.each([
  ['how many live outside the province', cities, '20 orang pribadi (16,7%) tinggal di luar provinsi.'],
  ['at most how many, where a city is hidden', hiddenCities, 'Paling banyak 30 orang pribadi (25,0%) tinggal di luar provinsi.'],
])('says %s, where the reader wants it', async (_, answer, sentence) => {
  await open({ answers: (address) => (address.includes('by=residence') && address.includes('/taxpayers') ? answer : answerFor(address)) });
  await userEvent.click(await screen.findByRole('switch', { name: 'Tampilkan kota domisili' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('asks of individuals alone', async () => {
  const addresses: string[] = [];
  await open({
    answers: (address) => {
      if (address.startsWith('/api/v1/answers/')) addresses.push(address);
      return answerFor(address);
    },
  });
  await screen.findByText('200 objek milik 100 wajib pajak');
  expect(addresses).not.toEqual([]);
  expect(addresses.every((address) => address.includes('taxpayerKind=individual'))).toBe(true);
});

it('says what is missing where there are no taxpayers', async () => {
  const bare = answerOf({
    measures: { registered: { unit: 'count', total: null } },
    notes: [{ code: 'not-imported', params: { extract: 'taxpayers' } }],
  });
  await open({ answers: () => bare });
  expect(await screen.findByText(/^Belum diimpor: .*wajib pajak/)).toBeInTheDocument();
});

it.each([
  ['/tax-subjects', 'Analisis Subjek Pajak'],
  ['/payment-channels', 'Kanal Pembayaran'],
  ['/arrears-up3d', 'Tunggakan per UP3D'],
])('leads to %s', async (path, name) => {
  await open();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});
