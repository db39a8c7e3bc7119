import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Note, WorkingDays } from '@pendapa/contracts';
import { answerOf, optionsFor, openPage, type RenderPageOptions } from '@pendapa/testing';
import { topFiveFeature } from '../manifest.ts';

/** A busy machine needs seconds to render a whole page. */
const PATIENT = { timeout: 10_000 };

const COMPARISON = { from: '2025-01-01', to: '2025-11-14' };
const NAMES = { A: { id: 'UP3D Gambir', en: 'UP3D Gambir' }, B: { id: 'UP3D Koja', en: 'UP3D Koja' } };
const members = { unit: NAMES };

const money = (values: readonly string[], total: string, before?: readonly string[]) =>
  ({ unit: 'money', values, total, before, totalBefore: '600000000' }) as const;
const units = answerOf({
  by: { unit: ['A', 'B'] },
  members,
  measures: {
    realised: money(['500000000', '200000000'], '700000000', ['400000000', '200000000']),
    realisedToDate: money(['500000000', '200000000'], '700000000'),
    target: money(['600000000', '340000000'], '940000000'),
    achievement: { unit: 'ratio', values: [0.8333, 0.5882], total: 0.7447 },
    realisedOfPlan: money(['500000000', '200000000'], '700000000'),
    planWhole: money(['480000000', '250000000'], '730000000'),
    planToDate: money(['480000000', '250000000'], '730000000'),
    planAchievement: { unit: 'ratio', values: [1.0417, 0.8], total: 0.9589 },
    planVariance: money(['20000000', '-50000000'], '-30000000'),
    remaining: money(['100000000', '140000000'], '240000000'),
  },
  comparison: COMPARISON,
});
const chosen = answerOf({
  measures: {
    realised: { unit: 'money', total: '700000000', totalBefore: '600000000' },
    realisedToDate: { unit: 'money', total: '700000000' },
    target: { unit: 'money', total: '940000000' },
    achievement: { unit: 'ratio', total: 0.7447 },
    planToDate: { unit: 'money', total: '730000000' },
    planAchievement: { unit: 'ratio', total: 0.9589 },
    planVariance: { unit: 'money', total: '-30000000' },
    remaining: { unit: 'money', total: '240000000' },
  },
  comparison: COMPARISON,
});
const unitMonths = answerOf({
  by: { unit: ['A', 'A', 'B', 'B'], month: ['2026-10-01', '2026-11-01', '2026-10-01', '2026-11-01'] },
  members,
  measures: {
    realised: money(['40000000', '20000000', '10000000', '5000000'], '75000000'),
    realisedOfPlan: money(['40000000', '20000000', '10000000', '5000000'], '75000000'),
    plan: money(['50000000', '20000000', '10000000', '10000000'], '90000000'),
  },
});
const months = answerOf({
  by: { month: ['2026-10-01', '2026-11-01'] },
  measures: {
    realised: money(['50000000', '25000000'], '75000000'),
    realisedOfPlan: money(['50000000', '25000000'], '75000000'),
    plan: money(['60000000', '30000000'], '90000000'),
  },
});
const lastYear = answerOf({
  by: { month: ['2025-10-01', '2025-11-01'] },
  measures: { realised: money(['40000000', '50000000'], '90000000') },
  period: { from: '2025-01-01', to: '2025-12-31' },
});
const taxes = answerOf({
  by: { taxType: ['PBBP2', 'REKLAME'] },
  members: { taxType: { PBBP2: { id: 'PBB-P2', en: 'Property tax' }, REKLAME: { id: 'Pajak Reklame', en: 'Advertising tax' } } },
  measures: {
    realisedToDate: money(['150000000', '50000000'], '200000000'),
    planToDate: money(['200000000', '50000000'], '250000000'),
    planAchievement: { unit: 'ratio', values: [0.75, 1], total: 0.8 },
    planVariance: money(['-50000000', '0'], '-50000000'),
  },
});
const all = answerOf({ measures: { amount: { unit: 'money', total: '1000000000' } } });
const up3d = answerOf({ measures: { amount: { unit: 'money', total: '700000000' } } });
/** 34 weekdays are left, one of them a holiday. */
const left: WorkingDays = { from: '2026-11-15', to: '2026-12-31', days: 33, holidaysKnown: true, generation: 1 };

function answerFor(address: string) {
  const options = optionsFor(address, { unit: Object.entries(NAMES).map(([code, name]) => ({ code, name, parent: null })) });
  if (options) return options;
  if (address === '/api/v1/working-days?from=2026-11-15&to=2026-12-31') return left;
  const { pathname, searchParams } = new URL(address, 'http://server');
  if (searchParams.get('to') === '2025-12-31') return lastYear;
  if (pathname.endsWith('/revenue')) return searchParams.get('kind') === 'up3d' ? up3d : all;
  const answers: Record<string, ReturnType<typeof answerOf>> = {
    '': chosen,
    unit: units,
    'unit,month': unitMonths,
    month: months,
    taxType: taxes,
  };
  return answers[searchParams.get('by') ?? ''];
}

const open = (options: RenderPageOptions = {}) =>
  openPage(topFiveFeature, '/revenue-up3d-current', { wrapper: AnalysisProvider, answers: answerFor, ...options });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Pendapatan per UP3D Tahun Berjalan'],
  ['en', 'Revenue per UP3D, Current Year'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('shows where the units stand, and what each remaining working day has to bring', async () => {
  await open();
  await waitFor(
    async () => expect(plain(await screen.findByRole('article', { name: 'UP3D sesuai rencana' }))).toContain('1 dari 2'),
    PATIENT,
  );
  // 240 million remain for 33 working days.
  await waitFor(() =>
    expect(plain(screen.getByRole('article', { name: 'Sisa hari kerja' }))).toMatch(
      /33 hari.*Diperlukan Rp 7,27 juta per hari sampai 31 Des 2026/,
    ),
  );
  expect(plain(screen.getByRole('article', { name: 'Realisasi November 2026' }))).toContain('83,3% dari rencana Rp 30 juta');
});

it('takes the target of the chosen month: what it lacks, and the days that are left of it', async () => {
  const november = answerOf({
    measures: { realisedOfPlan: { unit: 'money', total: '25000000' }, planWhole: { unit: 'money', total: '80000000' } },
  });
  const inMonth = (address: string) => {
    if (address === '/api/v1/working-days?from=2026-11-15&to=2026-11-30') return { ...left, to: '2026-11-30', days: 11 };
    const { searchParams } = new URL(address, 'http://server');
    return searchParams.get('from') === '2026-11-01' && !searchParams.has('by') ? november : answerFor(address);
  };
  await open({ path: '/x?tp=m', answers: inMonth });
  const card = await screen.findByRole('article', { name: 'Sisa hari kerja' });
  // 55 million for 11 days.
  await waitFor(() => expect(plain(card)).toMatch(/11 hari.*Diperlukan Rp 5 juta per hari sampai 30 Nov 2026/), PATIENT);
});

it('counts of a target of a quarter only what came in up to the end of the period', async () => {
  const quarter = (to: string | null, by: boolean) => {
    const realisedOfPlan =
      to === '2026-08-15' ? money(['150000000', '110000000'], '260000000') : money(['290000000', '200000000'], '490000000');
    const planWhole = money(['300000000', '200000000'], '500000000');
    return answerOf({ ...(by ? { by: { unit: ['A', 'B'] }, members } : {}), measures: { realisedOfPlan, planWhole } });
  };
  const inQuarter = (address: string) => {
    if (address === '/api/v1/working-days?from=2026-08-16&to=2026-09-30') return { ...left, to: '2026-09-30', days: 30 };
    const { searchParams } = new URL(address, 'http://server');
    const isQuarterPlan = searchParams.get('from') === '2026-07-01' && searchParams.get('m')?.includes('planWhole');
    const answer = isQuarterPlan ? quarter(searchParams.get('to'), searchParams.has('by')) : answerFor(address);
    return answer && 'columns' in answer ? { ...answer, period: { from: '2026-08-01', to: '2026-08-15' } } : answer;
  };
  await open({ path: '/x?tp=q&p=2026-08-01..2026-08-15', answers: inQuarter });
  // 500 - 260 = 240 million for 30 days. First unit: 300 - 150 = 150 million.
  const card = await screen.findByRole('article', { name: 'Sisa hari kerja' });
  await waitFor(() => expect(plain(card)).toMatch(/30 hari.*Diperlukan Rp 8 juta per hari sampai 30 Sep 2026/), PATIENT);
  const table = await screen.findByRole('table', { name: /^Realisasi per UP3D, / });
  await waitFor(() => expect(plain(within(table).getByRole('row', { name: /UP3D Gambir/ }))).toContain('5,00'));
  expect(plain(within(table).getByRole('row', { name: /UP3D Koja/ }))).toContain('3,00');
});

it('does not say that no working day is left while nobody knows how many', async () => {
  await open({ answers: (address) => (address.startsWith('/api/v1/working-days') ? null : answerFor(address)) });
  expect(await screen.findByRole('table', { name: /^Realisasi per UP3D, .*; sisa - hari kerja$/ }, PATIENT)).toBeInTheDocument();
});

it('says what part of all revenue the UP3D bring, and adds the other units on request', async () => {
  const { visited } = await open();
  expect(await screen.findByText(/UP3D menyumbang 70,0% dari seluruh realisasi/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Sertakan unit lain' }));
  expect(visited.at(-1)).toMatch(/samsat/);
});

it('judges every unit against its plan in words; a click chooses one', async () => {
  await open();
  const list = await screen.findByRole('list', { name: /^Realisasi per UP3D terhadap rencana/ });
  const rows = within(list).getAllByRole('button');
  expect(rows.map(plain)).toEqual(['UP3D Koja−Rp 50 jutaDi bawah 95% rencana', 'UP3D Gambir+Rp 20 jutaSesuai rencana']);
  expect(plain(await screen.findByText(/^1 dari 2 unit di bawah rencana;/))).toBe(
    '1 dari 2 unit di bawah rencana; kekurangan terbesar di UP3D Koja: Rp 50 juta.',
  );
  await userEvent.click(rows[0] as HTMLElement);
  const course = screen.getByRole('region', { name: 'Realisasi kumulatif' });
  expect(await within(course).findByText('UP3D Koja')).toBeInTheDocument();
  // Taxes of the unit against their plans.
  expect(await screen.findByText(/paling jauh di bawah rencana/)).toHaveTextContent(
    'PBB-P2 paling jauh di bawah rencana: kurang Rp 50 juta.',
  );
});

it('leads from the units below plan to their taxes, the largest shortfall first', async () => {
  await open({ language: 'en', details: 'closed' });
  const steps = within(await screen.findByRole('region', { name: 'To follow up' }));
  // Koja is at 80% of its plan and lacks 50 million; Gambir is above its plan.
  const links = await steps.findAllByRole('link');
  expect(links.map(plain)).toEqual(['Shortfall of UP3D Koja, at 80.0% of plan: see which tax types are behind.']);
  expect(links[0]).toHaveAttribute('href', '/targets?u=B');
  expect(plain(steps.getByRole('list'))).toContain('Rp 50 million');
});

it('shows no revenue as the gap of a unit without a plan', async () => {
  const lacking = ['planToDate', 'planAchievement', 'planVariance'];
  const columns = units.columns.map((column) =>
    column.kind === 'measure' && lacking.includes(column.key) ? { ...column, values: [column.values[0] ?? null, null] } : column,
  );
  await open({ answers: (address) => (answerFor(address) === units ? { ...units, columns } : answerFor(address)) });
  const list = await screen.findByRole('list', { name: /^Realisasi per UP3D terhadap rencana/ });
  expect(within(list).getAllByRole('button').map(plain)).toEqual(['UP3D Gambir+Rp 20 jutaSesuai rencana', 'UP3D Koja-Tanpa rencana']);
});

it('marks the unfinished month in the heat table and names the weakest finished one', async () => {
  await open({ language: 'en' });
  const heat = await screen.findByRole('table', { name: /^Achievement of the monthly plan/ }, PATIENT);
  expect(within(heat).getByRole('columnheader', { name: 'Nov*' })).toBeInTheDocument();
  expect(screen.getByText('1 of 2 units were below plan in October 2026, the month with the lowest results.')).toBeInTheDocument();
});

it('lists target, plan and what is needed per day', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /^Realisasi per UP3D, / });
  await waitFor(() =>
    expect(plain(within(table).getAllByRole('row')[1] as HTMLElement)).toBe(
      'UP3D Gambir600,00480,00500,00104,17%20,003,0325,00% naikSesuai rencana',
    ),
  );
});

it('says so where no targets were imported, and shows no zero for them', async () => {
  const note: Note = { code: 'not-imported', params: { extract: 'targets' } };
  const bare = (address: string) => {
    const answer = answerFor(address);
    if (!answer || !('columns' in answer)) return answer;
    const remaining = ['realised', 'amount'];
    const columns = answer.columns.map((column) =>
      column.kind === 'measure' && !remaining.includes(column.key) ? { ...column, values: column.values.map(() => null) } : column,
    );
    const current = Object.fromEntries(
      Object.entries(answer.totals.current).map(([key, value]) => [key, remaining.includes(key) ? value : null]),
    );
    return { ...answer, columns, totals: { ...answer.totals, current }, notes: [note] };
  };
  await open({ answers: bare });
  expect(await screen.findByText('Belum diimpor: target.', {}, PATIENT)).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'UP3D sesuai rencana' })).not.toBeInTheDocument();
  expect(screen.getAllByText('Tanpa rencana').length).toBeGreaterThan(0);
});

it('offers another try where it failed', async () => {
  await open({ answers: () => ({ status: 500, code: 'internal', params: {} }) });
  expect((await screen.findAllByRole('button', { name: 'Coba lagi' })).length).toBeGreaterThan(0);
});
