import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { PAGES } from './addresses.ts';

export interface Fixtures {
  /** Errors of the page; a test declares those it expects with `expectedErrors`. */
  readonly watched: readonly string[];
  readonly expectedErrors: RegExp | null;
  /** State of the details on the device; open by default, so that a test sees the whole page. */
  readonly details: 'open' | 'closed';
}

const DETAILS_KEY = 'pendapa.details';

/** Waits until the page has replaced the server-rendered document, which has no event handlers. */
export const takenOver = (page: Page): Promise<unknown> => page.waitForFunction(() => document.querySelector('#root[inert]') === null);

/** Navigation waits until the page can be used. */
function waitingFor(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...how) => {
    const response = await goto(...how);
    await takenOver(page);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload(...how);
    await takenOver(page);
    return response;
  };
  return page;
}

const FRAME_RUNS = process.env['PENDAPA_RUN'] === '@pendapa/shell-e2e';
const MANIFEST = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');

/** The frame's run is cached while other features change, so it may open only pages among its inputs. */
function isForeign(address: string): boolean {
  const page = PAGES.find(({ path }) => path === new URL(address).pathname);
  return page !== undefined && !MANIFEST.includes(`libs/features/${page.feature}/`);
}

/**
 * Every test also asserts: no logged or thrown error, no violation of the security policy,
 * no request to another host.
 */
export const test = base.extend<Fixtures>({
  details: ['open', { option: true }],
  page: async ({ page, details }, use) => {
    // Only a device without a choice gets one, so that a test can change it.
    await page.addInitScript(
      ({ key, choice }) => {
        if (location.protocol === 'http:' && localStorage.getItem(key) === null) localStorage.setItem(key, choice);
      },
      { key: DETAILS_KEY, choice: details },
    );
    await use(waitingFor(page));
  },
  expectedErrors: [null, { option: true }],
  watched: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`logged: ${message.text()}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:') && !url.startsWith('blob:')) problems.push(`elsewhere: ${url}`);
      });
      if (FRAME_RUNS)
        page.on('framenavigated', (frame) => {
          if (isForeign(frame.url())) problems.push(`a page of another feature, so mark the test as of it or of the shell: ${frame.url()}`);
        });
      await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
          reportViolation(`${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(problems);
      expect(problems.filter((problem) => !expectedErrors?.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
