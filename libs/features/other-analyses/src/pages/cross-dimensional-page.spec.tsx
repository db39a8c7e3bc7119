import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, optionsFor, openPage, type RenderPageOptions } from '@pendapa/testing';
import { otherAnalysesFeature } from '../manifest.ts';

/** A busy machine needs seconds to render a whole page. */
const PATIENT = { timeout: 10_000 };

const money = (values: readonly string[]) => ({
  unit: 'money' as const,
  values: [...values],
  total: String(values.reduce((sum, value) => sum + BigInt(value), 0n)),
});
const count = (values: readonly number[]) => ({
  unit: 'count' as const,
  values: [...values],
  total: values.reduce((sum, value) => sum + value, 0),
});
const MEMBERS = {
  taxType: { PBBP2: { id: 'PBB-P2', en: 'Land tax' }, PBJT: { id: 'Restoran', en: 'Restaurants' } },
  channel: { BANK: { id: 'Bank', en: 'Bank' }, LOKET: { id: 'Loket', en: 'Counter' } },
};
const pivotAnswer = (amounts: readonly string[], transactions = [40, 40, 4, 4]) =>
  answerOf({
    by: { taxType: ['PBBP2', 'PBBP2', 'PBJT', 'PBJT'], channel: ['BANK', 'LOKET', 'BANK', 'LOKET'] },
    members: MEMBERS,
    measures: { amount: money(amounts), principal: money(amounts), transactions: count(transactions) },
  });
const MILLION = '000000';
const PIVOT = pivotAnswer([`100${MILLION}`, `300${MILLION}`, `400${MILLION}`, `200${MILLION}`]);

const UNITS = Array.from({ length: 10 }, (_, at) => `U${String(at)}`);
const ratio = (values: readonly (number | null)[]) => ({ unit: 'ratio' as const, values: [...values], total: 0.5 });
const byUnit = (measures: Parameters<typeof answerOf>[0]['measures'], units = UNITS) =>
  answerOf({ by: { unit: units }, members: { unit: { U4: { id: 'UP3D Koja', en: 'UP3D Koja' } } }, measures });
/** On-time payment falls as the digital share rises; on-time filing is unrelated. */
const DIGITAL = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const UNIT_ANSWERS = {
  revenue: byUnit({ amount: money(UNITS.map(() => '1000')), digitalShare: ratio(DIGITAL), amountPerObject: money(UNITS.map(() => '10')) }),
  // Each unit's objects are 10 days older than those of the unit before; one unit is an outlier.
  objects: byUnit({
    registered: count(UNITS.map(() => 1)),
    updateAge: { unit: 'decimal', values: UNITS.map((_, at) => 10 * at + (at % 2) + (at === 4 ? 90 : 0)), total: 50 },
  }),
  compliance: byUnit({
    onTimeFilingRate: ratio([0.5, 0.1, 0.4, 0.2, 0.3, 0.5, 0.1, 0.4, 0.2, 0.3]),
    onTimePaymentRate: ratio(DIGITAL.map((share) => 1 - share / 2)),
  }),
  assessments: byUnit({ realisationRate: ratio([0.1, 0.2, 0.3]) }, UNITS.slice(0, 3)),
};

const open = (path = '/cross-dimensional', pivot = PIVOT, options: RenderPageOptions = {}) =>
  openPage(otherAnalysesFeature, '/cross-dimensional', {
    wrapper: AnalysisProvider,
    path,
    answers: (address) => {
      const { pathname, searchParams } = new URL(address, 'http://server');
      const subject = pathname.split('/').at(-1) ?? '';
      if (searchParams.get('by') === 'unit') return Object.entries(UNIT_ANSWERS).find(([key]) => key === subject)?.[1] ?? byUnit({}, []);
      return optionsFor(address, {}) ?? pivot;
    },
    ...options,
  });
const card = async (name: string): Promise<string> =>
  ((await screen.findByRole('article', { name }, PATIENT)).textContent ?? '').replaceAll('\u00a0', ' ');
const cellsOf = (row: HTMLElement): string[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it.each([
  ['id', 'Analisis Lintas Dimensi'],
  ['en', 'Cross-Dimensional Analysis'],
] as const)('is headed in %s', async (language, title) => {
  await open(undefined, undefined, { language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says which combination is farthest out of line', async () => {
  await open();
  // 300 of 400 million of land tax, and 500 of all 1,000 million; at the average 400 x 500 / 1000 = 200.
  const sentence = await screen.findByText(/^75,0% realisasi/, {}, PATIENT);
  expect(sentence).toHaveTextContent('75,0% realisasi PBB-P2 berasal dari Loket, dibanding rata-rata 50,0%; selisihnya Rp 100 juta.');
  expect(await card('Paling jauh di atas rata-rata')).toContain('75,0%PBB-P2 · Loket; rata-rata 50,0%');
  // Restaurants differ as much, but with four transactions.
  expect(await card('Paling jauh di bawah rata-rata')).toContain('25,0%PBB-P2 · Bank; rata-rata 50,0%');
});

it('proves the sentence with the share of each row, and keeps the whole table and the statistics for the details', async () => {
  await open(undefined, undefined, { details: 'closed' });
  const rowsOf = async (name: RegExp) =>
    within(await screen.findByRole('list', { name }, PATIENT))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  // 300 of 400 and 200 of 600 million; the latter in four transactions, so it comes last.
  expect(await rowsOf(/^Porsi setiap baris yang berasal dari satu kolom/)).toEqual(['PBB-P275,0%Rp 300 juta', 'Restoran33,3%Rp 200 juta']);
  // At the average 200 and 300 million.
  expect(screen.getByRole('heading', { name: 'Selisih Loket dari rata-rata' })).toBeInTheDocument();
  expect(await rowsOf(/^Selisih realisasi Loket per jenis pajak dari nilai menurut porsi rata-rata/)).toEqual([
    'PBB-P2+Rp 100 juta75,0%',
    'Restoran−Rp 100 juta33,3%',
  ]);
  const steps = screen.getByRole('region', { name: 'Tindak lanjut' });
  const [step] = within(steps).getAllByRole('listitem');
  expect(step?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Rp 100 jutaPBB-P2: 75,0% berasal dari Loket, rata-rata 50,0%. Lihat rinciannya.',
  );
  expect(
    within(steps)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/payment-channels?t=PBBP2']);
  expect(screen.getByRole('button', { name: 'Semua kombinasi' })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: /^Realisasi menurut/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('table', { name: /^Hubungan setiap pasangan/ })).not.toBeInTheDocument();
});

it('shows totals of rows and columns, then shares and indices by the choice of the reader', async () => {
  const user = userEvent.setup();
  await open();
  const grid = await screen.findByRole('table', { name: /^Realisasi menurut/ }, PATIENT);
  const land = () => cellsOf(within(grid).getByRole('row', { name: /^PBB-P2/ }));
  expect(land()).toEqual(['100', '300', '400']);
  expect(cellsOf(within(grid).getByRole('row', { name: /^Jumlah/ }))).toEqual(['500', '500', '1.000']);
  await user.click(screen.getByRole('combobox', { name: 'Isi sel' }));
  await user.click(await screen.findByRole('option', { name: 'Kali rata-rata' }));
  await waitFor(() => expect(land()).toEqual(['0,50', '1,50', '40,0%']), PATIENT);
});

it('offers no columns that the rows cannot be combined with', async () => {
  const user = userEvent.setup();
  await open('/cross-dimensional?row=channel&col=channelClass');
  const columns = await screen.findByRole('combobox', { name: 'Kolom' }, PATIENT);
  expect(columns).not.toHaveTextContent(/kanal/i);
  await user.click(columns);
  expect(screen.queryByRole('option', { name: /kanal/i })).not.toBeInTheDocument();
});

it('says that nothing can be expected beside a negative cell', async () => {
  await open(undefined, pivotAnswer(['100', '300', '400', '-200']));
  expect(
    await screen.findAllByText('Ada kombinasi yang negatif karena pembatalan pembayaran, sehingga tidak ada rata-rata.', {}, PATIENT),
  ).not.toHaveLength(0);
});

it('finds which indicators of the units move together, and says what it is not', async () => {
  await open('/cross-dimensional?view=heatmap');
  expect(
    await screen.findByText(
      'Makin tinggi porsi digital, makin rendah pembayaran tepat waktu: hubungan sangat kuat di 10 UP3D.',
      {},
      PATIENT,
    ),
  ).toBeInTheDocument();
  const cell = await screen.findByRole('button', { name: '−1,00' }, PATIENT);
  const notes = await screen.findByText(/^Bukan sebab-akibat/, {}, PATIENT);
  expect(notes).toHaveTextContent('antarunit, bukan antarorang');
  expect(notes).toHaveTextContent('Tingkat realisasi ketetapan (diketahui dari 3 UP3D, perlu 8)');
  expect(notes).toHaveTextContent('Realisasi per objek (sama di 10 UP3D)');
  await userEvent.click(cell);
  // The scatter plot of these two indicators.
  expect(await screen.findByRole('combobox', { name: 'Sumbu tegak' }, PATIENT)).toBeInTheDocument();
  expect(await card('UP3D diketahui')).toContain('10');
});

it('draws two indicators of the units, names the unit that does not follow, and leads to its page', async () => {
  await open('/cross-dimensional?view=chart&ix=digital&iy=updates&x=pbb');
  // Ranks: the outlier stands at 10 in place of 5, five units stand one lower: 1 - 6 x (25 + 5) / 990.
  expect(
    await screen.findByText(/^Umur data objek naik bersama Porsi digital: hubungan sangat kuat di 10 UP3D/, {}, PATIENT),
  ).toBeInTheDocument();
  expect(await card('Menyimpang dari garis')).toContain('UP3D Koja');
  const link = await screen.findByRole('link', { name: 'UP3D Koja' }, PATIENT);
  expect(link).toHaveAttribute('href', '/revenue-up3d-current?x=pbb&u=U4');
});

it('draws nothing of fewer than eight units, and says how many it needs', async () => {
  await open('/cross-dimensional?view=chart&ix=digital&iy=realisation');
  expect(
    await screen.findByText('Tingkat realisasi ketetapan dan Porsi digital diketahui dari 3 UP3D; perlu 8.', {}, PATIENT),
  ).toBeInTheDocument();
  expect(await card('Korelasi')).toBe('Korelasi-');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

it('offers no indicator against itself', async () => {
  const user = userEvent.setup();
  await open('/cross-dimensional?view=chart&ix=digital&iy=digital');
  await user.click(await screen.findByRole('combobox', { name: 'Sumbu tegak' }, PATIENT));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toHaveLength(11);
  expect(names).not.toContain('Porsi digital');
});

it('links what moves together, singles out an indicator, and leaves out what is weaker than the reader wants', async () => {
  const user = userEvent.setup();
  await open('/cross-dimensional?view=network');
  const node = await screen.findByRole('button', { name: 'Porsi digital' }, PATIENT);
  expect(node).toHaveAccessibleDescription(/Pembayaran tepat waktu r −1,00; n 10; p < 0,001/);
  await user.click(node);
  expect(node).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/^Tanpa hubungan sekuat itu: .*Pelaporan tepat waktu/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Tampilkan sebagai tabel: Jaringan/ }));
  const table = await screen.findByRole('table', { name: /^Jaringan indikator/ }, PATIENT);
  expect(within(table).getByRole('row', { name: /^Porsi digital Pembayaran tepat waktu/ })).toBeInTheDocument();
});
