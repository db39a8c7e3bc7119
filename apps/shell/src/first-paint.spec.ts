import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAppTheme, schemeColors } from '@pendapa/theme';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

it('paints the ground of each theme before its styles are there', () => {
  const css = read('first-paint.css');
  expect(css).toContain(`html {\n  background: ${schemeColors.light.background};`);
  expect(css).toContain(`html[data-theme='dark'] {\n  background: ${schemeColors.dark.background};`);
});

describe('the script before the first paint', () => {
  const root = document.documentElement;
  beforeEach(() => {
    localStorage.clear();
    root.className = '';
    root.setAttribute('data-theme', 'light');
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['__proto__', 'light'],
    [null, 'light'],
  ])('shows %j as %s', (stored, shown) => {
    if (stored !== null) localStorage.setItem('theme', stored);
    new Function(read('../public/page-start.js'))();
    expect(root).toHaveAttribute('data-theme', shown);
    expect(root.classList.contains('dark')).toBe(shown === 'dark');
  });
});

describe('what the server drew', () => {
  const root = document.documentElement;
  const START = read('../public/page-start.js');
  /** A window with this width and this local storage. */
  const showsServerPage = (width: number, stored: Readonly<Record<string, string>> = {}) => {
    window.matchMedia = (query) => ({ matches: width >= Number(/\d+/.exec(query)?.[0]) }) as MediaQueryList;
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    root.setAttribute('data-drawn', 'id.1366');
    new Function(START)();
    return root.getAttribute('data-drawn') === 'id.1366';
  };
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    localStorage.clear();
    root.removeAttribute('data-drawn');
  });

  it('shows in a window of its kind, to readers of its language', () => {
    expect(showsServerPage(1280)).toBe(true);
    expect(showsServerPage(1535, { i18nextLng: 'id' })).toBe(true);
    expect(showsServerPage(1366, { i18nextLng: 'none' })).toBe(true);
  });

  it.each([
    ['a narrower window', 1199, {}],
    ['a wider one', 1536, {}],
    ['a phone', 390, {}],
    ['another language', 1366, { i18nextLng: 'en' }],
    ['a reader who starts with a view of their own', 1366, { 'pendapa.views': '[{"name":"x","to":"/regional","start":true}]' }],
  ])('stays hidden for %s', (_, width, stored) => {
    expect(showsServerPage(width, stored)).toBe(false);
  });

  it('changes where the layouts of the theme change', () => {
    const { values } = createAppTheme('id').breakpoints;
    const breakpoints = /\[([\d, ]+)\]\.some/
      .exec(START)?.[1]
      ?.split(', ')
      .map((width) => Number(width));
    expect(breakpoints).toEqual([values.sm, values.md, values.lg, values.xl]);
  });
});

it('loads nothing inline, so that the security policy holds', () => {
  const html = read('../index.html');
  expect(html).not.toMatch(/<style|style=|\son\w+=/);
  for (const script of html.match(/<script[^>]*>/g) ?? []) expect(script).toContain('src=');
});
