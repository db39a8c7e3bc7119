import { expect, test as base } from '@playwright/test';

interface Fixtures {
  /** What went wrong in the page; a test that expects something says so with `expectedErrors`. */
  readonly watched: readonly string[];
  readonly expectedErrors: RegExp | null;
}

/**
 * Every journey also holds that nothing is logged as an error, nothing is thrown, the security policy is not violated and
 * nothing is asked of another host.
 */
export const test = base.extend<Fixtures>({
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
