import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, openPage, optionsFor, referencesOf, type RenderPageOptions } from '@pendapa/testing';
import { otherAnalysesFeature } from '../manifest.ts';

/** A busy machine needs seconds to render a whole page. */
const PATIENT = { timeout: 10_000 };

/** January 2023 to 14 November 2026: 100 million a month, September 900. */
const MONTHS = Array.from({ length: 47 }, (_, at) => `${String(2023 + Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}-01`);
const amountOf = (month: string): string => (month === '2026-11-01' ? '30000000' : month.slice(5, 7) === '09' ? '900000000' : '100000000');

const money = (values: readonly string[]) => ({
  amount: { unit: 'money' as const, values: [...values], total: String(values.reduce((sum, value) => sum + BigInt(value), 0n)) },
});
const monthly = (months: readonly string[], amounts = months.map(amountOf)) =>
  answerOf({ by: { month: months }, measures: money(amounts), period: { from: months[0] ?? '2026-11-01', to: '2026-11-14' } });
const taxMonths = answerOf({
  by: { taxType: MONTHS.map(() => 'PBBP2'), month: MONTHS },
  members: { taxType: { PBBP2: { id: 'PBB-P2', en: 'Land and Building Tax' } } },
  measures: money(MONTHS.map(amountOf)),
  period: { from: '2023-01-01', to: '2026-11-14' },
});
const days = answerOf({ by: { day: ['2026-03-20', '2026-03-21'] }, measures: money(['5000000', '1000000']) });

const REFERENCES = referencesOf({
  events: [
    { code: 'L', kind: 'holiday', from: '2026-03-18', to: '2026-03-24', tax: null, text: { id: 'Cuti Lebaran', en: 'Eid leave' } },
    { code: 'D', kind: 'due-date', from: '2026-09-30', to: '2026-09-30', tax: 'PBBP2', text: { id: 'Jatuh tempo', en: 'Due' } },
  ],
  calendar: [
    {
      month: '2026-03-01',
      workingDays: 20,
      days: 31,
      holidays: [{ day: '2026-03-21', name: { id: 'Idul Fitri', en: 'Eid al-Fitr' } }],
    },
  ],
});

const OPTIONS = { taxType: [{ code: 'PBBP2', name: { id: 'PBB-P2', en: 'Land and Building Tax' }, parent: null }] };

const open = (own: Partial<Record<string, ReturnType<typeof answerOf>>> = {}, options: RenderPageOptions = {}) =>
  openPage(otherAnalysesFeature, '/temporal', {
    wrapper: AnalysisProvider,
    path: '/temporal',
    answers: (address) => {
      const { pathname, searchParams } = new URL(address, 'http://server');
      if (pathname.endsWith('/references')) return REFERENCES;
      const by = searchParams.get('by') ?? 'total';
      const answers = { month: monthly(MONTHS), 'taxType,month': taxMonths, day: days, total: monthly(['2026-11-01']) };
      return optionsFor(address, OPTIONS) ?? { ...answers, ...own }[by];
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
  ['id', 'Analisis Temporal'],
  ['en', 'Temporal Analysis'],
] as const)('is headed in %s', async (language, title) => {
  await open({}, { language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says when most and least come in, by the whole years alone', async () => {
  await open();
  // 900 of 2,000 in each of three complete years.
  expect(
    await screen.findByText('September 2025 menyumbang 45,0% realisasi setahun, terbanyak; Januari paling sedikit, 5,0%.', {}, PATIENT),
  ).toBeInTheDocument();
  expect(await card('Bulan dengan realisasi tertinggi')).toContain('3 tahun utuh');
  // 800 of 2,000 by the end of August, 1,700 by the end of September.
  expect(await card('Separuh realisasi biasanya masuk')).toContain('September');
  expect(await card('Separuh realisasi biasanya masuk')).toContain('85,0%');
  expect(await card('Realisasi bulan ini yang biasa')).toContain('60%');
});

it('begins with the last month that is over, against the year before, and lists the months by their change', async () => {
  // October 80 after 100 million, September 990 after 900: 1,170 after 1,100 in three months. November has begun.
  const amounts = MONTHS.map((month) => ({ '2026-10-01': '80000000', '2026-09-01': '990000000' })[month] ?? amountOf(month));
  const { visited } = await open({ month: monthly(MONTHS, amounts) }, { details: 'closed' });
  const sentence = await screen.findByText(/^Realisasi Oktober 2026/, {}, PATIENT);
  expect(sentence.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Realisasi Oktober 2026 Rp 80 juta, turun 20,0% dibanding Oktober 2025; realisasi tiga bulan terakhir naik 6,4% dibanding setahun lalu.',
  );
  const list = await screen.findByRole('list', { name: /^Perubahan realisasi bulan/ }, PATIENT);
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')).slice(0, 3)).toEqual([
    'Oktober 2026−Rp 20 juta−20,0%',
    'September 2026+Rp 90 juta+10,0%',
    'Agustus 2026Rp 00,0%',
  ]);
  expect(rows).toHaveLength(7);
  const steps = screen.getByRole('region', { name: 'Tindak lanjut' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(within(steps).getByRole('button', { name: /^Oktober 2026 turun 20,0% dari tahun lalu/ }));
  expect(visited.at(-1)).toContain('2026-10-01');
  await userEvent.click(within(list).getByRole('button', { name: /^Oktober/ }));
  expect(visited.at(-1)).toContain('2026-10-01');
});

it('gives no percentage of a fall from nothing', async () => {
  // October 2025 brought nothing; October 2026 had more refunds than payments.
  const amounts = MONTHS.map((month) => ({ '2025-10-01': '0', '2026-10-01': '-5000000' })[month] ?? amountOf(month));
  await open({ month: monthly(MONTHS, amounts) }, { details: 'closed' });
  const step = await screen.findByRole('button', { name: /^Oktober 2026 turun/ }, PATIENT);
  expect(step).toHaveAccessibleName(/^Oktober 2026 turun dari tahun lalu/);
});

it('compares the last three months that are over, never the one that has begun', async () => {
  await open();
  await waitFor(async () => expect(await card('Tiga bulan terakhir')).toContain('0,0%'), PATIENT);
  expect(await card('Tiga bulan terakhir')).toContain('Agu 2026 s.d. Okt 2026: Rp 1,1 miliar, setahun sebelumnya Rp 1,1 miliar');
});

it('shows a month on each of its working days where the calendar knows them', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('switch', { name: 'Per hari kerja' }, PATIENT));
  const heat = await screen.findByRole('table', { name: /^Realisasi per hari kerja setiap bulan/ }, PATIENT);
  await waitFor(() => {
    const row = within(heat).getByRole('row', { name: /^2026/ });
    // 100 million on 20 working days; the calendar does not cover the other months.
    expect(cellsOf(row)).toEqual(['-', '-', '5.000', ...Array<string>(8).fill('-'), '']);
  }, PATIENT);
});

it('marks holidays in the calendar, and names what moved the months', async () => {
  localStorage.setItem('pendapa.marks', 'on');
  await open({}, { language: 'en' });
  const calendar = await screen.findByRole('table', { name: /^Revenue of each day/ }, PATIENT);
  const march = within(calendar).getByRole('row', { name: /^March 2026/ });
  await waitFor(() => expect(march.querySelectorAll('td span[aria-hidden]')).toHaveLength(1), PATIENT);
  expect(cellsOf(march).slice(19, 22)).toEqual(['5.0', '1.0', '']);
  // A due date recurs every year; leave moves.
  expect(await screen.findByText('Events: A 2026: Eid leave.', {}, PATIENT)).toBeInTheDocument();
});

it('finds the one month that is out of the ordinary', async () => {
  // Years differ by a few per cent.
  const wobble = (at: number): number => ((at * 37) % 11) * 1e6;
  const amounts = MONTHS.map((month, at) => (month === '2025-05-01' ? '20000000' : String(Number(amountOf(month)) + wobble(at))));
  await open({ month: monthly(MONTHS, amounts) }, { language: 'en' });
  expect(await screen.findByText(/^1 of 46 months is unusual: May 2025 \(−8\d% against what is usual\)/, {}, PATIENT)).toBeInTheDocument();
});

it('says what it needs where the data are younger than two years', async () => {
  await open({ month: monthly(MONTHS.slice(-8)) });
  expect(
    await screen.findAllByText('Belum ada tahun yang utuh dalam data, sehingga pola musimannya belum diketahui.', {}, PATIENT),
  ).not.toHaveLength(0);
  expect(await card('Bulan dengan realisasi tertinggi')).toContain('Perlu satu tahun yang utuh');
  expect(await card('Tiga bulan terakhir')).toContain('Perlu bulan yang sama setahun sebelumnya');
  expect(await screen.findByText('Perlu dua tahun bulan yang sudah selesai; belum ada yang biasa.', {}, PATIENT)).toBeInTheDocument();
});

it('leads to the comparison with the last Lebaran, with the filters of the page', async () => {
  await open({}, { path: '/temporal?t=PBBP2' });
  const link = await screen.findByRole('link', { name: /disesuaikan dengan tanggal Lebaran/ }, PATIENT);
  expect(link).toHaveAttribute('href', '/revenue-op-trend?c=l&t=PBBP2');
});
