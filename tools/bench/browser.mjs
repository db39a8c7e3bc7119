import { existsSync } from 'node:fs';

/** The browser to measure: `$CHROMIUM`, else an installed one. undefined means Playwright's own. */
export const BROWSER =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell'].find(existsSync);
