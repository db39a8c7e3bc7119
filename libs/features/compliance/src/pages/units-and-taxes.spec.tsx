import { configure, screen, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, optionsFor, openPage, type RenderPageOptions } from '@pendapa/testing';
import { complianceFeature } from '../manifest.ts';

// A page with many panels is slow beside other tests.
configure({ asyncUtilTimeout: 20_000 });

const UNITS = Array.from({ length: 12 }, (_, index) => `U${String(index + 1)}`);
const members = {
  unit: Object.fromEntries(UNITS.map((code) => [code, { id: `UP3D ${code}`, en: `UP3D ${code}` }])),
  taxType: { PBB: { id: 'Pajak Bumi', en: 'Property tax' }, RESTO: { id: 'Pajak Resto', en: 'Restaurant tax' } },
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const count = (values: readonly number[]) => ({ unit: 'count' as const, values, total: sum(values) });
const ratio = (values: readonly (number | null)[]) => ({ unit: 'ratio' as const, values, total: 0.8 });

/** Units pay about 800 of 1,000, the last one 600. The one before it also pays 80 of 160 of a tax with a rate of 50 % everywhere. */
const done = UNITS.map((_, index) => (index === 11 ? 600 : 800 + (index % 3) * 4));
const mixes = answerOf({
  by: { unit: [...UNITS, 'U11'], taxType: [...UNITS.map(() => 'PBB'), 'RESTO'] },
  members,
  measures: {
    onTimePaymentRate: ratio([...done.map((paid) => paid / 1000), 0.5]),
    obligations: count([...UNITS.map(() => 1000), 160]),
    paidOnTime: count([...done, 80]),
  },
});
const units = answerOf({
  by: { unit: ['U12', 'U11', 'U1'] },
  members,
  measures: {
    onTimePaymentRate: ratio([0.6, 0.76, 0.8]),
    obligations: count([1000, 1160, 1000]),
    paidOnTime: count([600, 880, 800]),
    unpaid: count([300, 200, 150]),
    unpaidAmount: { unit: 'money', values: ['30000000', '20000000', '10000000'], total: '60000000' },
  },
});
const taxesOf = (ofResto: number) =>
  answerOf({
    by: { taxType: ['PBB', 'RESTO'] },
    members,
    measures: {
      expected: { unit: 'count', values: [null, 100], total: 100 },
      filedOnTime: { unit: 'count', values: [null, 80], total: 80 },
      filedLate: { unit: 'count', values: [null, 5], total: 5 },
      notFiled: { unit: 'count', values: [null, 15], total: 15 },
      onTimeFilingRate: ratio([null, 0.8]),
      onTimePaymentRate: ratio([0.7, 0.9]),
      onTimePaymentShare: ratio([0.9, 0.95]),
      obligations: count([1000, ofResto]),
      paidOnTime: count([700, 90]),
      paidLate: count([100, 5]),
      unpaid: count([200, 5]),
      unpaidAmount: { unit: 'money', values: ['30000000', '1000000'], total: '31000000' },
    },
  });
const taxes = taxesOf(100);
const months = answerOf({
  by: { taxType: ['PBB', 'PBB'], month: ['2026-10-01', '2026-11-01'] },
  members,
  measures: { onTimePaymentRate: ratio([0.7, 0.4]) },
});
const late = answerOf({
  by: { taxType: ['PBB'] },
  members,
  measures: { lateInterest: { unit: 'money', values: ['600000'], total: '600000' } },
});
const SPLIT = { 'unit,taxType': mixes, unit: units, taxType: taxes, 'taxType,month': months } as const;

const answers = (address: string) => {
  const by = new URL(address, 'http://server').searchParams.get('by') ?? '';
  if (address.includes('/settlements')) return late;
  return optionsFor(address, {}) ?? SPLIT[by as keyof typeof SPLIT];
};
const BY_UNIT = '/compliance-up3d';
const BY_TAX = '/compliance-tax-type';
const open = (page: string, options: RenderPageOptions = {}) =>
  openPage(complianceFeature, page, { wrapper: AnalysisProvider, answers, ...options });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', BY_UNIT, 'Kepatuhan per UP3D'],
  ['en', BY_TAX, 'Compliance per Tax Type'],
] as const)('is headed in %s', async (language, page, title) => {
  await open(page, { language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('names the unit that is behind its peers, and not the one that only has another mix of taxes', async () => {
  const { server } = await open(BY_UNIT);
  expect(
    await screen.findByText('Hanya 60,0% kewajiban di UP3D U12 dibayar tepat waktu, dibanding 80,0% di seluruh UP3D.'),
  ).toBeInTheDocument();
  // UP3D is the default kind of units.
  const byUnit = server.requestedAddresses.filter((address) => address.includes('by=unit'));
  expect(byUnit.filter((address) => !address.includes('kind=up3d'))).toEqual([]);
});

it('shows first who lags and where most is unpaid, and what to do', async () => {
  await open(BY_UNIT, { details: 'closed' });
  const lowest = within(await screen.findByRole('list', { name: /^Tingkat pembayaran tepat waktu terendah/ })).getAllByRole('listitem');
  expect(lowest.map(plain)).toEqual([
    expect.stringMatching(/UP3D U12.*60,0%.*300 belum lunas/),
    expect.stringMatching(/UP3D U11.*76,0%.*200 belum lunas/),
    expect.stringMatching(/UP3D U1.*80,0%.*150 belum lunas/),
  ]);
  expect(screen.queryByText(/Spiegelhalter/)).not.toBeInTheDocument();
  // What to do, from the largest amount unpaid.
  const steps = within(screen.getByRole('region', { name: 'Tindak lanjut' })).getAllByRole('link');
  expect(steps.map(plain)).toEqual([
    'UP3D U12: 300 kewajiban belum lunas (60,0% dibayar tepat waktu). Buka daftar objeknya.',
    'UP3D U11: 200 kewajiban belum lunas (76,0% dibayar tepat waktu). Buka daftar objeknya.',
    'UP3D U1: 150 kewajiban belum lunas (80,0% dibayar tepat waktu). Buka daftar objeknya.',
  ]);
  expect(steps[0]).toHaveAttribute('href', '/compliance?u=U12#lists');
});

it('names in the details the tax with most of what is unpaid', async () => {
  await open(BY_UNIT);
  // 30 of 31 million.
  expect(await screen.findByText('Pajak Bumi mencakup 96,8% nilai yang belum dibayar.')).toBeInTheDocument();
});

it('counts the units that differ from their peers by more than chance', async () => {
  await open(BY_UNIT);
  const below = await screen.findByRole('article', { name: 'Unit jauh di bawah unit sejenis' });
  expect(await within(below).findByText('UP3D U12')).toBeInTheDocument();
  expect(plain(below)).toMatch(/1UP3D U12/);
});

it('names no unit as low where none differs by more than chance, but the one with the largest unpaid amount', async () => {
  const alike = answerOf({
    by: { unit: ['U1', 'U2'], taxType: ['PBB', 'PBB'] },
    members,
    measures: { onTimePaymentRate: ratio([0.79, 0.81]), obligations: count([1000, 1000]), paidOnTime: count([790, 810]) },
  });
  const two = answerOf({
    by: { unit: ['U1', 'U2'] },
    members,
    measures: {
      onTimePaymentRate: ratio([0.79, 0.81]),
      obligations: count([1000, 1000]),
      paidOnTime: count([790, 810]),
      unpaid: count([100, 90]),
      unpaidAmount: { unit: 'money', values: ['10000000', '30000000'], total: '40000000' },
    },
  });
  await open(BY_UNIT, {
    details: 'closed',
    answers: (address) => {
      const by = new URL(address, 'http://server').searchParams.get('by');
      return by === 'unit' ? two : by === 'unit,taxType' ? alike : answers(address);
    },
  });
  expect(
    await screen.findByText(
      /^80,0% kewajiban di UP3D dibayar tepat waktu; nilai yang belum dibayar paling besar di UP3D U2: Rp\s30 juta\.$/,
    ),
  ).toBeInTheDocument();
});

it('ranks units by their rate', async () => {
  await open(BY_UNIT);
  const table = await screen.findByRole('table', { name: /^Unit dan peringkatnya/ });
  await within(table).findByText('60,00%');
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1, 4)
      .map(plain)
      .map((row) => row.slice(0, 10)),
  ).toEqual(['UP3D U1231', 'UP3D U1121', 'UP3D U111.']);
});

it('tells the interest on what was late beside each tax', async () => {
  await open(BY_TAX);
  const table = await screen.findByRole('table', { name: /^Rincian pembayaran per jenis pajak/ });
  expect(await within(table).findByRole('columnheader', { name: /^Bunga keterlambatan/ })).toBeInTheDocument();
  expect(plain(within(table).getByRole('row', { name: /^Pajak Bumi/ }))).toContain('600');
});

it('leaves taxes that are not filed out of filing, and names the weakest', async () => {
  await open(BY_TAX);
  expect(
    await screen.findByText('Hanya 70,0% kewajiban Pajak Bumi dibayar tepat waktu, dibanding 80,0% untuk semua pajak.'),
  ).toBeInTheDocument();
  const filing = screen.getByRole('list', { name: /^Pelaporan per jenis pajak/ });
  expect(await within(filing).findByText('Pajak Resto')).toBeInTheDocument();
  expect(within(filing).queryByText('Pajak Bumi')).not.toBeInTheDocument();
});

it('leads from the taxes with the largest amounts unpaid to the objects that owe', async () => {
  await open(BY_TAX, { details: 'closed' });
  const steps = within(await screen.findByRole('region', { name: 'Tindak lanjut' }));
  const links = await steps.findAllByRole('link');
  expect(links.map(plain)).toEqual([
    'Pajak Bumi: 200 kewajiban belum lunas (70,0% dibayar tepat waktu). Buka daftar objeknya.',
    'Pajak Resto: 5 kewajiban belum lunas (90,0% dibayar tepat waktu). Buka daftar objeknya.',
  ]);
  expect(links[0]).toHaveAttribute('href', '/compliance?t=PBB#lists');
});

it('does not rank a tax with fewer than 30 obligations by its rate', async () => {
  await open(BY_TAX, { answers: (address) => (address.includes('by=taxType&') ? taxesOf(29) : answers(address)) });
  expect(await screen.findByText('1 jenis pajak dengan kurang dari 30 kewajiban tidak diberi peringkat.')).toBeInTheDocument();
  const ranked = screen.getByRole('list', { name: /^Pembayaran tepat waktu per jenis pajak/ });
  expect(await within(ranked).findByText('Pajak Bumi')).toBeInTheDocument();
  expect(within(ranked).queryByText('Pajak Resto')).not.toBeInTheDocument();
});
