import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import { measureSpec, subjectSpec, type Answer, type DimensionKey, type SubjectKey, type Unit, type Value } from '@pendapa/contracts';
import { listPages } from '@pendapa/page-manifest';
import { answerOf, casesOf, openPage, optionsFor, referencesOf, settled, type MountedPage } from '@pendapa/testing';
import { features } from './features.ts';

/** Null: rows whose member is not known. */
const CODES: Readonly<Partial<Record<DimensionKey, readonly (string | null)[]>>> = {
  taxType: ['PBBP2', 'REKLAME'],
  taxCategory: ['PROPERTI', 'JASA'],
  unit: ['U1', 'U2'],
  channel: ['QRIS', 'TELLER'],
  channelClass: ['digital', 'semi'],
  bank: ['BANK1', 'BANK2'],
  taxpayerKind: ['individual', 'corporate'],
  ageGroup: ['25-34', '35-44', null],
  city: ['31.71', '31.72', null],
  district: ['31.71.01', '31.71.02', null],
  ward: ['31.71.01.1001', '31.71.01.1002'],
  amountBand: ['1000000', '10000000'],
  valueBand: ['1000000', '10000000'],
  dueBand: ['1000000', '10000000'],
  debtBand: ['1000000', '10000000'],
  taxYear: ['2025', '2026'],
  ageMonths: ['12', '24'],
  taxTypesPaid: ['1', '2'],
  transactionsBand: ['01', '02'],
  month: ['2026-10-01', '2026-11-01'],
  year: ['2025-01-01', '2026-01-01'],
};
const codesOf = (dimension: DimensionKey): readonly (string | null)[] => CODES[dimension] ?? ['A', 'B'];

const name = { id: 'Nama', en: 'Name' };
const options = (dimension: DimensionKey, parent: string | null = null) =>
  codesOf(dimension).flatMap((code) => (code === null ? [] : { code, name, parent }));
const OPTIONS = {
  taxType: options('taxType'),
  taxCategory: options('taxCategory'),
  unit: options('unit'),
  channel: options('channel'),
  bank: options('bank'),
  city: options('city'),
  district: options('district', '31.71'),
  ward: options('ward', '31.71.01'),
};

/** Figures that grow from row to row: each row falls to half of its comparison, and shares are above and below their total. */
const FIGURES: Readonly<Record<Unit, (index: number) => Value>> = {
  money: (index) => String((index + 1) * 1_000_000),
  count: (index) => (index + 1) * 100,
  ratio: (index) => (index + 1) / 10,
  decimal: (index) => index + 1,
};
/** Wholes of which the other counts of an answer are parts. */
const WHOLES: readonly string[] = ['obligations', 'objectsDue'];
const TOTALS: Readonly<Record<Unit, Value>> = { money: '10000000', count: 1_000, ratio: 0.15, decimal: 2 };
const doubled = (value: Value): Value => (typeof value === 'string' ? String(BigInt(value) * 2n) : value === null ? null : value * 2);

type Codes = readonly (string | null)[];

function combinations(dimensions: readonly DimensionKey[]): readonly Codes[] {
  return dimensions.reduce<readonly Codes[]>(
    (rows, dimension) => rows.flatMap((row) => codesOf(dimension).map((code) => [...row, code])),
    [[]],
  );
}

const LEVELS: readonly DimensionKey[] = ['city', 'district', 'ward'];

/** True unless a row has a region that is not in the wider one of the row. */
function isPlace(row: Codes, dimensions: readonly DimensionKey[]): boolean {
  const path = LEVELS.flatMap((level) => row[dimensions.indexOf(level)] ?? []);
  return path.every((code, depth) => depth === 0 || code.startsWith(path[depth - 1] ?? ''));
}

const listed = (parameters: URLSearchParams, key: string): readonly string[] => (parameters.get(key) ?? '').split(',').filter(Boolean);

function fallingAnswer(address: string): Answer | undefined {
  const { pathname, searchParams } = new URL(address, 'http://server');
  const [, key] = /^\/api\/v1\/answers\/(\w+)$/.exec(pathname) ?? [];
  if (key === undefined) return undefined;
  const subject = key as SubjectKey;
  const by = listed(searchParams, 'by') as DimensionKey[];
  const rows = combinations(by).filter((row) => isPlace(row, by));
  const measures = listed(searchParams, 'm').filter((measure) => Object.hasOwn(subjectSpec(subject).measures, measure));
  const figures = (measure: string) => {
    const { unit } = measureSpec(subject, measure as never);
    const values = rows.map((_, index) => FIGURES[unit](index)).map((value) => (WHOLES.includes(measure) ? doubled(value) : value));
    const columns = by.length > 0 ? { values, before: values.map(doubled) } : {};
    return { unit, total: TOTALS[unit], totalBefore: doubled(TOTALS[unit]), ...columns };
  };
  return answerOf({
    by: Object.fromEntries(by.map((dimension, place) => [dimension, rows.map((row) => row[place] ?? null)])),
    measures: Object.fromEntries(measures.map((measure) => [measure, figures(measure)])),
    comparison: searchParams.has('compare') ? { from: '2025-01-01', to: '2025-11-14' } : undefined,
  });
}

const GENERATION = 1;
const OTHERS = [
  { of: '/api/v1/lists/', says: casesOf({ rows: [{ amount: '5', tax: 'PBBP2', unit: 'U1' }], snapshot: '2026-10-31' }) },
  { of: '/api/v1/references', says: referencesOf({}) },
  { of: '/api/v1/tax-dues', says: { asOf: '2026-11-14', dues: [], generation: GENERATION } },
  { of: '/api/v1/working-days', says: { from: '2026-11-15', to: '2026-12-31', days: 30, holidaysKnown: true, generation: GENERATION } },
];
const answers = (address: string) =>
  optionsFor(address, OPTIONS) ?? fallingAnswer(address) ?? OTHERS.find(({ of }) => address.startsWith(of))?.says;

jest.setTimeout(120_000);

const pages = listPages(features);
const open = async (address: string): Promise<MountedPage> => {
  const [target = '', part = ''] = address.split('#');
  const [path] = target.split('?');
  const place = pages.find(({ page }) => page.path === path);
  if (!place) throw new Error(`A step leads to ${address}, which is no page`);
  window.history.replaceState(null, '', `#${part}`);
  return openPage(place.feature, target, { answers, details: 'closed', wrapper: AnalysisProvider });
};

/** What a page says of filters of its address that it does not take. */
const refusedFilters = (): readonly string[] =>
  screen
    .queryAllByText(/^Filter .* (tidak tersedia di halaman ini|tidak dikenal) dan tidak dipakai\.$/)
    .map(({ textContent }) => textContent ?? '');

/** One address of each kind: the codes of its filters do not matter. */
function kindsOf(addresses: readonly string[]): readonly string[] {
  const kinds = addresses.map((address) => [address.replaceAll(/=[^&#]*/g, ''), address] as const);
  return [...new Map(kinds).values()];
}

/** Steps of each page with such figures: address without codes, a part of the page itself, or its sheet of causes. Other pages have none. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  '/revenue-op-trend': ['causes'],
  '/revenue-bank-channel': ['/payment-channels?b'],
  '/regional': ['/detailed-regional?r', '#regions'],
  '/detailed-regional': ['/revenue-op-trend?r'],
  '/tax-subjects': ['/transactions-by-taxpayer#falls', '/demo-individual', '/demo-corporate'],
  '/tax-objects': ['/compliance?u#lists', '#idle'],
  '/payment-channels': ['/revenue-channel?u'],
  '/bank-channels': ['/payment-channels?b'],
  '/transactions-by-taxpayer': ['#stopped', '#falls'],
  '/compliance': ['/compliance-tax-type?u', '#lists'],
  '/compliance-tax-type': ['/compliance?t#lists'],
  '/compliance-up3d': ['/compliance?u#lists'],
  '/arrears-up3d': ['#list'],
  '/arrears-op-tax-type': ['/arrears-op-up3d?t'],
  '/demo-individual': ['/arrears-op-up3d#list', '#groups'],
  '/demo-corporate': ['/transactions-by-taxpayer#falls'],
  '/demo-taxobject': ['/arrears-op-tax-type?t#list'],
  '/cross-dimensional': ['/payment-channels?r'],
};

const steps = () => screen.queryByRole('region', { name: 'Tindak lanjut' });
const linksIn = (region: HTMLElement | null): readonly string[] =>
  region
    ? within(region)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '')
    : [];
const buttonsIn = (region: HTMLElement | null): readonly HTMLElement[] => (region ? within(region).queryAllByRole('button') : []);

/** The part that has the focus, or the sheet of causes; null if neither is there. */
function shownPart(): string | null {
  const part = document.activeElement?.closest('[data-details-part]')?.id;
  if (part !== undefined) return `#${part}`;
  return screen.queryByRole('dialog') ? 'causes' : null;
}

/** Chooses a step that stays on its page, and returns what it opens. */
async function choose(path: string, index: number): Promise<string | null> {
  const page = await open(path);
  await settled(page);
  const button = buttonsIn(steps())[index];
  if (button) act(() => void fireEvent.click(button));
  await waitFor(() => expect(shownPart()).not.toBeNull(), { timeout: 10_000 });
  expect([path, refusedFilters()]).toEqual([path, []]);
  const shown = shownPart();
  page.unmount();
  return shown;
}

/** Opens the page of a step; its filters are taken, and its part is shown. */
async function follow(address: string): Promise<string> {
  const page = await open(address);
  await settled(page);
  expect([address, refusedFilters()]).toEqual([address, []]);
  const [target = '', part] = address.split('#');
  if (part !== undefined) await waitFor(() => expect(shownPart()).toBe(`#${part}`), { timeout: 10_000 });
  page.unmount();
  const [targetPath = '', query] = target.split('?');
  const filters = query === undefined ? '' : `?${[...new Set(new URLSearchParams(query).keys())].join('&')}`;
  return `${targetPath}${filters}${part === undefined ? '' : `#${part}`}`;
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it.each(pages.filter(({ page }) => !page.demo && !page.planned && page.path !== '/').map(({ page }) => page.path))(
  '%s: its steps lead to pages that take their filters, and to parts that are there',
  async (path) => {
    const page = await open(path);
    await settled(page);
    const region = steps();
    const [addresses, buttons] = [kindsOf(linksIn(region)), buttonsIn(region).length];
    page.unmount();
    const found: (string | null)[] = [];
    for (const address of addresses) found.push(await follow(address));
    for (let index = 0; index < buttons; index += 1) found.push(await choose(path, index));
    expect([...new Set(found)]).toEqual(STEPS[path] ?? []);
  },
);
