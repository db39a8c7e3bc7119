import { configure, screen, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer, ListedCases } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { answerOf, casesOf, openPage, optionsFor, referencesOf, statusOf, type RenderPageOptions } from '@pendapa/testing';
import userEvent from '@testing-library/user-event';
import { complianceFeature } from '../manifest.ts';

// A page with many panels is slow beside other tests.
configure({ asyncUtilTimeout: 20_000 });

const ENDED = { from: '2025-11-01', to: '2026-10-31' };
const count = (...values: number[]) => ({ unit: 'count' as const, values, total: values.reduce((sum, value) => sum + value, 0) });
const ratio = (total: number | null) => ({ unit: 'ratio' as const, total });
const whole = (onTime: number | null) =>
  answerOf({
    period: ENDED,
    measures: {
      onTimeFilingRate: ratio(0.863),
      eFilingRate: ratio(0.965),
      onTimePaymentRate: ratio(onTime),
      onTimePaymentShare: ratio(0.909),
      expected: count(2000),
      filedOnTime: count(1700),
      filedLate: count(200),
      notFiled: count(100),
      obligations: count(28_000),
      paidOnTime: count(23_000),
      paidLate: count(1500),
      unpaid: count(3500),
    },
  });
const months = answerOf({
  by: { month: ['2026-10-01', '2026-11-01'] },
  measures: {
    filedOnTime: count(9, 4),
    filedLate: count(1, 0),
    notFiled: count(0, 6),
    paidOnTime: count(90, 40),
    paidLate: count(5, 0),
    unpaid: count(5, 60),
  },
});
const units = { U1: { id: 'UP3D Satu', en: 'UP3D One' }, U2: { id: 'UP3D Dua', en: 'UP3D Two' } };
const SPLIT: Readonly<Record<string, Answer>> = {
  month: months,
  'unit,month': answerOf({
    by: { unit: ['U1', 'U2', 'U2'], month: ['2026-10-01', '2026-09-01', '2026-10-01'] },
    members: { unit: units },
    measures: {
      onTimePaymentRate: { unit: 'ratio', values: [0.9, 0.2, 0.6] },
      paidOnTime: count(90, 20, 60),
      obligations: count(100, 100, 100),
    },
  }),
  'month,lateBand': answerOf({
    by: { month: ['2026-10-01', '2026-10-01', '2026-10-01'], lateBand: ['00', '31-90', 'open'] },
    members: { lateBand: MEMBER_NAMES.lateBand },
    measures: { obligations: count(90, 4, 6) },
  }),
  missedPeriods: answerOf({ by: { missedPeriods: ['0', '1', '3+'] }, measures: { objectsDue: count(80, 15, 5) } }),
  'stateLastYear,stateThisYear': answerOf({
    by: { stateLastYear: ['compliant', 'none', 'none'], stateThisYear: ['compliant', 'compliant', 'none'] },
    measures: { objectsDue: count(70, 5, 25) },
  }),
};
const objects = answerOf({
  period: ENDED,
  measures: { compliantShare: ratio(0.872), nonPayers: count(20), nonFilers: count(33), objectsDue: count(100) },
});
const list = (name: ListedCases['list']): ListedCases => ({
  list: name,
  rows: [],
  next: null,
  found: 0,
  cases: 0,
  amount: '0',
  largest: { cases: 0, amount: '0' },
  unplaced: [],
  period: ENDED,
  snapshot: null,
  missing: [],
  names: { tax: {}, unit: {}, region: {} },
  generation: 1,
});

const band = (indicator: string, [id, en]: readonly [string, string], atLeast: number | null) => ({
  indicator,
  code: en,
  name: { id, en },
  atLeast,
  validFrom: '2019-01-01',
  validTo: null,
  source: 'asumsi / assumed',
});
const REFERENCES = referencesOf({
  bands: [
    ...['onTimeFiling', 'onTimePayment'].flatMap((indicator) => [band(indicator, ['B', 'B'], 0.75), band(indicator, ['C', 'C'], null)]),
    band('eFiling', ['A', 'A'], 0.97),
    band('eFiling', ['di bawah A', 'below A'], null),
  ],
});

const answering =
  (onTime: number | null = 0.822) =>
  (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://server');
    const name = pathname.split('/').at(-1) ?? '';
    if (pathname.endsWith('/references')) return REFERENCES;
    if (pathname.includes('/lists/')) return list(name === 'non-filers' ? 'non-filers' : 'non-payers');
    return optionsFor(address, {}) ?? SPLIT[searchParams.get('by') ?? ''] ?? (name === 'duties' ? objects : whole(onTime));
  };
const open = (options: RenderPageOptions = {}) =>
  openPage(complianceFeature, '/compliance', { wrapper: AnalysisProvider, answers: answering(), path: '/compliance', ...options });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Analisis Kepatuhan'],
  ['en', 'Compliance Analysis'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('tells the rates of the twelve months that are over, and the objects that keep missing', async () => {
  const { server } = await open();
  const card = await screen.findByRole('article', { name: 'Tingkat pembayaran tepat waktu (jumlah kewajiban)' });
  expect(await within(card).findByText('82,2%')).toBeInTheDocument();
  const missing = screen.getByRole('article', { name: 'Objek dengan 3 kewajiban atau lebih yang belum lunas' });
  expect(await within(missing).findByText('objek; 5,0% dari objek dengan kewajiban jatuh tempo')).toBeInTheDocument();
  const rates = server.requestedAddresses.filter((address) => address.includes('onTimePaymentRate') || address.includes('/duties'));
  expect(rates.every((address) => address.includes('from=2025-11-01&to=2026-10-31'))).toBe(true);
});

it('takes the ended months of another period', async () => {
  const { server } = await open({ path: '/compliance?p=2026-07-01..2026-11-14' });
  await screen.findByText('82,2%');
  expect(
    server.requestedAddresses.some((address) => address.includes('/duties') && address.includes('from=2026-07-01&to=2026-10-31')),
  ).toBe(true);
});

it('names the unit that is lowest over all months, and lists it first', async () => {
  await open();
  expect(
    await screen.findByText('Di antara unit dengan 30 kewajiban atau lebih, UP3D Dua paling rendah: 40,0% dibayar tepat waktu.'),
  ).toBeInTheDocument();
});

it('tells how late the obligations of each month were settled', async () => {
  await open();
  const late = await screen.findByRole('region', { name: /^Lama keterlambatan pembayaran/ });
  await userEvent.click(within(late).getByRole('button', { name: /tabel/i }));
  expect((await within(late).findAllByRole('row')).map(plain)).toContain('Oktober 2026Terlambat 31-90 hari4');
});

it('says what became of those who had not settled a year before', async () => {
  await open();
  expect(await screen.findByText(/83,3% objek yang belum lunas setahun sebelumnya masih belum lunas/)).toBeInTheDocument();
});

it('compares the rate with a year before, month by month, and lists the lowest units', async () => {
  const compared = answerOf({
    period: ENDED,
    measures: { onTimePaymentRate: { unit: 'ratio', total: 0.822, totalBefore: 0.76 }, obligations: count(100), unpaid: count(18) },
    comparison: { from: '2024-11-01', to: '2025-10-31' },
  });
  const answers = (address: string) => (address.includes('onTimePaymentShare') ? compared : answering()(address));
  await open({ language: 'en', details: 'closed', answers });
  expect(
    await screen.findByText(
      '82.2% of the obligations were paid on time, up from 76.0% in the period Nov 2024 – Oct 2025; 18 are not settled.',
    ),
  ).toBeInTheDocument();
  const units = await screen.findByRole('list', { name: /^Share of obligations settled by the due date by unit/ });
  // 80 of 200, and 90 of 100.
  expect(within(units).getAllByRole('listitem').map(plain)).toEqual(['UP3D Two40.0%120 of 200', 'UP3D One90.0%10 of 100']);
  const steps = screen.getByRole('region', { name: 'To follow up' });
  expect(within(steps).getAllByRole('listitem').map(plain)).toEqual([
    '18Obligations not settled: open the list of objects to contact.',
    '120Obligations at UP3D Two not paid on time, of 200 due: see its taxes.',
    '10Obligations at UP3D One not paid on time, of 100 due: see its taxes.',
  ]);
  expect(within(steps).getByRole('link', { name: /^Obligations at UP3D Two/ })).toHaveAttribute('href', '/compliance-tax-type?u=U2');
});

it('keeps a chosen tax in its steps, and opens no list to a reader without the right to it', async () => {
  const { rights } = statusOf();
  const name = { id: 'PBB', en: 'PBB' };
  await open({
    path: '/compliance?t=PBB',
    language: 'en',
    details: 'closed',
    status: { rights: { ...rights, cases: { may: false, from: 'analyst' } } },
    answers: (address) => optionsFor(address, { taxType: [{ code: 'PBB', name, parent: null }] }) ?? answering()(address),
  });
  const steps = await screen.findByRole('region', { name: 'To follow up' });
  expect((await within(steps).findAllByRole('listitem')).map(plain)).toEqual([
    '120Obligations at UP3D Two not paid on time, of 200 due: see how late they were.',
    '10Obligations at UP3D One not paid on time, of 100 due: see how late they were.',
  ]);
  expect(within(steps).queryByRole('link')).not.toBeInTheDocument();
});

it('names the years that it compares month by month, whatever period is chosen', async () => {
  const of = (year: string) => Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`);
  const everyMonth = (value: number) => count(...Array<number>(24).fill(value));
  const [early, late, rest] = [everyMonth(80), everyMonth(10), everyMonth(10)];
  const twoYears = answerOf({
    period: { from: '2024-01-01', to: '2025-12-31' },
    by: { month: [...of('2024'), ...of('2025')] },
    measures: { filedOnTime: early, filedLate: late, notFiled: rest, paidOnTime: early, paidLate: late, unpaid: rest },
  });
  const answers = (address: string) => (/[?&]by=month(?:&|$)/.test(address) ? twoYears : answering()(address));
  await open({ language: 'en', details: 'closed', path: '/compliance?p=2025', answers });
  expect(await screen.findByText('2025', { selector: 'li, text' })).toBeInTheDocument();
  expect(screen.getByText('2024', { selector: 'li, text' })).toBeInTheDocument();
});

it('leaves unknown what payments do not tell', async () => {
  await open({ answers: answering(null) });
  const card = await screen.findByRole('article', { name: 'Tingkat pembayaran tepat waktu (jumlah kewajiban)' });
  await screen.findByText('86,3%');
  expect(plain(card)).not.toMatch(/\d%/);
});

it.each([
  [1, '1 object has not filed.'],
  [1234, '1,234 objects have not filed.'],
])('tells one object from many in English: %i', async (cases, sentence) => {
  const rows = [{ number: 'N1', tax: 'PKB', count: 1, amount: '10' }];
  const names = { tax: { PKB: { id: 'PKB', en: 'PKB' } }, unit: {}, region: {} };
  const listed = casesOf({ list: 'non-filers', rows, names, cases });
  await open({ language: 'en', answers: (address) => (address.includes('/lists/') ? listed : answering()(address)) });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('carries letters by the rules of the day, and none where they have no row', async () => {
  await open({ language: 'en' });
  const letters = await screen.findAllByText(/^TADAT/);
  expect(letters.map(plain)).toEqual([
    'TADAT P4-10: B (limits: assumed)',
    'TADAT P5-14-1: B (limits: assumed)',
    'TADAT P4-11: below A (limits: assumed)',
  ]);
});
