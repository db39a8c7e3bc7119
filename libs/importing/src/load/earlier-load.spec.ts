import type { Period } from '@pendapa/contracts';
import type { Load, Manifest } from '@pendapa/warehouse';
import { AgencyFolder } from '../testing/agency-load.ts';
import { templateProfile } from '../profile/template-profile.ts';
import { findUnchangedSince, filesRead, findLoadWithSameFile, readingOf } from './earlier-load.ts';
import type { LoadPlan } from './plan.ts';

jest.setTimeout(60_000);

const JUNE: Period = { from: '2025-06-01', to: '2025-06-30' };
const JULY: Period = { from: '2025-07-01', to: '2025-07-31' };

const planOf = (extract: 'payments' | 'units', sha256: string): LoadPlan => ({
  source: 'f.csv',
  sha256,
  unlisted: [],
  steps: [{ ...templateProfile(extract), found: { files: [], skipped: [] }, files: [], control: {} }],
});
const PAYMENTS = planOf('payments', 'a');
const UNITS = planOf('units', 'a');

const load = (plan: LoadPlan, sourceSha256: string, more: Partial<Load> = {}): Load => ({
  id: 1,
  sources: [plan === PAYMENTS ? 1 : 2],
  at: `at ${sourceSha256}`,
  source: 'f.csv',
  sourceSha256,
  reading: readingOf(plan),
  rows: plan === PAYMENTS ? { payments: 2 } : { units: 2 },
  ...(plan === PAYMENTS ? { posted: JUNE } : {}),
  ...more,
});
const after = (...loads: Load[]): Manifest =>
  ({
    format: 15,
    generation: 1,
    publishedAt: '',
    sample: false,
    asOf: null,
    since: null,
    parts: [],
    extracts: [],
    loads,
    sources: ['template:payments', 'template:units'].map((name, index) => ({ id: 1 + index, name })),
  }) as const;

it.each<[string, LoadPlan, Period | null, readonly Load[], boolean]>([
  ['payments that came before', PAYMENTS, null, [load(PAYMENTS, 'a')], true],
  ['payments that were taken out since', PAYMENTS, null, [load(PAYMENTS, 'a'), load(PAYMENTS, 'b', { id: 2, removes: 1 })], false],
  ['payments to which other days were added', PAYMENTS, null, [load(PAYMENTS, 'a'), load(PAYMENTS, 'b', { posted: JULY })], true],
  ['payments whose days were replaced since', PAYMENTS, null, [load(PAYMENTS, 'a'), load(PAYMENTS, 'b', { replaced: JUNE })], false],
  ['payments beside whose days others were replaced', PAYMENTS, null, [load(PAYMENTS, 'a'), load(PAYMENTS, 'b', { replaced: JULY })], true],
  [
    'payments whose days another source replaced since',
    PAYMENTS,
    null,
    [load(PAYMENTS, 'a'), load(PAYMENTS, 'b', { replaced: JUNE, sources: [2] })],
    true,
  ],
  [
    'payments whose days were replaced for all sources',
    PAYMENTS,
    null,
    [load(PAYMENTS, 'a'), load(PAYMENTS, 'b', { replaced: JUNE, sources: [2], replacedAllSources: true })],
    false,
  ],
  ['days replaced by the same file again', PAYMENTS, JUNE, [load(PAYMENTS, 'a', { replaced: JUNE })], true],
  [
    'days to which payments were added since they were replaced',
    PAYMENTS,
    JUNE,
    [load(PAYMENTS, 'a', { replaced: JUNE }), load(PAYMENTS, 'b')],
    false,
  ],
  [
    'replaced days to which another source added payments since',
    PAYMENTS,
    JUNE,
    [load(PAYMENTS, 'a', { replaced: JUNE }), load(PAYMENTS, 'b', { sources: [2] })],
    true,
  ],
  ['days that are to be replaced by a file that was only added', PAYMENTS, JUNE, [load(PAYMENTS, 'a')], false],
  ['the same bytes read in another way', PAYMENTS, null, [load(PAYMENTS, 'a', { reading: 'otherwise' })], false],
  ['units that another file changed since', UNITS, null, [load(UNITS, 'a'), load(UNITS, 'b')], false],
  ['units that came back after another file', UNITS, null, [load(UNITS, 'a'), load(UNITS, 'b'), load(UNITS, 'a')], true],
  ['units before payments', UNITS, null, [load(UNITS, 'a'), load(PAYMENTS, 'b')], true],
])('%s', (_what, plan, replace, loads, same) => {
  expect(findUnchangedSince(plan, { replace }, after(...loads)) !== null).toBe(same);
});

it('knows a file that would be counted twice, and none without rows or of a load that was taken out', () => {
  const [step] = PAYMENTS.steps;
  if (!step) throw new Error('A plan has a step.');
  const file = { name: 'f.csv', bytes: 1, sha256: 'a' };
  const plan: LoadPlan = { ...PAYMENTS, steps: [{ ...step, profile: { ...step.profile, append: true }, files: [file] }] };
  const files = filesRead(plan);
  const before = load(PAYMENTS, 'a', { files });
  expect(findLoadWithSameFile(plan, after(before))).toEqual(before);
  expect(findLoadWithSameFile(plan, after({ ...before, rows: {} }))).toBeNull();
  expect(findLoadWithSameFile(plan, after(before, load(PAYMENTS, 'b', { id: 2, removes: 1 })))).toBeNull();
});

it('takes a profile that came to say what it meant for the same', () => {
  const [step] = PAYMENTS.steps;
  if (!step) throw new Error('The plan has a step.');
  const { numbers, ...unsaid } = step.profile;
  const readingBy = (profile: typeof step.profile) => readingOf({ steps: [{ ...step, profile }] });
  expect(numbers).toEqual({ decimal: '.', thousands: 'none' });
  expect(readingBy(unsaid)).toBe(readingOf(PAYMENTS));
  expect(readingBy({ ...unsaid, numbers: { decimal: ',', thousands: '.' } })).not.toBe(readingOf(PAYMENTS));
});

it('takes the first file again where a second one had changed its rows', async () => {
  const agency = await AgencyFolder.open(false);
  try {
    const banks = (name: string) => agency.load('banks', [{ code: 'A', name }], { check: false });
    await banks('Bank Lama');
    await banks('Bank Keliru');
    expect(await banks('Bank Lama')).toMatchObject({ outcome: 'published', generation: 3 });
  } finally {
    await agency.close();
  }
});
