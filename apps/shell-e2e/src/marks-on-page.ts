import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Tolerance in pixels: rounding, and the minimum length of the smallest values. */
const CLOSE = 1.5;

/** Finds bars of one scale whose lengths are not proportional to their values. */
const wrongLengths = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main, close) => {
    const scales = [...main.querySelectorAll('ol, svg')].map((scale) => ({
      name: scale.getAttribute('aria-label') ?? scale.closest('figure')?.getAttribute('aria-label') ?? '',
      bars: [...scale.querySelectorAll('[data-length]')]
        .filter((bar) => bar.closest('ol, svg') === scale && bar.parentElement?.querySelector('[data-break]') === null)
        .map((bar) => {
          const { width, height } = bar.getBoundingClientRect();
          return { value: Math.abs(Number(bar.getAttribute('data-length'))), length: scale.tagName === 'OL' ? width : height };
        }),
    }));
    return scales.flatMap(({ name, bars }) => {
      const [longest] = bars.toSorted((a, b) => b.value - a.value);
      if (!longest || longest.value === 0) return [];
      return bars
        .map(({ value, length }) => ({ value, length, expected: (value / longest.value) * longest.length }))
        .filter(({ length, expected }) => Math.abs(length - expected) > close)
        .map(({ value, length, expected }) => `${name}: ${String(value)} is ${String(length)} px long, not ${String(expected)}`);
    });
  }, CLOSE);

/** Finds axes with two equal labels, and dots that are not at their value. */
const wrongPlaces = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main, close) => {
    const middle = (element: Element): number => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const numbersOf = (axis: Element) => [...axis.querySelectorAll('[data-axis-number]')];
    const equal = [...main.querySelectorAll('[data-axis]')].flatMap((axis) => {
      const words = numbersOf(axis).map(({ textContent }) => textContent);
      return new Set(words).size === words.length ? [] : [`an axis reads ${words.join(' ')}`];
    });
    const places = [...main.querySelectorAll('ol')].flatMap((list) => {
      const dots = [...list.querySelectorAll('[data-place]')];
      if (dots.length === 0) return [];
      const name = list.getAttribute('aria-label') ?? '';
      const [first, last] = [numbersOf(list)[0], numbersOf(list).at(-1)];
      if (!first || !last || first === last) return [`${name} has no axis`];
      const [from, to] = [Number(first.getAttribute('data-axis-number')), Number(last.getAttribute('data-axis-number'))];
      const at = (value: number): number => middle(first) + ((value - from) / (to - from)) * (middle(last) - middle(first));
      const wrong = dots.filter((dot) => Math.abs(middle(dot) - at(Number(dot.getAttribute('data-place')))) > close);
      return wrong.map((dot) => `${name}: ${dot.getAttribute('data-place') ?? ''} stands beside its place`);
    });
    return [...equal, ...places];
  }, CLOSE);

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Finds tables with several money units, and amounts that read 0 but are not 0. */
const wrongMoney = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('table')].flatMap((table) => {
      const name = table.caption?.textContent ?? '';
      const units = new Set(
        [...table.querySelectorAll('thead th')].flatMap(({ textContent }) => /\(Rp[^)]*\)/.exec(textContent ?? '')?.[0] ?? []),
      );
      const zeros = [...table.querySelectorAll('td[title^="Rp"], td[title^="−Rp"]')].filter(
        (cell) => !/[1-9]/.test(cell.textContent ?? '') && /[1-9]/.test(cell.getAttribute('title') ?? ''),
      );
      return [
        ...(units.size > 1 ? [`${name} has ${[...units].join(' and ')}`] : []),
        ...zeros.map((cell) => `${name}: ${cell.getAttribute('title') ?? ''} reads ${cell.textContent ?? ''}`),
      ];
    }),
  );

/** Finds rows named in a sentence that the list does not mark, or hides. */
async function hiddenRows(page: Page): Promise<readonly string[]> {
  const ofPage = await page.locator('[data-page-sentence]').allTextContents();
  const panels = page.locator('main section:has(ol:not([data-sequence]) .name)');
  const found: string[] = [];
  for (const panel of await panels.all()) {
    const rows = () =>
      panel
        .locator('ol > li:not([aria-hidden])')
        .evaluateAll((items) =>
          items.map((item) => ({ label: item.querySelector('.name')?.textContent ?? '', named: item.hasAttribute('data-named') })),
        );
    const first = await rows();
    const more = panel.getByRole('button', { name: /^Tampilkan semua/ });
    if ((await more.count()) > 0) await more.click();
    const labels = [...(await rows())].map(({ label }) => label).sort((a, b) => b.length - a.length);
    let rest = [...ofPage, ...(await panel.locator('[data-panel-sentence]').allTextContents())].join(' ');
    const named = labels.filter((label) => {
      const isNamed = label !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(label)}(?![\\p{L}\\p{N}])`, 'u').test(rest);
      if (isNamed) rest = rest.replace(label, '');
      return isNamed;
    });
    found.push(...named.filter((label) => !first.some((row) => row.named && row.label === label)));
  }
  return found;
}

/** Asserts that bars, dots and amounts of the page, in Indonesian, say what their values say. Afterwards long lists are open. */
export async function expectTrueMarks(page: Page): Promise<void> {
  expect.soft(await wrongLengths(page)).toEqual([]);
  expect.soft(await wrongPlaces(page)).toEqual([]);
  expect.soft(await wrongMoney(page)).toEqual([]);
  expect.soft(await hiddenRows(page)).toEqual([]);
}
