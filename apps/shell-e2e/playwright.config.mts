import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 4310);
/** What the server serves, so that figures can be compared with the rows that they are made of. */
const DATA = join(import.meta.dirname, 'test-output', `data-${PORT}`);
/** Runs side by side, one for each feature, keep what they leave apart. */
const RUN = process.env['PENDAPA_RUN'] ?? 'all';
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
// `npm test` names the browser; without it an installed one, else Playwright's own.
const browser = process.env['CHROMIUM'] ?? INSTALLED.find((file) => existsSync(file));

export default defineConfig({
  testDir: './src',
  metadata: { data: DATA },
  outputDir: `./test-output/${RUN}/results`,
  fullyParallel: true,
  // Several features run side by side; what belongs to none is longest.
  workers: RUN.startsWith('@pendapa/') && RUN !== '@pendapa/shell-e2e' ? 1 : 2,
  // A page of figures takes its time where two browsers and the server share two busy processors; what is right is not slower.
  timeout: 90_000,
  // On a busy machine a browser may be late once; the list names such a test as flaky, so that it is seen and mended.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./count-reporter.cjs']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Not the default language: the product starts in Indonesian whatever the browser says.
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // Recording every test would cost as much as the tests: what fails is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: browser ? { executablePath: browser } : {},
  },
  webServer: {
    command: `node start-server.mjs ${PORT} ${DATA}`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
