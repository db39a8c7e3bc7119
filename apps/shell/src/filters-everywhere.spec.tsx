import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Period } from '@pendapa/contracts';
import { i18n } from '@pendapa/i18n';
import { listPages, useAddress, type Address } from '@pendapa/page-manifest';
import type { FilterName } from '@pendapa/query';
import { anyAnswer, askersIn, casesOf, openPage, optionsFor, settled, type Asker, type MountedPage } from '@pendapa/testing';
import { features } from './features.ts';

const CODES = {
  taxType: 'PBBP2',
  taxCategory: 'PROPERTI',
  unit: 'U1',
  channel: 'QRIS',
  bank: 'BANK1',
  taxpayerKind: 'corporate',
  amountBand: '1000000',
  valueBand: '1000000',
  dueBand: '1000000',
  debtBand: '1000000',
  taxYear: '2026',
  ageMonths: '12',
  taxTypesPaid: '1',
  city: '31.71',
  district: '31.71.01',
  ward: '31.71.01.1001',
};
const name = { id: 'Nama', en: 'Name' };
const option = (code: string, parent: string | null = null) => [{ code, name, parent }];
const OPTIONS = {
  taxType: option(CODES.taxType),
  taxCategory: option(CODES.taxCategory),
  unit: option(CODES.unit),
  channel: option(CODES.channel),
  bank: option(CODES.bank),
  city: option(CODES.city),
  district: option(CODES.district, CODES.city),
  ward: option(CODES.ward, CODES.district),
};
const GENERATION = 1;
const OTHERS = [
  { of: '/api/v1/lists/', says: casesOf({ rows: [{ amount: '5', tax: CODES.taxType, unit: CODES.unit }], snapshot: '2026-10-31' }) },
  { of: '/api/v1/tax-dues', says: { asOf: '2026-11-14', dues: [], generation: GENERATION } },
  { of: '/api/v1/working-days', says: { from: '2026-11-15', to: '2026-12-31', days: 30, holidaysKnown: true, generation: GENERATION } },
];

const answers = (address: string) =>
  optionsFor(address, OPTIONS) ?? anyAnswer(address, CODES) ?? OTHERS.find(({ of }) => address.startsWith(of))?.says;

const OCTOBER: Period = { from: '2026-10-01', to: '2026-10-31' };
const QUARTER: Period = { from: '2026-10-01', to: '2026-12-31' };
/** Measures that include penalties, not the principal alone. */
const WITH_PENALTY =
  /^(amount|averageValue|digital(Amount|Share)|realised|achievement|remaining|plan(Achievement|Variance)|total|arrearsRatio)/;

type Carries = (question: URLSearchParams, path: string) => boolean;
const says =
  (parameter: string, value: string): Carries =>
  (question) =>
    question.get(parameter) === value;
const dates =
  ({ from, to }: Period): Carries =>
  (question) =>
    question.get('from') === from && question.get('to') === to;
const list = (question: URLSearchParams, parameter: string): readonly string[] =>
  (question.get(parameter) ?? '').split(',').filter(Boolean);

/** For every filter an address that sets it, and a check of the queries that apply it. */
const FILTERS: Readonly<Record<FilterName, { readonly query: string; readonly carries: Carries }>> = {
  period: { query: 'p=lm', carries: dates(OCTOBER) },
  compare: { query: 'c=p', carries: says('compare', 'previous') },
  region: { query: `r=${CODES.city}`, carries: says('region', CODES.city) },
  level: { query: 'lv=ward', carries: (question) => !question.has('by') || list(question, 'by').includes('ward') },
  tax: { query: `t=${CODES.taxType}`, carries: says('tax', CODES.taxType) },
  category: { query: `k=${CODES.taxCategory}`, carries: says('category', CODES.taxCategory) },
  without: { query: 'x=pbb', carries: says('without', 'pbb') },
  unit: { query: `u=${CODES.unit}`, carries: says('unit', CODES.unit) },
  kind: { query: 'uk=samsat', carries: says('kind', 'samsat') },
  channel: { query: `ch=${CODES.channel}`, carries: says('channel', CODES.channel) },
  bank: { query: `b=${CODES.bank}`, carries: says('bank', CODES.bank) },
  quality: { query: 'q=doubtful', carries: says('quality', 'doubtful') },
  taxYear: { query: 'ty=2026', carries: says('taxYear', '2026') },
  target: { query: 'tp=q', carries: dates(QUARTER) },
  version: { query: 'v=apbd', carries: says('version', 'apbd') },
  penalty: {
    query: 'd=0',
    carries: (question, path) => !path.includes('/lists/payers') && !list(question, 'm').some((measure) => WITH_PENALTY.test(measure)),
  },
};
const NAMES = Object.keys(FILTERS) as readonly FilterName[];

/** The assessment system and former name of a tax: facts about taxes, not figures of a page. */
const NO_FIGURES = 'by=taxType,formerTax,taxSystem';

jest.setTimeout(120_000);

let go: Address['go'] = () => undefined;
function Shell({ children }: { readonly children: ReactNode }) {
  const address = useAddress();
  useEffect(() => {
    go = address.go;
  });
  return <AnalysisProvider>{children}</AnalysisProvider>;
}

const label = (filter: FilterName): string => i18n.t(filter, { ns: 'filters', lng: 'id' });
const TEXTS: Readonly<Partial<Record<FilterName, string>>> = { penalty: 'pokok saja', without: 'tanpa PBB-P2' };
const textOf = (filter: FilterName): string => TEXTS[filter] ?? label(filter).toLowerCase();

/** The visible surroundings of a component's figures: its panel, or the strip of cards of one answer. */
const placeOf = (element: Element): string =>
  (element.closest('[data-slide="figures"]') ?? element.closest('section, article') ?? element).textContent ?? '';

function names({ elements }: Asker, filter: FilterName): boolean {
  const words = elements.map(placeOf).join(' ');
  // Totals with and without one tax name both variants in words.
  if (filter === 'without' && /Dengan PBB-P2:.*Tanpa PBB-P2:/.test(words)) return true;
  if (filter === 'period') return words.includes('Rentang tanggal di sini');
  return [...words.matchAll(/Filter ([^.]*?) tidak berlaku (?:di sini|untuk: )/g)].some(([, named = '']) =>
    named.split(', ').includes(textOf(filter)),
  );
}

const follows = (address: string, filter: FilterName): boolean => {
  const { pathname, searchParams } = new URL(address, 'http://server');
  return FILTERS[filter].carries(searchParams, pathname);
};

const TURNED: Readonly<Partial<Record<FilterName, string>>> = { period: 'noticeCounted', compare: 'noticeCountedCompare' };

/** A page that counts taxpayers shows a note at its filters if it had to change their dates. */
function isTurned(filter: FilterName): boolean {
  const key = TURNED[filter];
  return key !== undefined && screen.queryByText((words) => words.includes(i18n.t(key, { ns: 'filters', lng: 'id' }))) !== null;
}

/** Components with a query that does not apply the filter, and without a note about it. */
const withoutNote = ({ container }: MountedPage, filter: FilterName): readonly string[] =>
  askersIn(container).flatMap((asker) => {
    // A component that shows nothing has no figures to explain.
    if (asker.elements.length === 0) return [];
    // The target version matters for figures of the whole year only: a part applies it with any of its queries.
    if (filter === 'target' && asker.addresses.some((address) => follows(address, filter))) return [];
    const astray = asker.addresses.filter((address) => !address.includes(NO_FIGURES) && !follows(address, filter));
    return astray.length > 0 && !names(asker, filter) ? astray : [];
  });

/** The filters in the line, and those in the menu at its end. */
async function offeredBy(bar: HTMLElement): Promise<readonly FilterName[]> {
  const inLine = NAMES.filter((filter) => within(bar).queryByRole('button', { name: new RegExp(`^${label(filter)}:`) }));
  const more = within(bar).queryByRole('button', { name: 'Filter lain' });
  if (!more) return inLine;
  fireEvent.click(more);
  const dialog = await screen.findByRole('dialog');
  const rows = (await within(dialog).findAllByRole('region')).map((row) => row.getAttribute('aria-label'));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return [...inLine, ...NAMES.filter((filter) => rows.includes(label(filter)))];
}

const pages = listPages(features).filter(({ page }) => !page.demo && page.path !== '/');

it.each(pages.map(({ feature, page }) => [page.path, feature] as const))(
  '%s: every part follows every filter that is set, or names it in its place',
  async (path, feature) => {
    const page = await openPage(feature, path, { answers, wrapper: Shell });
    const bar = screen.queryByRole('group', { name: 'Filter' });
    if (!bar) return;
    await settled(page);
    const offered = await offeredBy(bar);
    const found: Record<string, readonly string[]> = {};
    for (const filter of offered) {
      act(() => go(`${path}?${FILTERS[filter].query}`));
      await settled(page);
      found[filter] = isTurned(filter) ? [] : withoutNote(page, filter);
    }
    expect(offered).not.toEqual([]);
    expect(askersIn(page.container)).not.toEqual([]);
    expect(found).toEqual(Object.fromEntries(offered.map((filter) => [filter, []])));
  },
);
