import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemeColors } from '@pendapa/theme';

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
    new Function(read('../public/theme-start.js'))();
    expect(root).toHaveAttribute('data-theme', shown);
    expect(root.classList.contains('dark')).toBe(shown === 'dark');
  });
});

it('loads nothing inline, so that the security policy holds', () => {
  const html = read('../index.html');
  expect(html).not.toMatch(/<style|style=|\son\w+=/);
  for (const script of html.match(/<script[^>]*>/g) ?? []) expect(script).toContain('src=');
});
