import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer, Boundaries, Problem, Topology } from '@pendapa/contracts';
import { answerOf, optionsFor, openPage, squareRegions, type RenderPageOptions } from '@pendapa/testing';
import { regionalFeature } from '../manifest.ts';

// A page with many panels is slow beside other tests.
configure({ asyncUtilTimeout: 20_000 });

const COMPARISON = { from: '2025-01-01', to: '2025-11-14' };
const words = (name: string) => ({ id: name, en: name });
const members = {
  city: { S: words('Kota Selatan'), B: words('Kota Barat') },
  district: { S1: words('Tebet'), S2: words('Setiabudi'), B1: words('Tambora') },
  ward: { W1: words('Manggarai'), W2: words('Bukit Duri') },
  taxCategory: { P: words('Properti'), K: words('Kendaraan') },
};
const options = {
  city: [
    { code: 'S', name: members.city.S, parent: null },
    { code: 'B', name: members.city.B, parent: null },
  ],
  district: [{ code: 'S1', name: members.district.S1, parent: 'S' }],
  ward: [{ code: 'W1', name: members.ward.W1, parent: 'S1' }],
};

// 600 + 250 with a district, 150 without: 1,000 million in all, 800 the year before.
const totals = { total: '1000000000', totalBefore: '800000000' };
const districts = answerOf({
  by: { city: ['S', 'S', 'B', null], district: ['S2', 'S1', 'B1', null] },
  members,
  measures: {
    amount: {
      unit: 'money',
      values: ['400000000', '250000000', '200000000', '150000000'],
      before: ['200000000', '250000000', '250000000', '100000000'],
      ...totals,
    },
    payingObjects: { unit: 'count', values: [100, 50, 40, null], before: [90, 50, 45, null], total: 190, totalBefore: 185 },
    amountPerObject: { unit: 'money', values: ['4000000', '5000000', null, null], total: '5000000' },
  },
  comparison: COMPARISON,
});
const cities = answerOf({
  by: { city: ['S', 'B', null] },
  members,
  measures: {
    amount: { unit: 'money', values: ['650000000', '200000000', '150000000'], before: ['200000000', '250000000', '100000000'], ...totals },
    transactions: { unit: 'count', values: [60, 30, 10], total: 100 },
    payingObjects: { unit: 'count', values: [50, 20, 5], total: 75 },
    amountPerObject: { unit: 'money', values: ['13000000', '10000000', null], total: '13000000' },
  },
  comparison: COMPARISON,
});
const wards = answerOf({
  by: { district: ['S1', 'S1'], ward: ['W1', 'W2'] },
  members,
  measures: {
    amount: { unit: 'money', values: ['150000000', '100000000'], before: ['100000000', '150000000'], total: '250000000' },
    amountPerObject: { unit: 'money', values: ['5000000', '4000000'], total: '4500000' },
  },
  comparison: COMPARISON,
});
const categories = answerOf({
  by: { city: ['S', 'S', 'B', null], taxCategory: ['P', 'K', 'P', 'K'] },
  members,
  measures: { amount: { unit: 'money', values: ['500000000', '150000000', '200000000', '150000000'], total: '1000000000' } },
});
const plans = answerOf({
  by: { unit: ['U1', 'U2', 'U3'] },
  measures: { planAchievement: { unit: 'ratio', values: [1.05, 0.85, null], total: 0.98 } },
});
const arrears = answerOf({
  by: { city: ['S', 'B'], district: ['S1', 'B1'] },
  members,
  measures: {
    arrearsRatio: { unit: 'ratio', values: [0.125, 0.04], total: 0.1 },
    total: { unit: 'money', values: ['30000000', '8000000'], total: '38000000' },
  },
});
// Revenue without a place is half vehicle tax and half fuel tax.
const taxes = answerOf({
  by: { district: ['S2', null, null], taxType: ['PBB', 'PKB', 'PBBKB'] },
  members: { ...members, taxType: { PKB: words('Pajak Kendaraan'), PBBKB: words('Pajak Bahan Bakar'), PBB: words('PBB') } },
  measures: { amount: { unit: 'money', values: ['850000000', '80000000', '70000000'], total: '1000000000' } },
});
// 650 million per 130 people, and 200 per 100. Rows without a city have no people.
const residents = answerOf({
  by: { city: ['S', 'B', null] },
  members,
  measures: {
    amountPerResident: { unit: 'money', values: ['5000000', '2000000', null], total: '4000000' },
    population: { unit: 'count', values: [130, 100, null], total: 250 },
  },
});
const uncounted = answerOf({
  by: { city: ['S', 'S'], district: ['S1', 'S2'] },
  members,
  measures: {
    amountPerResident: { unit: 'money', values: [null, null], total: '4000000' },
    population: { unit: 'count', values: [null, null], total: 250 },
  },
});
const NO_BORDERS: Boundaries = { level: 'district', topology: null };
const place = (code: string, parent: string, column: number) => ({ code, name: `Batas ${code}`, parent, column, row: 0 });
const BORDERS = squareRegions([place('S1', 'S', 0), place('S2', 'S', 1), place('B1', 'B', 2), place('B2', 'B', 3)]);

const whole = answerOf({ measures: { amount: { unit: 'money', total: '1000000000' } } });

function answerFor(address: string) {
  const known = optionsFor(address, options);
  if (known) return known;
  const { pathname, searchParams } = new URL(address, 'http://server');
  const by = searchParams.get('by') ?? '';
  if (pathname.includes('/boundaries/')) return NO_BORDERS;
  if (pathname.endsWith('/perCapita')) return by === 'city' ? residents : uncounted;
  if (pathname.endsWith('/arrears')) return arrears;
  if (pathname.endsWith('/achievement')) return plans;
  const answers: Record<string, ReturnType<typeof answerOf>> = {
    '': whole,
    city: cities,
    'city,district': districts,
    'district,ward': wards,
    'district,taxType': taxes,
    'city,taxCategory': categories,
    'district,taxCategory': categories,
    'ward,taxCategory': categories,
    district: cities,
    ward: cities,
  };
  return answers[by] ?? whole;
}

const open = (options: RenderPageOptions = {}) =>
  openPage(regionalFeature, '/regional', { wrapper: AnalysisProvider, answers: answerFor, ...options });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const map = () => screen.findByRole('list', { name: /^(Peta kotak|Tile map)/ });

it.each([
  ['id', 'Analisis Wilayah'],
  ['en', 'Regional Analysis'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('shows the top region, the share of the largest, and how far the units are apart', async () => {
  await open();
  expect(await screen.findByText(/^Rp.400 juta, porsi 40,0%/)).toBeInTheDocument();
  expect(plain(screen.getByRole('article', { name: 'Wilayah teratas' }))).toContain('Setiabudi');
  // 850 of 1,000: the total contains revenue without a region.
  expect(plain(screen.getByRole('article', { name: 'Porsi 10 teratas' }))).toContain('85,0%');
  await waitFor(() =>
    expect(plain(screen.getByRole('article', { name: 'Selisih pencapaian UP3D tertinggi dan terendah (poin persen)' }))).toContain('20,0'),
  );
  expect(plain(screen.getByRole('article', { name: 'UP3D di bawah 90% rencana' }))).toContain('1 dari 2');
});

it('names the ten largest in a tooltip', async () => {
  await open();
  await userEvent.hover(await screen.findByRole('button', { name: '10 wilayah dengan pendapatan tertinggi' }));
  const tooltip = await screen.findByRole('tooltip');
  expect(plain(tooltip)).toBe('10 wilayah dengan pendapatan tertinggiSetiabudi: Rp 400 jutaTebet: Rp 250 jutaTambora: Rp 200 juta');
});

it('says what has no region, and keeps it in the table so that the sum is whole', async () => {
  await open();
  expect(
    await screen.findByText(/Rp.150 juta \(15,0%\) tidak tercatat kecamatannya\. Berasal dari Pajak Kendaraan, Pajak Bahan Bakar\./),
  ).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: /^Realisasi per wilayah/ });
  const rows = within(table).getAllByRole('row').map(plain);
  expect(rows[1]).toBe('Kota Selatan650,0065,00%225,00% naik605013,001+1');
  expect(rows[3]).toContain('Wilayah tidak disebutkan150,0015,00%');
  expect(rows[4]).toContain('Jumlah1.000,00100,00%');
});

it('compares the largest region, lists regions and cities, and ends with the region that fell and revenue without one', async () => {
  await open({ details: 'closed' });
  // 400 of 1,000 million, after 200 million; 100 objects paid, after 90.
  expect(plain(await screen.findByText(/^Setiabudi menyumbang/))).toBe(
    'Setiabudi menyumbang 40,0% realisasi, terbesar dari 3 wilayah, naik 100,0% dibanding 1 Jan – 14 Nov 2025.',
  );
  const steps = screen.getByRole('region', { name: 'Tindak lanjut' });
  expect(within(steps).getAllByRole('listitem').map(plain)).toEqual([
    'Rp 50 jutaPenurunan realisasi Tambora: lihat kelurahan dan bulannya.',
    'Rp 150 jutaRealisasi belum tercatat kecamatannya: lihat rincian menurut wilayah.',
  ]);
  expect(within(steps).getByRole('link', { name: /Tambora/ })).toHaveAttribute('href', '/detailed-regional?r=B&r=B1');
  expect(screen.getByRole('list', { name: /^Kecamatan menurut realisasi/ })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: /^Peta kotak/ })).not.toBeInTheDocument();
  // 700 of 800 million the year before.
  expect(plain(screen.getByRole('article', { name: 'Porsi 10 teratas' }))).toContain('sebelumnya 87,5%');
  // Only Tambora fell, from 250 to 200 million; 150 million have no district.
  expect(plain(screen.getByRole('article', { name: 'Wilayah yang realisasinya turun' }))).toContain('1 dari 3Total penurunan Rp 50 juta');
  expect(plain(screen.getByRole('article', { name: 'Realisasi tanpa kecamatan' }))).toContain(
    'Rp 150 juta15,0% realisasi tidak tercatat kecamatannya',
  );
  expect(screen.queryByRole('article', { name: 'UP3D di bawah 90% rencana' })).not.toBeInTheDocument();
});

it('shows the revenue of a chosen ward itself, beside the wards of its district', async () => {
  const own = answerOf({ measures: { amount: { unit: 'money', total: '150000000' } } });
  const isOfWard = (address: string) => {
    const { searchParams } = new URL(address, 'http://server');
    return !searchParams.has('by') && searchParams.get('region') === 'W1';
  };
  await open({
    path: '/regional?r=S&r=S1&r=W1',
    details: 'closed',
    answers: (address) => (isOfWard(address) ? own : answerFor(address)),
  });
  // The wards of the district have 250 million.
  await waitFor(() => expect(plain(screen.getByRole('article', { name: 'Realisasi' }))).toContain('Rp 150 juta'));
  const steps = await screen.findByRole('region', { name: 'Tindak lanjut' });
  // From 150 to 100 million; a ward has no level below.
  expect(within(steps).getAllByRole('listitem').map(plain)).toEqual(['Rp 50 jutaPenurunan realisasi Bukit Duri: lihat rinciannya.']);
  expect(within(steps).getByRole('link')).toHaveAttribute('href', '/detailed-regional?r=S&r=S1&r=W2');
});

it('names no step where nothing is compared', async () => {
  const uncompared = answerOf({
    by: { district: ['S1', 'S1'], ward: ['W1', 'W2'] },
    members,
    measures: { amount: { unit: 'money', values: ['150000000', '100000000'], total: '250000000' } },
  });
  await open({
    path: '/regional?r=S&r=S1&c=n',
    details: 'closed',
    answers: (address) => (answerFor(address) === wards ? uncompared : answerFor(address)),
  });
  await screen.findAllByText('Manggarai');
  expect(screen.queryByRole('region', { name: 'Tindak lanjut' })).not.toBeInTheDocument();
});

it('says nothing of a change that rests on few payers', async () => {
  const few = {
    ...districts,
    columns: districts.columns.map((column) => (column.key === 'payingObjects' ? { ...column, values: [29, 50, 40, null] } : column)),
  };
  await open({ answers: (address) => (answerFor(address) === districts ? few : answerFor(address)) });
  expect(await screen.findByText(/^Setiabudi menyumbang .* terbesar dari 3 wilayah\.$/)).toBeInTheDocument();
});

it('colours the map by revenue, and by change on request; tiles are read with their exact words and lead into their city', async () => {
  const { visited } = await open({ path: '/regional?mp=change' });
  const tile = within(await map()).getByRole('button', { name: /^Setiabudi/ });
  expect(plain(tile)).toContain('+100,0%');
  expect(tile).toHaveAccessibleDescription('Perubahan realisasi +100,00%');
  expect(screen.getByText(/^Nilai tertinggi di Setiabudi \(\+100,00%\), terendah di Tambora/)).toBeInTheDocument();
  await userEvent.click(tile);
  expect(visited.at(-1)).toBe('/regional?r=S&mp=change');
});

it('names no region as highest or lowest whose change rests on fewer than thirty payers, and marks it', async () => {
  const weak = answerOf({
    by: { city: ['S', 'S', 'B'], district: ['S2', 'S1', 'B1'] },
    members,
    measures: {
      amount: { unit: 'money', values: ['400', '250', '200'], before: ['200', '250', '250'], total: '850', totalBefore: '700' },
      payingObjects: { unit: 'count', values: [40, 30, 30], before: [29, 30, 31], total: 100, totalBefore: 90 },
    },
    comparison: COMPARISON,
  });
  await open({
    path: '/regional?mp=change',
    answers: (address) => (new URL(address, 'http://server').searchParams.get('by') === 'city,district' ? weak : answerFor(address)),
  });
  const tile = within(await map()).getByRole('button', { name: /^Setiabudi/ });
  expect(plain(tile)).toContain('+100,0% *');
  expect(tile).toHaveAccessibleDescription('Perubahan realisasi +100,00% (kurang andal: 40 objek yang membayar, sebelumnya 29)');
  expect(within(await map()).getByRole('button', { name: 'Tebet 0,0%' })).toBeInTheDocument();
  expect(
    screen.getByText(
      /^Nilai tertinggi di Tebet \(0,00%\), terendah di Tambora .* 1 wilayah bertanda \* memiliki kurang dari 30 objek yang membayar/,
    ),
  ).toBeInTheDocument();
});

it('goes on into the wards of a district, and back by the breadcrumb', async () => {
  const { visited } = await open({ path: '/regional?r=S&r=S1' });
  await screen.findAllByText('Manggarai');
  const tile = within(await map()).getByRole('button', { name: 'Manggarai 150' });
  act(() => tile.focus());
  await userEvent.keyboard('{Enter}');
  expect(visited.at(-1)).toBe('/regional?r=S&r=S1&r=W1');
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Wilayah' })).getByRole('button', { name: 'Seluruh provinsi' }));
  expect(visited.at(-1)).toBe('/regional?');
});

it('shows arrears on the map on request, and what is not known as hatched', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Peta menurut'), 'Rasio tunggakan');
  expect(await within(await map()).findByRole('button', { name: 'Tebet 12,5%' })).toHaveAccessibleDescription(/12,50% \(Rp.30\.000\.000\)/);
  await userEvent.selectOptions(screen.getByLabelText('Peta menurut'), 'Realisasi per Objek Pajak');
  expect(await within(await map()).findByRole('button', { name: 'Tambora -' })).toBeInTheDocument();
});

it('keeps what the map shows in the address, beside the filters', async () => {
  const { visited } = await open({ path: '/regional?mp=arrears&lv=district' });
  expect(await screen.findByLabelText('Peta menurut')).toHaveDisplayValue('Rasio tunggakan');
  await userEvent.selectOptions(screen.getByLabelText('Peta menurut'), 'Perubahan realisasi');
  expect(visited.at(-1)).toBe('/regional?mp=change&lv=district');
});

it('shows what a resident pays where the population is known, and says what is missing where it is not', async () => {
  await open({ path: '/regional?mp=perResident&lv=city' });
  const tile = within(await map()).getByRole('button', { name: /^Kota Selatan/ });
  expect(tile).toHaveAccessibleDescription(/Rp.5\.000\.000; 130 penduduk/);
  expect(screen.getByText(/^Nilai tertinggi di Kota Selatan/)).toBeInTheDocument();
});

it('names the extract that would bring the population', async () => {
  await open({ path: '/regional?mp=perResident' });
  expect(await screen.findByText('Jumlah penduduk per kecamatan belum diimpor; tempatnya di daftar wilayah.')).toBeInTheDocument();
});

const withBorders = (topology: Topology) => (address: string) =>
  address.includes('/boundaries/') ? { level: 'district' as const, topology } : answerFor(address);
const bordersMap = () => screen.findByRole('group', { name: /^Peta Kecamatan menurut batas/ });

it('draws the borders that were imported, also of a region that brought nothing, and leads into a region', async () => {
  const { visited } = await open({ path: '/regional?mp=change', answers: withBorders(BORDERS) });
  const regions = within(await bordersMap()).getAllByRole('button');
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual([
    'Tambora \u221220,0%',
    'Batas B2 tidak ada nilai',
    'Tebet 0,0%',
    'Setiabudi +100,0%',
  ]);
  expect(screen.queryByRole('list', { name: /^Peta kotak/ })).not.toBeInTheDocument();
  await userEvent.click(within(await bordersMap()).getByRole('button', { name: 'Tebet 0,0%' }));
  expect(visited.at(-1)).toBe('/regional?r=S&mp=change');
});

it('names the regions without borders', async () => {
  await open({ answers: withBorders(squareRegions([place('S1', 'S', 0), place('S2', 'S', 1)])) });
  expect(
    await screen.findByText('1 wilayah tidak memiliki batas di peta: Tambora. Angkanya tetap ada di batang dan tabel.'),
  ).toBeInTheDocument();
});

it('falls back to tiles where the borders are those of another place, or cannot be read, and says so', async () => {
  const { unmount } = await open({ answers: withBorders(squareRegions([place('99.01', '99', 0)])) });
  expect(await screen.findByText(/^Batas Kecamatan yang diimpor tidak memuat satu pun wilayah ini/)).toBeInTheDocument();
  expect(await map()).toBeInTheDocument();
  unmount();
  const damaged: Problem = { status: 500, code: 'internal', params: {} };
  await open({ answers: (address) => (address.includes('/boundaries/') ? damaged : answerFor(address)) });
  expect(await screen.findByText('Batas wilayah tidak dapat dibaca, jadi peta kotak yang ditampilkan.')).toBeInTheDocument();
});

it('says in place that the payments carry no regions', async () => {
  const bare = answerOf({
    by: { city: [null], district: [null] },
    measures: { amount: { unit: 'money', values: ['1000000000'], total: '1000000000' } },
  });
  await open({
    answers: (address) =>
      optionsFor(address, options) ??
      (address.includes('by=city%2Cdistrict') || address.includes('by=city,district') ? bare : answerFor(address)),
  });
  expect((await screen.findAllByText(/tidak menyebutkan kota/)).length).toBeGreaterThan(0);
  expect(
    screen.getByText(/Tidak satu pun pembayaran .* tercatat kecamatannya\. Impor data pembayaran atau data objek yang menyebut wilayahnya/),
  ).toBeInTheDocument();
});

it('says why there is nothing', async () => {
  const nothing = answerOf({ by: { city: [] }, measures: { amount: { unit: 'money', values: [], total: null } } });
  await open({ answers: (address) => optionsFor(address, options) ?? nothing });
  expect((await screen.findAllByText('Tidak ada data dalam periode dan filter ini.')).length).toBeGreaterThan(0);
});

it('does not say of a map of the principal that principal only does not reach it', async () => {
  const asPrincipal = (address: string) => {
    const answer = answerFor(address.replaceAll('principal', 'amount'));
    return answer && 'columns' in answer ? (JSON.parse(JSON.stringify(answer).replaceAll('"amount"', '"principal"')) as Answer) : answer;
  };
  await open({ path: '/regional?d=0', answers: asPrincipal });
  await map();
  const panel = screen.getByRole('region', { name: 'Peta wilayah' });
  expect(panel).not.toHaveTextContent('tidak berlaku');
  await userEvent.selectOptions(screen.getByLabelText('Peta menurut'), 'Realisasi per Objek Pajak');
  await waitFor(() => expect(panel).toHaveTextContent('Filter pokok saja tidak berlaku untuk: Realisasi per Objek Pajak'));
});

it('leads to the regions that fell and to the units behind plan, with its filters', async () => {
  await open({ path: '/regional?r=S' });
  expect(await screen.findByRole('link', { name: 'Analisis Wilayah Rinci' })).toHaveAttribute('href', '/detailed-regional?r=S');
  expect(screen.getByRole('link', { name: 'Target per Unit' }).getAttribute('href')).toMatch(/^\/target-units/);
});

it('offers another try where it failed', async () => {
  await open({ answers: () => ({ status: 500, code: 'internal', params: {} }) });
  expect((await screen.findAllByRole('button', { name: 'Coba lagi' })).length).toBeGreaterThan(0);
});
