import { configure, screen, waitFor, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer, Note, Value } from '@pendapa/contracts';
import { answerOf, openPage, referencesOf, type RenderPageOptions } from '@pendapa/testing';
import { otherAnalysesFeature } from '../manifest.ts';

// Eight charts render at once, beside other tests.
configure({ asyncUtilTimeout: 20_000 });

const LAST_YEAR = { from: '2025-01-01', to: '2025-11-14' };
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

const money = (total: Value, totalBefore: Value = null) => ({ unit: 'money' as const, total, totalBefore });
const ratio = (total: Value) => ({ unit: 'ratio' as const, total });

const toDate = answerOf({
  measures: {
    realised: money('900000000', '800000000'),
    realisedToDate: money('900000000', '800000000'),
    target: money('1200000000'),
    targetApbd: money('1300000000'),
    targetApbdp: money('1200000000'),
    planToDate: money('1000000000'),
    achievement: ratio(0.75),
    planAchievement: ratio(0.9),
    planVariance: money('-100000000'),
    remaining: money('300000000'),
  },
  comparison: LAST_YEAR,
});

const byTax = answerOf({
  by: { taxType: ['PBBP2', 'REKLAME'] },
  members: {
    taxType: {
      PBBP2: { id: 'Pajak Bumi dan Bangunan', en: 'Land and Building Tax' },
      REKLAME: { id: 'Pajak Reklame', en: 'Advertising Tax' },
    },
  },
  measures: {
    realised: {
      unit: 'money',
      values: ['600000000', '300000000'],
      before: ['500000000', '300000000'],
      total: '900000000',
      totalBefore: '800000000',
    },
    realisedToDate: { unit: 'money', values: ['600000000', '300000000'], total: '900000000' },
    target: { unit: 'money', values: ['900000000', '300000000'], total: '1200000000' },
    targetApbd: { unit: 'money', values: ['1000000000', '300000000'], total: '1300000000' },
    targetApbdp: { unit: 'money', values: ['900000000', '300000000'], total: '1200000000' },
    planToDate: { unit: 'money', values: ['750000000', '250000000'], total: '1000000000' },
    achievement: { unit: 'ratio', values: [0.6667, 1], total: 0.75 },
    planAchievement: { unit: 'ratio', values: [0.8, 1.2], total: 0.9 },
    planVariance: { unit: 'money', values: ['-150000000', '50000000'], total: '-100000000' },
  },
  comparison: LAST_YEAR,
});

const months = answerOf({
  by: { month: ['2026-10-01', '2026-11-01'] },
  measures: {
    realised: { unit: 'money', values: ['500000000', '400000000'], total: '900000000' },
    realisedOfPlan: { unit: 'money', values: ['500000000', '400000000'], total: '900000000' },
    plan: { unit: 'money', values: ['600000000', '400000000'], total: '1000000000' },
  },
  period: YEAR,
});

const lastYear = answerOf({
  by: { month: ['2025-10-01', '2025-11-01', '2025-12-01'] },
  measures: { realised: { unit: 'money', values: ['400000000', '400000000', '100000000'], total: '900000000' } },
  period: { from: '2025-01-01', to: '2025-12-31' },
});

function answerFor(address: string): Answer {
  const { searchParams } = new URL(address, 'http://server');
  const by = searchParams.get('by');
  if (by === 'taxType') return byTax;
  if (searchParams.get('to') === '2025-12-31') return { ...lastYear, asOf: '2026-11-14' };
  return by === 'month' ? { ...months, asOf: '2026-11-14' } : toDate;
}

const TARGETS = [
  'realisedOfPlan',
  'target',
  'targetApbd',
  'targetApbdp',
  'plan',
  'planToDate',
  'achievement',
  'planAchievement',
  'planVariance',
  'remaining',
];
const notImported: Note = { code: 'not-imported', params: { extract: 'targets' } };

/** Answers of an agency without targets. */
function withoutTargets(address: string): Answer {
  const full = answerFor(address);
  const unknown = (totals: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(totals).map(([key, value]) => [key, TARGETS.includes(key) ? null : value]));
  return {
    ...full,
    columns: full.columns.map((column) =>
      column.kind === 'measure' && TARGETS.includes(column.key) ? { ...column, values: column.values.map(() => null) } : column,
    ),
    totals: { current: unknown(full.totals.current), comparison: full.totals.comparison && unknown(full.totals.comparison) },
    notes: [notImported],
  };
}

const NO_REFERENCES = referencesOf();

interface OpenOptions extends Omit<RenderPageOptions, 'answers'> {
  readonly answers?: (address: string) => Answer;
}

const open = ({ answers = answerFor, ...options }: OpenOptions = {}) =>
  openPage(otherAnalysesFeature, '/overview', {
    wrapper: AnalysisProvider,
    answers: (address) => (address.endsWith('/references') ? NO_REFERENCES : answers(address)),
    path: '/overview',
    ...options,
  });
const plain = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const says = (name: string, text: string) => waitFor(() => expect(plain(screen.getByRole('article', { name }))).toContain(text));

it('says where revenue stands against target, plan and last year', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ringkasan Eksekutif');
  await says('Realisasi', 'Rp 900 juta12,5% naik dari Rp 800 juta');
  await says('Pencapaian target', '75,0%dari APBDP Rp 1,2 miliar; sisa Rp 300 juta');
  await says('Pencapaian rencana', '90,0%Di bawah 95% rencana');
  await says('Selisih terhadap rencana', '−Rp 100 juta');
});

it('tells a period of itself and its year from the start, on card and chart alike', async () => {
  const days = { from: '2026-01-01', to: '2026-11-14', comparedFrom: '', comparedTo: '' };
  const ofYear: Note = { code: 'of-year', params: { measures: 'realisedToDate,achievement,planAchievement,planVariance', ...days } };
  const november = { ...toDate, period: { from: '2026-11-01', to: '2026-11-14' }, notes: [ofYear] };
  const totals = { ...toDate.totals, current: { ...toDate.totals.current, realised: '400000000' } };
  const answers = (address: string): Answer => {
    const answer = answerFor(address);
    return answer === toDate ? { ...november, totals } : answer === byTax ? { ...byTax, period: november.period, notes: [ofYear] } : answer;
  };
  await open({ answers });
  await says('Realisasi', 'Rp 400 juta');
  expect(await screen.findByText(/^Pencapaian rencana: dihitung sejak awal tahun anggaran: 1 Jan/)).toBeInTheDocument();
  expect(
    await screen.findByText(/^Pencapaian target, Selisih dari rencana: dihitung sejak awal tahun anggaran: 1 Jan/),
  ).toBeInTheDocument();
  await says('Selisih terhadap rencana', 'terhadap rencana Rp 1 miliar');
  expect(screen.getByText(/Realisasi mencapai 90,0% dari rencana, kurang Rp/)).toBeInTheDocument();
  expect(await screen.findByRole('columnheader', { name: /Realisasi sejak awal tahun/ })).toBeInTheDocument();
});

it('says how many taxes are on plan, and leads to the page that lists all of them against their targets', async () => {
  await open();
  expect(await screen.findByText(/^1 dari 2 jenis pajak sesuai rencana\.$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pemantauan Target APBD & APBDP' })).toHaveAttribute('href', '/targets');
  expect(screen.queryByRole('list', { name: /Pencapaian target setahun/ })).not.toBeInTheDocument();
});

it('lists what is behind its plan, the furthest first, and nothing that is on plan', async () => {
  await open();
  const list = await screen.findByRole('list', { name: /paling jauh di bawah rencana/ });
  const rows = within(list).getAllByRole('listitem').map(plain);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^Pajak Bumi dan Bangunan−Rp 150 juta\d+,\d% dari rencana$/);
});

it('shows every tax type in the table, with the total over all of them', async () => {
  await open({ language: 'en' });
  const table = await screen.findByRole('table');
  const [, first] = within(table).getAllByRole('row');
  expect(plain(first as HTMLElement)).toBe('Land and Building Tax1,000.00900.00600.0066.67%−150.0020.00% up66.67%Below 95% of plan');
  expect(plain(within(table).getByRole('row', { name: /^Total/ }))).toBe('Total1,300.001,200.00900.0075.00%−100.0012.50% up100.00%');
});

it('draws the plan and the actual figures up to the data date only', async () => {
  await open();
  const course = await screen.findByRole('figure', { name: /Garis kumulatif realisasi sampai 14 Nov 2026/ });
  expect(screen.getByRole('figure', { name: /Garis selisih kumulatif .* sampai 14 Nov 2026/ })).toBeInTheDocument();
  expect(screen.getByText(/Realisasi mencapai 90,0% dari rencana, kurang Rp/)).toBeInTheDocument();
  // Plan and annual target are dashed; the actual line is dotted to November, which is not over.
  const dashes = [...course.querySelectorAll('path[stroke-dasharray]')].map((path) => path.getAttribute('stroke-dasharray'));
  expect(dashes.sort()).toEqual(['1 5', '6 4', '6 4']);
});

it('names the extract that brings the targets, and still shows what came in', async () => {
  await open({ answers: withoutTargets });
  await says('Realisasi', 'Rp 900 juta');
  expect(await screen.findByText('Belum diimpor: target.')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Pencapaian target' })).not.toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Selisih terhadap rencana' })).not.toBeInTheDocument();
  expect(await screen.findByText(/Garis rencana tidak ditampilkan. Perlu data target/)).toBeInTheDocument();
  const headers = within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map(plain);
  expect(headers).toEqual(['Jenis pajak', 'Realisasi (Rp juta)', 'Dibanding tahun lalu', 'Porsi']);
});

it('says that the payments state no tax type instead of drawing one bar', async () => {
  const unsplit = answerOf({
    by: { taxType: [null] },
    measures: {
      realised: { unit: 'money', values: ['900000000'], before: ['800000000'], total: '900000000' },
      achievement: { unit: 'ratio', values: [null] },
    },
    comparison: LAST_YEAR,
  });
  await open({ answers: (address) => (address.includes('by=taxType') ? unsplit : withoutTargets(address)), language: 'en' });
  expect((await screen.findAllByText(/^Not stated in the imported data: .*tax type/)).length).toBe(1);
});
