import { act, render, screen } from '@testing-library/react';
import { changeLanguage, defineMessages } from '@pendapa/i18n';
import { PageLink } from './address.tsx';
import { defineFeature, type Feature } from './feature.ts';
import { findBottomBarEntry, listBottomBarPages, isAddress, findMenuEntry, listMenuPages, findPage, useLabels } from './menu.ts';

const menu = defineMessages('menu-spec', {
  id: { group: 'Tunggakan', trend: 'Tren', types: 'Jenis', home: 'Beranda' },
  en: { group: 'Arrears', trend: 'Trend', types: 'Types', home: 'Home' },
});
const Icon = () => null;
const load = async () => ({ default: Icon });

const feature = defineFeature({
  key: 'arrears',
  label: 'group',
  icon: Icon,
  menu,
  pages: [
    { path: '/types', label: 'types', icon: Icon, load, bottomBar: { order: 2, label: 'types' } },
    { path: '/trend', label: 'trend', icon: Icon, load },
    { path: '/whole', label: 'home', icon: Icon, load, bottomBarEntry: '/' },
    { path: '/part', label: 'group', icon: Icon, load },
    { path: '/', label: 'trend', icon: Icon, load, menu: false, bottomBar: { order: 1, label: 'home' } },
  ],
});
const features: readonly Feature[] = [feature];

it('finds the page of an address, with or without a trailing slash', () => {
  expect(findPage(features, '/types')?.page.label).toBe('types');
  expect(findPage(features, '/types/')?.page.label).toBe('types');
  expect(findPage(features, '/')?.page.menu).toBe(false);
  expect(findPage(features, '/typ')).toBeNull();
  expect(findPage(features, '/__proto__')).toBeNull();
});

it('lists in the menu what has an entry, and shows an alias under the entry of its name', () => {
  expect(listMenuPages(feature).map(({ path }) => path)).toEqual(['/types', '/trend', '/whole', '/part']);
  const alias = findPage(features, '/');
  expect(alias && findMenuEntry(alias)?.path).toBe('/trend');
});

it('orders the bottom bar as the manifests say', () => {
  expect(listBottomBarPages(features).map(({ page }) => page.path)).toEqual(['/', '/types']);
});

it.each([
  ['/types', '/types'],
  ['/', '/'],
  ['/trend', '/'],
  ['/whole', '/'],
  ['/part', undefined],
])('marks for %s the entry %s of the bottom bar', (path, entry) => {
  const place = findPage(features, path);
  expect(place && findBottomBarEntry(features, place)?.path).toBe(entry);
});

it('navigates by keys that begin with a slash only', () => {
  expect(isAddress('/types')).toBe(true);
  expect(isAddress(feature.key)).toBe(false);
});

it('says labels in the current language', () => {
  function Label() {
    return <p>{useLabels()(feature, 'group')}</p>;
  }
  act(() => changeLanguage('id'));
  render(<Label />);
  expect(screen.getByText('Tunggakan')).toBeInTheDocument();
  act(() => changeLanguage('en'));
  expect(screen.getByText('Arrears')).toBeInTheDocument();
});

it('refuses a link where no address is supplied', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<PageLink to="/types">Jenis</PageLink>)).toThrow('useAddress outside of AddressProvider');
});

describe('what does not compile', () => {
  it('is an unknown label, a module without a default export, an address without a slash', () => {
    // @ts-expect-error no such label
    defineFeature({ key: 'a', label: 'grup', icon: Icon, menu, pages: [] });
    const entry = { path: '/a', label: 'types', icon: Icon, load } as const;
    // @ts-expect-error no such label of a page
    defineFeature({ key: 'a', label: 'group', icon: Icon, menu, pages: [{ ...entry, label: 'jenis' }] });
    // @ts-expect-error the module has no page
    defineFeature({ key: 'a', label: 'group', icon: Icon, menu, pages: [{ ...entry, load: async () => ({}) }] });
    // @ts-expect-error not an address
    defineFeature({ key: 'a', label: 'group', icon: Icon, menu, pages: [{ ...entry, path: 'a' }] });
    expect(feature.pages).toHaveLength(5);
  });
});
