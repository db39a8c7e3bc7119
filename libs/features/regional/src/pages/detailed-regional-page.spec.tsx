import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer } from '@pendapa/contracts';
import { answerOf, optionsFor, openPage, squareRegions, type RenderPageOptions } from '@pendapa/testing';
import { regionalFeature } from '../manifest.ts';

// A page with many panels is slow beside other tests.
configure({ asyncUtilTimeout: 20_000 });

const COMPARISON = { from: '2025-01-01', to: '2025-11-14' };
const words = (name: string) => ({ id: name, en: name });
const members = {
  city: { S: words('Kota Selatan') },
  district: { S1: words('Tebet'), S2: words('Setiabudi') },
  ward: { W1: words('Manggarai'), W2: words('Bukit Duri'), W3: words('Menteng Dalam') },
};
const options = {
  city: [{ code: 'S', name: members.city.S, parent: null }],
  district: [{ code: 'S1', name: members.district.S1, parent: 'S' }],
  ward: [{ code: 'W1', name: members.ward.W1, parent: 'S1' }],
};
const by = { district: ['S1', 'S1', 'S1'], ward: ['W1', 'W2', 'W3'] };
const count = (values: number[], total: number) => ({ unit: 'count' as const, values, total });
const ratio = (values: (number | null)[], total: number) => ({ unit: 'ratio' as const, values, total });
const money = (values: string[], total: string) => ({ unit: 'money' as const, values, total });

const inside: Readonly<Record<string, Answer>> = {
  revenue: answerOf({
    by,
    members,
    measures: {
      amount: { ...money(['600000000', '300000000', '100000000'], '1000000000'), before: ['500000000', '300000000', '200000000'] },
      amountPerObject: money(['3000000', '2000000', '1000000'], '2000000'),
      payingObjects: count([200, 150, 40], 390),
    },
    comparison: COMPARISON,
  }),
  objects: answerOf({
    by,
    members,
    measures: {
      registered: count([400, 300, 200], 900),
      payingRatio: ratio([0.5, 0.4, 0.6], 0.5),
      averageBase: money(['5000000', '4000000', '3000000'], '4200000'),
    },
  }),
  assessments: answerOf({
    by,
    members,
    measures: {
      netDue: money(['700000000', '400000000', '200000000'], '1300000000'),
      paid: money(['630000000', '320000000', '100000000'], '1050000000'),
      realisationRate: ratio([0.9, 0.8, 0.5], 0.807),
    },
  }),
  arrears: answerOf({
    by,
    members,
    measures: {
      total: money(['70000000', '80000000', '100000000'], '250000000'),
      objects: count([40, 50, 60], 150),
      arrearsRatio: ratio([0.1, 0.2, 0.4], 0.19),
    },
  }),
  compliance: answerOf({ by, members, measures: { onTimePaymentRate: ratio([0.9, 0.8, null], 0.85) } }),
};
const siblings = answerOf({
  by: { district: ['S2', 'S1'] },
  members,
  measures: {
    amount: { ...money(['2000000000', '1000000000'], '3000000000'), before: ['800000000', '900000000'], totalBefore: '1700000000' },
  },
  comparison: COMPARISON,
});
const months = answerOf({
  by: { ward: ['W1', 'W1'], month: ['2026-09-01', '2026-10-01'] },
  members,
  measures: { amount: money(['100000000', '300000000'], '400000000') },
});
const areas = answerOf({ by, members, measures: { amount: money(['600000000', '300000000', '100000000'], '1000000000') } });
const region: Readonly<Record<string, Answer>> = {
  revenue: answerOf({
    measures: {
      amount: { unit: 'money', total: '1000000000', totalBefore: '900000000' },
      payingObjects: { unit: 'count', total: 500, totalBefore: 450 },
    },
    comparison: COMPARISON,
  }),
  assessments: answerOf({ measures: { realisationRate: { unit: 'ratio', total: 0.807 } } }),
  arrears: answerOf({ measures: { total: { unit: 'money', total: '250000000' } } }),
};

function answerFor(address: string): Answer | ReturnType<typeof optionsFor> {
  const known = optionsFor(address, options);
  if (known) return known;
  const { pathname, searchParams } = new URL(address, 'http://server');
  const subject = pathname.split('/').at(-1) ?? '';
  const split = searchParams.get('by');
  if (split === null) return region[subject];
  if (split === 'district') return siblings;
  if (split === 'district,ward' && searchParams.get('m') === 'amount' && !searchParams.has('compare')) return areas;
  return split === 'ward,month' ? months : inside[subject];
}

const open = (options: RenderPageOptions = {}) =>
  openPage(regionalFeature, '/detailed-regional', {
    wrapper: AnalysisProvider,
    answers: answerFor,
    path: '/detailed-regional?r=S&r=S1',
    ...options,
  });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Analisis Wilayah Rinci'],
  ['en', 'Detailed Regional Analysis'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

const rowsOf = async (name: RegExp): Promise<readonly string[]> =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(plain);
const FALLS = /^Wilayah yang realisasinya turun paling banyak/;
const RISES = /^Wilayah yang realisasinya naik paling banyak/;

it('begins with how many regions fell and which one most, beside those that rose', async () => {
  await open({ details: 'closed' });
  // 100 million after 200, 300 after 300, and 600 after 500.
  const sentence = await screen.findByText(/^Realisasi turun di/);
  expect(plain(sentence)).toBe(
    'Realisasi turun di 1 dari 3 wilayah dibanding 1 Jan – 14 Nov 2025; terbesar di Menteng Dalam: Rp 100 juta (−50,0%).',
  );
  expect(await rowsOf(FALLS)).toEqual(['Menteng Dalam−Rp 100 juta−50,0%']);
  expect(await rowsOf(RISES)).toEqual(['Manggarai+Rp 100 juta+20,0%']);
  expect(plain(screen.getByText(/^Realisasi 1 wilayah naik/))).toBe('Realisasi 1 wilayah naik, dengan total kenaikan Rp 100 juta.');
});

it('names no region of fewer than thirty payers, but says what fell together', async () => {
  const { columns, ...revenue } = inside['revenue'] as Answer;
  const few = columns.map((column) => (column.key === 'payingObjects' ? { ...column, values: [200, 150, 29] } : column));
  await open({ answers: (address) => (answerFor(address) === inside['revenue'] ? { ...revenue, columns: few } : answerFor(address)) });
  expect(plain(await screen.findByText(/^Realisasi turun di/))).toBe(
    'Realisasi turun di 1 dari 3 wilayah dibanding 1 Jan – 14 Nov 2025, dengan total penurunan Rp 100 juta.',
  );
});

it('lists the falls by size, without the percentage of few payers, and compares their sum with the whole', async () => {
  // Manggarai, of 29 payers, falls from 900 to 600 million; Menteng Dalam from 200 to 100 million: 400 together. 1,000 after 1,350.
  const falling = answerOf({
    by,
    members,
    measures: {
      amount: {
        ...money(['600000000', '300000000', '100000000'], '1000000000'),
        before: ['900000000', '250000000', '200000000'],
        totalBefore: '1350000000',
      },
      payingObjects: count([29, 150, 50], 229),
    },
    comparison: COMPARISON,
  });
  await open({ answers: (address) => (answerFor(address) === inside['revenue'] ? falling : answerFor(address)) });
  expect(plain(await screen.findByText(/^Realisasi turun di/))).toBe(
    'Realisasi turun di 2 dari 3 wilayah dibanding 1 Jan – 14 Nov 2025, dengan total penurunan Rp 400 juta; realisasi Tebet turun 25,9%.',
  );
  expect(screen.getByText('Persentase tidak ditampilkan untuk wilayah dengan kurang dari 30 objek yang membayar.')).toBeInTheDocument();
  expect(await rowsOf(FALLS)).toEqual(['Manggarai−Rp 300 juta', 'Menteng Dalam−Rp 100 juta−50,0%']);
  const steps = screen.getByRole('region', { name: 'Tindak lanjut' });
  expect(within(steps).getAllByRole('listitem').map(plain)).toEqual([
    'Rp 300 jutaPenurunan realisasi Manggarai: lihat jenis pajak yang menyebabkannya.',
    'Rp 100 jutaPenurunan realisasi Menteng Dalam: lihat jenis pajak yang menyebabkannya.',
  ]);
  expect(within(steps).getByRole('link', { name: /Manggarai/ })).toHaveAttribute('href', '/revenue-op-trend?r=S&r=S1&r=W1');
});

it('says that the whole did not change if its change rounds to 0.0%', async () => {
  const amount = {
    ...money(['600000000', '300000000', '100100000'], '1000100000'),
    before: ['600000000', '300000000', '100000000'],
    totalBefore: '1000000000',
  };
  const still = answerOf({ by, members, measures: { amount, payingObjects: count([200, 150, 50], 400) }, comparison: COMPARISON });
  await open({ answers: (address) => (answerFor(address) === inside['revenue'] ? still : answerFor(address)) });
  expect(plain(await screen.findByText(/^Realisasi Tebet/))).toBe(
    'Realisasi Tebet tidak berubah dibanding 1 Jan – 14 Nov 2025: Rp 1,00 miliar.',
  );
});

describe('where revenue of the compared days is missing', () => {
  const textsWith = async (before: readonly (string | null)[], totalBefore: string | null) => {
    const amount = { ...money(['600000000', '300000000', '100000000'], '1000000000'), before, totalBefore };
    const lacking = answerOf({ by, members, measures: { amount, payingObjects: count([200, 150, 40], 390) }, comparison: COMPARISON });
    await open({ details: 'closed', answers: (address) => (answerFor(address) === inside['revenue'] ? lacking : answerFor(address)) });
    const falls = await screen.findByRole('region', { name: 'Penurunan terbesar' });
    const rises = screen.getByRole('region', { name: 'Kenaikan terbesar' });
    await within(falls).findByText(/^Tidak ada|^Sebagian/);
    return [falls, rises].map((panel) => plain(within(panel).getByText(/^Tidak ada|^Sebagian/)));
  };

  it('compares nothing if no region has any, instead of saying that none fell', async () => {
    expect(await textsWith([null, null, null], null)).toEqual(['Tidak ada data pembanding.', 'Tidak ada data pembanding.']);
  });

  it('says of the other regions that none fell if one lacks it', async () => {
    // 300 after 300 and 100 after 100 million.
    expect(await textsWith([null, '300000000', '100000000'], null)).toEqual([
      'Sebagian wilayah tidak dapat dibandingkan; tidak ada wilayah lain yang realisasinya turun.',
      'Sebagian wilayah tidak dapat dibandingkan; tidak ada wilayah lain yang realisasinya naik.',
    ]);
  });
});

it('begins with the map beside the falls where the agency imported borders, and the details keep the largest regions', async () => {
  const topology = squareRegions(['W1', 'W2', 'W3'].map((code, column) => ({ code, name: code, parent: 'S1', column, row: 0 })));
  const withBorders = (address: string) => (address.includes('/boundaries/') ? { level: 'ward' as const, topology } : answerFor(address));
  await open({ answers: withBorders, details: 'closed' });
  const map = await screen.findByRole('group', { name: /^Peta Kelurahan menurut batas/ });
  expect(within(map).getAllByRole('button')).toHaveLength(3);
  expect(screen.getByRole('list', { name: /^Wilayah yang realisasinya turun paling banyak/ })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: RISES })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Wilayah menurut realisasi' })).toBeInTheDocument();
});

it('ranks the chosen district among those of its city', async () => {
  await open();
  expect(await screen.findByText('dari 2 wilayah di Kota Selatan')).toBeInTheDocument();
  const card = screen.getByRole('article', { name: 'Peringkat realisasi' });
  expect(plain(card)).toContain('ke-2');
  expect(plain(card)).toContain('Perubahan peringkat −1');
});

it('has no rank for the whole province', async () => {
  await open({ path: '/' });
  expect(await screen.findByRole('article', { name: 'Realisasi' })).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Peringkat realisasi' })).not.toBeInTheDocument();
});

it('lists objects, assessments and arrears of every ward', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /^Objek, ketetapan, dan tunggakan per wilayah/ });
  await within(table).findByText('90,00%');
  const rows = within(table).getAllByRole('row').map(plain);
  expect(rows[1]).toBe('Manggarai600,00400700,00630,0090,00%70,00405,00');
  expect(rows.at(-1)).toBe('Jumlah1.000,009001.300,001.050,0080,70%250,001504,20');
});

it('holds every ward against the one in the middle; little arrears are good, and what is not known stays so', async () => {
  await open();
  const heat = await screen.findByRole('table', { name: /^Indikator setiap wilayah dibanding/ });
  await within(heat).findByText('200%');
  const rows = within(heat).getAllByRole('row').map(plain);
  // Medians: 2 million, 0.5, 4 million, 0.8, 0.8, 0.2. Arrears of 0.1 are twice as good as 0.2.
  expect(rows[1]).toBe('Manggarai150%100%125%113%113%200%');
  expect(rows[3]).toBe('Menteng Dalam50%120%75%63%-50%');
  expect(within(heat).getByRole('button', { name: '200%' })).toHaveAccessibleDescription(/10,0%; nilai tengah 20,0%/);
});

it('draws the finished months of every ward', async () => {
  await open({ language: 'en' });
  const list = await screen.findByRole('list', { name: /^A small line of monthly revenue/ });
  // 300 divided by the mean of 200.
  expect(plain(list)).toBe('Manggarai150');
});

it('says which extract would bring what is not there', async () => {
  const without = answerOf({
    by: { district: [], ward: [] },
    measures: { total: { unit: 'money', values: [], total: null } },
    notes: [{ code: 'not-imported', params: { extract: 'arrears' } }],
  });
  await open({ answers: (address) => (address.includes('/answers/arrears') ? without : answerFor(address)) });
  expect((await screen.findAllByText(/^Tunggakan: ./)).length).toBeGreaterThan(0);
});

it('goes into a ward from the table of colours', async () => {
  const { visited } = await open();
  const heat = await screen.findByRole('table', { name: /^Indikator setiap wilayah dibanding/ });
  await userEvent.click(await within(heat).findByRole('button', { name: '200%' }));
  expect(visited.at(-1)).toBe('/detailed-regional?r=S&r=S1&r=W1');
});

it('has no columns for what is neither compared nor counted', async () => {
  await open();
  const panel = screen.getByRole('region', { name: 'Realisasi per wilayah dalam petak' });
  await userEvent.click(await within(panel).findByRole('button', { name: /^Tampilkan sebagai tabel/ }));
  const headers = within(await within(panel).findByRole('table')).getAllByRole('columnheader');
  expect(headers.map(plain).map((text) => text.replace(/ \(.*\)$/, ''))).toEqual(['Kelurahan', 'Realisasi', 'Porsi', 'Peringkat']);
});

it('offers another try where it failed', async () => {
  await open({ path: '/', answers: () => ({ status: 500, code: 'internal', params: {} }) });
  expect((await screen.findAllByRole('button', { name: 'Coba lagi' })).length).toBeGreaterThan(0);
});

it('leads to the page of compliance, to the objects and to what moves together in the chosen region', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Siapa melapor dan membayar tepat waktu: Analisis Kepatuhan' });
  expect(link).toHaveAttribute('href', '/compliance?r=S&r=S1');
  const objects = screen.getByRole('link', { name: 'Demografi Objek Pajak' });
  expect(objects).toHaveAttribute('href', '/demo-taxobject?r=S&r=S1');
  const relations = screen.getByRole('link', { name: 'Analisis Lintas Dimensi' });
  expect(relations).toHaveAttribute('href', '/cross-dimensional?r=S&r=S1&view=heatmap');
});
