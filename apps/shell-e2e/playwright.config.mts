import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 4310);
/** The data folder that the server serves; specs compare figures with its rows. */
const DATA = join(import.meta.dirname, 'test-output', `data-${PORT}`);
/** Runs of several features write to separate folders, because they run in parallel. */
const RUN = process.env['PENDAPA_RUN'] ?? 'all';
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
// `npm test` sets the browser; otherwise an installed one is used, else Playwright's own.
const browser = process.env['CHROMIUM'] ?? INSTALLED.find((file) => existsSync(file));

export default defineConfig({
  testDir: './src',
  metadata: { data: DATA },
  outputDir: `./test-output/${RUN}/results`,
  fullyParallel: true,
  // Features run in parallel; tests that belong to no feature take longest.
  workers: RUN.startsWith('@pendapa/') && RUN !== '@pendapa/shell-e2e' ? 1 : 2,
  // Two browsers and the server share two processors, so a page may be slow. No test asserts a time.
  timeout: 90_000,
  // One retry on a busy machine; the report names such a test as flaky, so that it is mended.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./count-reporter.cjs']],
  use: {
    // A click that waits for ever names its element instead of the test.
    actionTimeout: 30_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    // The browser is not Indonesian, to show that the product starts in Indonesian anyway.
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // Recording every test would double the time, so only a retry is recorded.
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
