import { expect, type Page } from '@playwright/test';
import { readStop, type Stop } from './stop.ts';

const MAX_STOPS = 400;
const BROWSER_STOPS = 30;

interface WalkOptions {
  /** Runs at each stop. */
  readonly at?: (stop: Stop) => Promise<void>;
  /** True in a layer that traps the focus. It may have one stop: itself. */
  readonly isTrapped?: boolean;
}

/** Returns a reader of the focused element. Its code is sent to the page once, because a walk reads hundreds of stops. */
async function stopReader(page: Page): Promise<() => Promise<Stop | null>> {
  const inPage = await page.evaluateHandle<() => Stop | null>(`(${String(readStop)})`);
  return () => inPage.evaluate((read) => read());
}

/** Presses the key until the focus leaves the document or repeats. Returns the stops; fails if the focus is stuck. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', { at, isTrapped = false }: WalkOptions = {}): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  const read = await stopReader(page);
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press(key);
    const stop = await read();
    // A browser with a window has stops of its own before the document.
    if (!stop && stops.length === 0 && count < BROWSER_STOPS) continue;
    if (!stop || (stop.id === stops[0]?.id && (stops.length > 1 || isTrapped))) return stops;
    if (stops.some(({ id }) => id === stop.id)) throw new Error(`stuck at ${stop.name} after ${stops.at(-1)?.name ?? ''}`);
    stops.push(stop);
    await at?.(stop);
  }
  throw new Error(`no end after ${MAX_STOPS} stops`);
}

export const faultsOf = (stops: readonly Stop[]): readonly string[] =>
  stops.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => `${name}: ${faults.join(', ')}`);

const focusedId = async (page: Page): Promise<number | undefined> => (await page.evaluate(readStop))?.id;
/** MUI layers that trap the focus: dialogs, menus, lists, pickers. */
const layers = (page: Page) => page.locator('.MuiModal-root:not(.MuiModal-hidden)');

const focusedLayerText = (page: Page) => page.evaluate(() => document.activeElement?.closest('.MuiModal-root')?.textContent ?? '');

/** Opens the layer of the focused element, walks through it, closes it with Escape and asserts that the focus returns. */
async function openAndLeave(page: Page, stop: Stop): Promise<readonly string[]> {
  await page.keyboard.press('Enter');
  await expect(layers(page), `${stop.name} opens`).not.toHaveCount(0);
  await expect.poll(() => focusedId(page), { message: `${stop.name} takes the focus with it` }).not.toBe(stop.id);
  // The code of some layers is loaded when they open for the first time.
  await expect.poll(() => focusedLayerText(page), { message: `${stop.name} has content` }).not.toBe('');
  const inside = await page.evaluate(() => document.activeElement?.closest('[role="menu"], [role="listbox"]') !== null);
  // Arrow keys move within a menu; Tab leaves it.
  if (inside) await page.keyboard.press('ArrowDown');
  const first = await page.evaluate(readStop);
  const stops = inside ? [] : await walk(page, 'Tab', { isTrapped: true });
  await page.keyboard.press('Escape');
  await expect(layers(page), `${stop.name} closes with Escape`).toHaveCount(0);
  await expect.poll(() => focusedId(page), { message: `${stop.name} has the focus again` }).toBe(stop.id);
  return faultsOf([...(first ? [first] : []), ...stops]).map((fault) => `${stop.name} > ${fault}`);
}

const isExpanded = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'));

/** Expands and collapses a part of the page and asserts that the focus stays. */
async function openAndClose(page: Page, stop: Stop): Promise<void> {
  const before = await isExpanded(page);
  for (const after of [before === 'true' ? 'false' : 'true', before]) {
    await page.keyboard.press('Enter');
    await expect.poll(() => isExpanded(page), { message: `${stop.name} opens and closes` }).toBe(after);
    expect(await focusedId(page), `${stop.name} keeps the focus`).toBe(stop.id);
  }
}

interface Visit {
  /** Names of the stops that open something. */
  readonly names: readonly string[];
  readonly faults: readonly string[];
}

const OPENS_ALL = process.env['PENDAPA_LOOKS'] === 'all';
const visitedKinds = new Set<string>();

/** True for the first stop of a kind: stops whose names begin with the same word. Pages share menus, and rows share a dialog. */
function isNewKind({ name }: Stop): boolean {
  const kind = name.split(/[\s:]+/, 2).join(' ');
  if (visitedKinds.has(kind)) return OPENS_ALL;
  visitedKinds.add(kind);
  return true;
}

/** Walks the page from top to bottom, and opens and closes everything; menus and dialogs of one kind once. */
export async function openEverything(page: Page): Promise<Visit> {
  const [names, faults]: [string[], string[]] = [[], []];
  await walk(page, 'Tab', {
    at: async (stop) => {
      if (stop.opens === null) return;
      names.push(stop.name);
      if (stop.opens === 'part') await openAndClose(page, stop);
      else if (isNewKind(stop)) faults.push(...(await openAndLeave(page, stop)));
    },
  });
  return { names, faults };
}
