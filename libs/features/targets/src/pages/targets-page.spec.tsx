import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Value, WorkingDays } from '@pendapa/contracts';
import { answerOf, openPage, optionsFor, referencesOf, type RenderPageOptions } from '@pendapa/testing';
import { targetsFeature } from '../manifest.ts';

// Six charts render at once, beside other tests.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const members = {
  taxType: {
    PBBP2: { id: 'Pajak Bumi dan Bangunan', en: 'Land and Building Tax' },
    REKLAME: { id: 'Pajak Reklame', en: 'Advertising Tax' },
  },
};
const money = (total: Value, values?: readonly Value[]) => ({ unit: 'money' as const, total, ...(values && { values }) });
const ratio = (total: Value, values?: readonly Value[]) => ({ unit: 'ratio' as const, total, ...(values && { values }) });

/** 900 of 1,200 million are realised; 33 working days are left for the other 300. */
const standing = (apbdp: Value) => ({
  realisedToDate: money('900000000', ['600000000', '300000000']),
  target: money('1200000000', ['900000000', '300000000']),
  targetApbd: money('1300000000', ['1000000000', '300000000']),
  targetApbdp: money(apbdp, apbdp === null ? [null, null] : ['900000000', '300000000']),
  planToDate: money('1000000000', ['750000000', '250000000']),
  achievement: ratio(0.75, [0.6667, 1]),
  planAchievement: ratio(0.9, [0.8, 1.2]),
  planVariance: money('-100000000', ['-150000000', '50000000']),
  remaining: money('300000000', ['300000000', '0']),
});

const MONTHS = ['2026-10-01', '2026-11-01', '2026-12-01'];
const answers = (apbdp: Value): Readonly<Record<string, ReturnType<typeof answerOf>>> => ({
  taxType: answerOf({ by: { taxType: ['PBBP2', 'REKLAME'] }, members, measures: standing(apbdp) }),
  month: answerOf({
    by: { month: MONTHS },
    measures: {
      realised: { unit: 'money', values: ['500000000', '400000000', null] },
      realisedOfPlan: { unit: 'money', values: ['500000000', '400000000', null] },
      plan: { unit: 'money', values: ['600000000', '400000000', null] },
      planWhole: { unit: 'money', values: ['600000000', '400000000', '200000000'] },
    },
  }),
  'taxType,month': answerOf({
    by: { taxType: ['PBBP2', 'PBBP2', 'REKLAME', 'REKLAME'], month: ['2026-10-01', '2026-11-01', '2026-10-01', '2026-11-01'] },
    members,
    measures: {
      realised: { unit: 'money', values: ['400000000', '200000000', '100000000', '200000000'] },
      realisedOfPlan: { unit: 'money', values: ['400000000', '200000000', null, '200000000'] },
      plan: { unit: 'money', values: ['500000000', '250000000', null, '200000000'] },
    },
  }),
});

const LAST_YEAR = answerOf({
  by: { month: ['2025-10-01', '2025-11-01', '2025-12-01'] },
  measures: { realised: { unit: 'money', values: ['1', '2', '3'] } },
  period: { from: '2025-01-01', to: '2025-12-31' },
});

const total = (apbdp: Value) => {
  const measures = standing(apbdp);
  const totals = Object.fromEntries(Object.entries(measures).map(([name, { unit, total: value }]) => [name, { unit, total: value }]));
  return answerOf({ measures: { ...totals, realised: { unit: 'money', total: '140000000' } } });
};

/** 20 working days before the data date; 33 remain in the year. */
const workingDays = (address: string) => ({
  from: '2026-11-15',
  to: '2026-12-31',
  holidaysKnown: true,
  generation: 1,
  days: address.includes('to=2026-12-31') ? 33 : 20,
});

const event = (kind: string, from: string, text: string) => ({ code: text, kind, from, to: from, tax: null, text: { id: text, en: text } });
const REFERENCES = referencesOf({
  events: [event('due-date', '2026-10-30', 'Jatuh tempo PBB-P2'), event('discount', '2026-10-01', 'Keringanan')],
});

const answersWith = (apbdp: Value, daysAt: (address: string) => WorkingDays | null) => (address: string) => {
  const url = new URL(address, 'http://server');
  if (url.pathname.endsWith('/working-days')) return daysAt(address);
  if (url.pathname.endsWith('/references')) return REFERENCES;
  if (url.searchParams.get('to') === '2025-12-31') return LAST_YEAR;
  const by = url.searchParams.get('by');
  return optionsFor(address, {}) ?? (by === null ? total(apbdp) : answers(apbdp)[by]);
};
const open = (apbdp: Value = '1200000000', options: RenderPageOptions = {}) =>
  openPage(targetsFeature, '/targets', { wrapper: AnalysisProvider, answers: answersWith(apbdp, workingDays), ...options });
const card = async (name: string): Promise<string> =>
  ((await screen.findByRole('article', { name })).textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Pemantauan Target APBD & APBDP'],
  ['en', 'Target Tracking (APBD & APBDP)'],
] as const)('is headed in %s', async (language, title) => {
  await open(undefined, { language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says that a revision changed nothing', async () => {
  await open('1300000000');
  expect(await screen.findByText('Target setahun tidak berubah.')).toBeInTheDocument();
});

it('says what each working day has to bring, beside what the last four weeks brought', async () => {
  await open();
  // 300 million over 33 days, rounded up; 140 million over 20 days.
  await waitFor(async () => expect(await card('Realisasi yang diperlukan per hari kerja')).toContain('Rp 9,09 juta'));
  expect(await card('Realisasi yang diperlukan per hari kerja')).toContain('33 hari kerja sampai 31 Des 2026');
  expect(await card('Realisasi yang diperlukan per hari kerja')).toContain('Rata-rata empat minggu terakhir Rp 7 juta (20 hari kerja)');
  expect(
    await screen.findByText(
      /^Untuk mencapai target diperlukan Rp\s9,09 juta per hari kerja; rata-rata empat minggu terakhir Rp\s7 juta\.$/,
    ),
  ).toBeInTheDocument();
});

it('proves its sentence with what is needed beside what was received, and lists taxes by their distance from plan', async () => {
  await open(undefined, { details: 'closed' });
  const rowsOf = async (name: RegExp) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));
  expect(await rowsOf(/^Realisasi per hari kerja yang diperlukan/)).toEqual(['DiperlukanRp 9,09 juta', 'Empat minggu terakhirRp 7 juta']);
  // 80 % and 120 % of plan.
  expect(await rowsOf(/^Porsi target setahun yang tercapai/)).toEqual([
    expect.stringMatching(/^Pajak Bumi dan Bangunan66,7%/),
    expect.stringMatching(/^Pajak Reklame100,0%/),
  ]);
  expect(
    screen.getByText('1 dari 2 jenis pajak di bawah rencana; Pajak Bumi dan Bangunan paling jauh: 80,0% dari rencana.'),
  ).toBeInTheDocument();
});

it('shows its question, and not how the year ended, until the working days are known', async () => {
  await open(undefined, { answers: answersWith('1200000000', () => null) });
  await waitFor(async () => expect(await card('Sisa target')).toContain('Rp 300 juta'));
  expect(screen.queryByText(/^Realisasi mencapai/)).not.toBeInTheDocument();
  // The panel of what is needed keeps its place.
  expect(screen.getByRole('heading', { name: 'Realisasi yang diperlukan dan yang tercapai per hari kerja' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: /^Realisasi per hari kerja yang diperlukan/ })).not.toBeInTheDocument();
  expect(screen.getByText('Berapa realisasi per hari kerja yang diperlukan untuk mencapai target?')).toBeInTheDocument();
});

it('names what moves the year, but for discounts, once for all its lines', async () => {
  localStorage.setItem('pendapa.marks', 'on');
  await open();
  const legends = () => screen.getAllByText(/^Peristiwa: /).map(({ textContent }) => textContent);
  await waitFor(() => expect(legends()).toEqual(['Peristiwa: A 2026: Jatuh tempo PBB-P2.']));
});

it('tells how the first budget became the second, and leads to a tax by a click', async () => {
  const { visited } = await open();
  const steps = await screen.findByRole('list', { name: /^Target APBD, perubahannya/ });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((item) => (item.textContent ?? '').replaceAll('\u00a0', ' ')),
  ).toEqual([
    expect.stringContaining('Rp 1,3 miliar'),
    expect.stringMatching(/Pajak Bumi dan Bangunan.*−Rp 100 juta/),
    expect.stringContaining('Rp 1,2 miliar'),
  ]);
  await userEvent.click(within(steps).getByRole('button', { name: /^Pajak Bumi/ }));
  await waitFor(() => expect(visited.at(-1)).toContain('t=PBBP2'));
});

it('says that there is no revised budget yet, and shows the rest', async () => {
  await open(null, { language: 'en' });
  expect(await screen.findByText('There is no APBDP for this year yet; the APBD target stays in force.')).toBeInTheDocument();
  await waitFor(async () => expect(await card('Revenue needed per working day')).toContain('9.09 million'));
});
