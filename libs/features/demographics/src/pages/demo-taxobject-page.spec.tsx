import { configure, screen, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, optionsFor, renderPage, type RenderPageOptions } from '@pendapa/testing';
import DemoTaxobjectPage from './demo-taxobject-page.tsx';

configure({ asyncUtilTimeout: 20_000 });

const members = {
  taxType: { PBB: { id: 'Pajak Bumi dan Bangunan', en: 'Land and Building Tax' } },
  city: { '31.71': { id: 'Jakarta Pusat', en: 'Central Jakarta' } },
  district: { '31.71.01': { id: 'Gambir', en: 'Gambir' } },
};
const count = (values: readonly number[], total: number | null) => ({ unit: 'count' as const, values, total });
const money = (values: readonly (string | null)[], total: string | null) => ({ unit: 'money' as const, values, total });

/** 100 objects: 70 from Rp 100 billion, 20 from 200 billion, 5 from 10 trillion, and 5 whose base is not known. */
const answers: Readonly<Record<string, ReturnType<typeof answerOf>>> = {
  taxType: answerOf({
    by: { taxType: ['PBB'] },
    members,
    measures: {
      registered: count([100], 100),
      baseValue: money(['100000000000000'], '100000000000000'),
      averageBase: money(['1052631578947'], '1052631578947'),
      payingRatio: { unit: 'ratio', values: [0.443], total: 0.443 },
      updateAge: { unit: 'decimal', values: [812.4], total: 812.4 },
    },
  }),
  valueBand: answerOf({
    by: { valueBand: ['100000000000', '200000000000', '10000000000000', null] },
    measures: {
      registered: count([70, 20, 5, 5], 100),
      baseValue: money(['10000000000000', '35000000000000', '55000000000000', null], '100000000000000'),
    },
  }),
  'taxType,objectClass': answerOf({
    by: { taxType: ['PBB'], objectClass: ['BILLBOARD'] },
    members,
    measures: {
      registered: count([100], 100),
      baseValue: money(['100000000000000'], '100000000000000'),
      averageBase: money(['1000000000000'], '1000000000000'),
      suspended: count([3], 3),
    },
  }),
  'taxType,objectClass,objectUse': answerOf({
    by: { taxType: ['PBB', 'PBB'], objectClass: ['BUMI-BANGUNAN', null], objectUse: ['RUMAH', null] },
    members,
    measures: {
      registered: count([95, 5], 100),
      baseValue: money(['100000000000000', null], '100000000000000'),
      averageBase: money(['1052631578947', null], '1052631578947'),
      suspended: count([3, 0], 3),
    },
  }),
  'city,district': answerOf({
    by: { city: ['31.71'], district: ['31.71.01'] },
    members,
    measures: {
      registered: count([100], 100),
      baseValue: money(['100000000000000'], '100000000000000'),
      averageBase: money(['1052631578947'], '1052631578947'),
    },
  }),
};
const TAXES = [{ code: 'PKB', name: { id: 'Pajak Kendaraan Bermotor', en: 'Motor Vehicle Tax' }, parent: null }];

const answerFor = (address: string) =>
  optionsFor(address, { taxType: TAXES }) ?? answers[new URL(address, 'http://server').searchParams.get('by') ?? ''];

const open = (more: RenderPageOptions = {}) =>
  renderPage(<DemoTaxobjectPage />, { wrapper: AnalysisProvider, answers: answerFor, ...more });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it.each([
  ['id', 'Demografi Objek Pajak'],
  ['en', 'Tax Object Demographics'],
] as const)('is headed in %s', (language, title) => {
  open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says how few objects hold about half of the value, and which one is in the middle', async () => {
  open();
  // 5 of the 95 whose base is known, with 55 of 100 trillion.
  expect(await screen.findByText(/^Objek bernilai Rp\s10\striliun ke atas: 5,3% dari objek, 55,0% dari nilainya\.$/)).toBeInTheDocument();
  expect(await screen.findByText(/^≥ Rp\s100\smiliar$/)).toBeInTheDocument();
});

/** What is asked about objects by a page that has been opened. */
async function askedOn(path: string): Promise<readonly string[]> {
  const asked: string[] = [];
  open({
    path,
    answers: (address) => {
      if (address.startsWith('/api/v1/answers/objects')) asked.push(address);
      return answerFor(address);
    },
  });
  expect(await screen.findByText(/^Yang ditampilkan: Pajak Bumi dan Bangunan\./)).toBeInTheDocument();
  return asked;
}

it('tells of land tax alone until a tax is chosen, and names it', async () => {
  const asked = await askedOn('/demo-taxobject');
  expect(asked).not.toEqual([]);
  expect(asked.every((address) => address.includes('only=pbb'))).toBe(true);
});

it('tells of the tax that is chosen', async () => {
  const asked = await askedOn('/demo-taxobject?t=PKB');
  expect(asked).not.toEqual([]);
  expect(asked.every((address) => address.includes('tax=PKB') && !address.includes('only='))).toBe(true);
});

it('lists kinds and uses, those that are not recorded too', async () => {
  open();
  const table = await screen.findByRole('table', { name: /^Objek menurut jenis pajak dan jenis objek/ });
  const rows = within(table).getAllByRole('row').map(plain);
  expect(rows[1]).toMatch(/^Pajak Bumi dan BangunanBUMI-BANGUNANRUMAH953/);
  expect(rows[2]).toMatch(/^Pajak Bumi dan BangunanTidak disebutkanTidak disebutkan50/);
  expect(await screen.findByText(/^BUMI-BANGUNAN · RUMAH: 100,0% dari nilai, dengan 95,0% dari objek\.$/)).toBeInTheDocument();
});

it('lists kinds alone where the objects of a tax have no use', async () => {
  const noUse = answerOf({
    by: { taxType: ['PBB'], objectClass: ['BILLBOARD'], objectUse: [null] },
    members,
    measures: { registered: count([100], 100), baseValue: money(['100000000000000'], '100000000000000') },
  });
  open({ answers: (address) => (address.includes('objectUse') ? noUse : answerFor(address)) });
  expect(await screen.findByText('BILLBOARD: 100,0% dari nilai, dengan 100,0% dari objek.')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: /^Objek menurut jenis pajak dan jenis objek/ });
  expect(plain(within(table).getAllByRole('row')[1] as HTMLElement)).toMatch(/^Pajak Bumi dan BangunanBILLBOARD1003/);
  expect(screen.queryByText(/tidak menyebutkan peruntukan/)).not.toBeInTheDocument();
});

it('shows whole cities where the objects of a tax are told by nothing narrower', async () => {
  const cities = answerOf({
    by: { city: ['31.71'] },
    members,
    measures: {
      registered: count([100], 100),
      baseValue: money(['100000000000000'], '100000000000000'),
      averageBase: money(['1000000000000'], '1000000000000'),
    },
  });
  const noDistrict = answerOf({ by: { city: ['31.71'], district: [null] }, members, measures: { registered: count([100], 100) } });
  open({
    answers: (address) => {
      if (address.includes('by=city,district') || address.includes('by=city%2Cdistrict')) return noDistrict;
      return address.includes('by=city') ? cities : answerFor(address);
    },
  });
  expect(await screen.findByText(/^Jakarta Pusat/)).toBeInTheDocument();
  expect(screen.queryByText(/tidak menyebutkan kecamatan/)).not.toBeInTheDocument();
});

it('says which extract brings objects', async () => {
  const bare = answerOf({
    measures: { registered: count([], null) },
    notes: [{ code: 'not-imported', params: { extract: 'objects' } }],
  });
  open({ answers: (address) => optionsFor(address, { taxType: TAXES }) ?? bare });
  expect((await screen.findAllByText(/Perlu data objek pajak/i)).length).toBeGreaterThan(2);
});
