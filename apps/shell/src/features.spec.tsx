import { LANGUAGES } from '@pendapa/contracts';
import { loadGuideEntries } from '@pendapa/guide';
import { i18n } from '@pendapa/i18n';
import { listBottomBarPages, listMenuPages, listPages, translateLabel } from '@pendapa/page-manifest';
import { features } from './features.ts';

/** Specification, section 2. */
const ROUTES = [
  '/',
  '/overview',
  '/regional',
  '/tax-types',
  '/targets',
  '/payment-channels',
  '/tax-subjects',
  '/tax-objects',
  '/assessment',
  '/temporal',
  '/target-units',
  '/detailed-regional',
  '/bank-channels',
  '/cross-dimensional',
  '/compliance',
  '/predictive',
  '/skeleton-demo',
  '/revenue-op-trend',
  '/revenue-up3d',
  '/revenue-channel',
  '/revenue-bank-channel',
  '/revenue-up3d-current',
  '/transactions-by-taxpayer',
  '/compliance-tax-type',
  '/compliance-up3d',
  '/compliance-trend',
  '/arrears-tax-type',
  '/arrears-up3d',
  '/arrears-trend',
  '/arrears-op-tax-type',
  '/arrears-op-up3d',
  '/arrears-op-trend',
  '/demo-individual',
  '/demo-corporate',
  '/demo-taxobject',
];

const places = listPages(features);
const words = (language: 'id' | 'en') => features.map(({ menu, label }) => i18n.t(label, { ns: menu.namespace, lng: language }));

it('has the 35 routes of the specification, and no address twice', () => {
  const addresses = places.map(({ page }) => page.path);
  expect(addresses).toEqual(expect.arrayContaining(ROUTES));
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('begins with the nine groups in the specified order, in both languages', () => {
  expect(words('en').slice(0, 9)).toEqual([
    'Top 5',
    'Regional Analysis',
    'Tax Type Analysis',
    'Target Tracking',
    'Payment Channels',
    'Compliance',
    'Arrears',
    'Demographics',
    'Other Analyses',
  ]);
  expect(words('id').slice(0, 9)).toEqual([
    'Top 5 Analisis',
    'Analisis Wilayah',
    'Analisis Jenis Pajak',
    'Pemantauan Target',
    'Kanal Pembayaran',
    'Kepatuhan',
    'Tunggakan',
    'Demografi',
    'Analisis Lainnya',
  ]);
});

it('has groups that do not navigate, and an entry for every page but the alias', () => {
  for (const { key } of features) expect(key).not.toMatch(/^\//);
  const entries = features.flatMap(listMenuPages).map(({ path }) => path);
  expect(ROUTES.filter((route) => !entries.includes(route as `/${string}`))).toEqual(['/']);
});

it('has the five entries of the bottom bar in the specified order', () => {
  expect(listBottomBarPages(features).map(({ page }) => page.path)).toEqual([
    '/',
    '/regional',
    '/tax-types',
    '/targets',
    '/payment-channels',
  ]);
});

it('marks the skeleton demo as a demonstration, and nothing else', () => {
  expect(places.filter(({ page }) => page.demo).map(({ page }) => page.path)).toEqual(['/skeleton-demo']);
});

describe.each(places.map(({ feature, page }) => [page.path, feature, page] as const))('%s', (_path, feature, page) => {
  it('has its labels in both languages', () => {
    const labels = [feature.label, page.label, ...(page.bottomBar ? [page.bottomBar.label] : [])];
    for (const label of labels) {
      for (const language of ['id', 'en'])
        expect(i18n.exists(label, { ns: feature.menu.namespace, lng: language, fallbackLng: [] })).toBe(true);
    }
  });

  it('loads', async () => {
    const { default: Page } = await page.load();
    expect(Page).toBeInstanceOf(Function);
  });
});

it('shows the same page at / and at /revenue-op-trend', async () => {
  const [home, trend] = await Promise.all(
    ['/', '/revenue-op-trend'].map(async (path) => places.find(({ page }) => page.path === path)?.page.load()),
  );
  expect(home?.default).toBeDefined();
  expect(home?.default).toBe(trend?.default);
});

it('has a section of the guide for every built page of the menu, under the same name', async () => {
  const named = features.flatMap((feature) =>
    listMenuPages(feature)
      .filter(({ planned }) => !planned)
      .map((page) => ({ feature, page })),
  );
  const sections = (await loadGuideEntries()).filter(({ page }) => page !== undefined);
  expect(sections.map(({ page }) => page).sort()).toEqual(named.map(({ page }) => page.path).sort());
  for (const { feature, page } of named) {
    const section = sections.find((each) => each.page === page.path);
    for (const language of LANGUAGES) expect(section?.title[language]).toBe(translateLabel(language, feature, page.label));
  }
});
