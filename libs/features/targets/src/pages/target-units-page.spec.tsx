import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { answerOf, optionsFor, openPage, type RenderPageOptions } from '@pendapa/testing';
import { targetsFeature } from '../manifest.ts';

// A page with many panels is slow beside other tests.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const KEY = 'pendapa.my-unit';
const UNITS = ['U1', 'U2', 'U3', 'U4'];
const named = (code: string) => ({ id: `UP3D ${code}`, en: `UP3D ${code}` });
const members = {
  unit: Object.fromEntries(UNITS.map((code) => [code, named(code)])),
  taxType: {
    PBB: { id: 'Pajak Bumi', en: 'Property tax' },
    RESTO: { id: 'Pajak Resto', en: 'Restaurant tax' },
    WALET: { id: 'Pajak Walet', en: 'Bird-nest tax' },
  },
};
const money = (values: readonly Value[], total: Value = null) => ({ unit: 'money' as const, values, total });
const ratio = (values: readonly Value[], total: Value = null) => ({ unit: 'ratio' as const, values, total });

/** U1 is 100 short of 1,000 million, U2 40 of 100. U3 is 10 above 200; U4 has no target. */
const onPlan = (planned: boolean) => ({
  realisedToDate: money(['60000000', '900000000', '210000000', '5000000'], '1175000000'),
  target: money(['120000000', '1200000000', '240000000', null], '1560000000'),
  achievement: ratio([0.5, 0.75, 0.875, null], 0.75),
  planToDate: money(planned ? ['100000000', '1000000000', '200000000', null] : [null, null, null, null], planned ? '1300000000' : null),
  planAchievement: ratio(planned ? [0.6, 0.9, 1.05, null] : [null, null, null, null], planned ? 0.9 : null),
  planVariance: money(planned ? ['-40000000', '-100000000', '10000000', null] : [null, null, null, null], planned ? '-130000000' : null),
  remaining: money(['60000000', '300000000', '30000000', null], '390000000'),
});
const byUnit = (planned: boolean) => answerOf({ by: { unit: ['U2', 'U1', 'U3', 'U4'] }, members, measures: onPlan(planned) });

/** To the end of October: U1 50 of 50, U2 10 of 40, U3 100 of 100. With November: 60 of 100, 45 of 60, 200 of 200. */
const monthly = (months: readonly string[]) =>
  answerOf({
    by: { unit: ['U1', 'U2', 'U3'].flatMap((unit) => months.map(() => unit)), month: ['U1', 'U2', 'U3'].flatMap(() => months) },
    members,
    measures: {
      realised: money(months.length === 1 ? ['50', '10', '100'] : ['50', '10', '10', '35', '100', '100']),
      realisedOfPlan: money(months.length === 1 ? ['50', '10', '100'] : ['50', '10', '10', '35', '100', '100']),
      plan: money(months.length === 1 ? ['50', '40', '100'] : ['50', '50', '40', '20', '100', '100']),
    },
  });
const MONTHS = ['2026-10-01', '2026-11-01'];

const taxes = answerOf({
  by: { taxType: ['PBB', 'RESTO'] },
  members,
  measures: {
    realisedToDate: { unit: 'money', values: ['400000000', '500000000'], before: ['500000000', '490000000'] },
    planToDate: money(['550000000', '450000000']),
    planAchievement: ratio([0.7273, 1.1111]),
    planVariance: money(['-150000000', '50000000']),
  },
  comparison: { from: '2025-01-01', to: '2025-11-14' },
});
/** The third tax is 0.4 % of all plans, and far behind its own. */
const heat = answerOf({
  by: { unit: ['U1', 'U1', 'U2', 'U1'], taxType: ['PBB', 'RESTO', 'PBB', 'WALET'] },
  members,
  measures: {
    realisedToDate: money(['400000000', '500000000', '60000000', '1000000']),
    planToDate: money(['550000000', '450000000', null, '4000000']),
    planAchievement: ratio([0.7273, 1.1111, null, 0.25]),
    planVariance: money(['-150000000', '50000000', null, '-3000000']),
  },
});

const oneUnit = answerOf({
  measures: {
    realisedToDate: { unit: 'money', total: '900000000' },
    target: { unit: 'money', total: '1200000000' },
    achievement: { unit: 'ratio', total: 0.75 },
    planToDate: { unit: 'money', total: '1000000000' },
    planAchievement: { unit: 'ratio', total: 0.9 },
    planVariance: { unit: 'money', total: '-100000000' },
    remaining: { unit: 'money', total: '300000000' },
    realised: { unit: 'money', total: '140000000' },
  },
});
const bothWays = (without: boolean) =>
  answerOf({
    measures: {
      realisedToDate: { unit: 'money', total: without ? '775000000' : '1175000000' },
      planToDate: { unit: 'money', total: '1300000000' },
      planVariance: { unit: 'money', total: '-130000000' },
      planAchievement: { unit: 'ratio', total: 0.9 },
      target: { unit: 'money', total: '1560000000' },
    },
  });

interface Case extends RenderPageOptions {
  readonly planned?: boolean;
  readonly months?: readonly string[];
}

const open = ({ planned = true, months = MONTHS, ...options }: Case = {}) =>
  openPage(targetsFeature, '/target-units', {
    wrapper: AnalysisProvider,
    answers: (address) => {
      const { pathname, searchParams } = new URL(address, 'http://server');
      if (pathname.endsWith('/working-days'))
        return {
          from: '2026-11-15',
          to: '2026-12-31',
          holidaysKnown: true,
          generation: 1,
          days: address.includes('to=2026-12-31') ? 33 : 20,
        };
      const split = { unit: byUnit(planned), 'unit,month': monthly(months), 'unit,taxType': heat, taxType: taxes };
      const by = searchParams.get('by') as keyof typeof split | null;
      const whole = searchParams.has('unit') ? oneUnit : bothWays(searchParams.has('without'));
      return (
        optionsFor(address, { unit: UNITS.map((code) => ({ code, name: named(code), parent: null })) }) ?? (by === null ? whole : split[by])
      );
    },
    ...options,
  });
const textOf = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const card = async (name: string): Promise<string> => textOf(await screen.findByRole('article', { name }));
const rowsIn = (list: HTMLElement): readonly string[] => within(list).getAllByRole('listitem').map(textOf);

beforeEach(() => localStorage.removeItem(KEY));

it.each(['id', 'en'] as const)('is headed in %s', async (language) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Target per Unit');
});

it('says who is behind, in rupiah and in percent, and who has no target', async () => {
  await open();
  expect(
    await screen.findByText(/^2 dari 3 unit di bawah rencana; kekurangan terbesar di UP3D U1: Rp\s100 juta \(10,0% dari rencananya\)\.$/),
  ).toBeInTheDocument();
  await waitFor(async () => expect(await card('Unit sesuai rencana')).toContain('1 dari 3'));
  expect(await card('Unit sesuai rencana')).toContain('1 unit tanpa target');
  expect(await card('Unit di bawah 90% rencana')).toContain('1 dari 3');
  expect(await card('Jumlah kekurangan')).toContain('Rp 140 juta');
  const [money, part] = await Promise.all(
    [/^Kekurangan terhadap rencana dalam rupiah/, /^Kekurangan terhadap rencana dalam persen/].map((name) =>
      screen.findByRole('list', { name }),
    ),
  );
  expect(money && rowsIn(money)).toEqual([expect.stringMatching(/UP3D U1.*Rp 100 juta/), expect.stringMatching(/UP3D U2.*Rp 40 juta/)]);
  // Each list keeps its own order, although the sentence of the page names U1.
  expect(part && rowsIn(part)).toEqual([expect.stringMatching(/UP3D U2.*40,0%/), expect.stringMatching(/UP3D U1.*10,0%/)]);
});

it('says who caught up most since the month before', async () => {
  await open();
  await waitFor(async () => expect(await card('Perbaikan terbesar')).toContain('UP3D U2'));
  // 45 of 60 instead of 10 of 40.
  expect(await card('Perbaikan terbesar')).toContain('Naik 50,0 poin persen terhadap rencana sejak akhir Oktober 2026');
});

it('tells one chosen unit by itself, and keeps it as the own one', async () => {
  const { visited } = await open({ path: '/target-units?u=U1' });
  expect(await screen.findByRole('heading', { level: 2, name: 'UP3D U1' })).toBeInTheDocument();
  // The sentence speaks of the unit, and the page says once that the other parts are about all units.
  expect(
    await screen.findByText(/^UP3D U1 mencapai 90,0% dari rencana: realisasi Rp\s900 juta, kurang Rp\s100 juta\.$/),
  ).toBeInTheDocument();
  expect(await screen.findByText(/^Filter unit pelayanan tidak berlaku pada \d+ bagian bertanda ini/)).toBeInTheDocument();
  await waitFor(async () => expect(await card('Realisasi yang diperlukan per hari kerja')).toContain('Rp 9,09 juta'));
  const changes = await screen.findByRole('list', { name: /^Perubahan terbesar di UP3D U1/ });
  expect(rowsIn(changes)).toEqual([expect.stringMatching(/Pajak Bumi.*−Rp 100 juta/), expect.stringMatching(/Pajak Resto.*\+Rp 10 juta/)]);
  await userEvent.click(screen.getByRole('switch', { name: 'Unit saya di perangkat ini' }));
  expect(localStorage.getItem(KEY)).toBe('U1');
  expect(visited).toEqual([]);
});

it('opens with the own unit, and forgets it again', async () => {
  localStorage.setItem(KEY, 'U2');
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'UP3D U2' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Unit saya di perangkat ini' }));
  expect(await screen.findByText(/^Pilih satu unit/)).toBeInTheDocument();
});

it('asks for a choice where the own unit is none of the data', async () => {
  localStorage.setItem(KEY, 'GONE');
  await open({ language: 'en' });
  expect(await screen.findByText(/^Choose one unit/)).toBeInTheDocument();
});

it('says that there are annual targets only, and shows them', async () => {
  await open({ planned: false });
  expect(await screen.findByText('Rencana bulanan per unit belum diimpor.')).toBeInTheDocument();
  expect(await screen.findAllByText('Rencana bulanan per unit belum diimpor; target setahun ada di tabel.')).toHaveLength(2);
  expect(await screen.findByRole('table', { name: /^Rincian target per unit/ })).toBeInTheDocument();
});

it('says that the first month of a year has none before it', async () => {
  await open({ months: ['2026-01-01'] });
  expect((await screen.findAllByText(/^Tahun anggaran ini baru memiliki satu bulan/)).length).toBeGreaterThan(0);
  expect(await card('Perbaikan terbesar')).toContain('-');
});

it('gives no colour to a tax that hardly weighs among all', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /^Pencapaian rencana per unit dan jenis pajak/ });
  expect(within(table).getByText('25%').closest('td')).toHaveClass('pale');
  expect(within(table).getByText('73%').closest('td')).not.toHaveClass('pale');
});

it('tells the totals with land tax and without it', async () => {
  await open();
  await waitFor(() => expect(screen.getByText('Tanpa PBB-P2:').closest('li')).toHaveTextContent(/Rp\s775 juta/));
  expect(screen.getByText('Dengan PBB-P2:').closest('li')).toHaveTextContent(/Rp\s1,18 miliar/);
});
