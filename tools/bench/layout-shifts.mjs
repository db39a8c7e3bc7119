/** Runs in the page before its scripts: collects layout shifts and the elements that moved. */
function watchShifts() {
  const nameOf = (node) => {
    if (!(node instanceof Element)) return '';
    const panel = node.closest('section[aria-labelledby]')?.querySelector('h2')?.textContent ?? '';
    return `${panel ? `[${panel}] ` : ''}${node.tagName.toLowerCase()} "${(node.textContent ?? '').trim().slice(0, 40)}"`;
  };
  const found = { total: 0, shifts: [] };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, startTime, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      found.total += value;
      for (const { node, previousRect, currentRect } of sources)
        found.shifts.push(
          `${Math.round(startTime)} ms ${Math.round(value * 10_000) / 10_000} top ${Math.round(previousRect.top)} to ${Math.round(currentRect.top)}, ` +
            `height ${Math.round(previousRect.height)} to ${Math.round(currentRect.height)}: ${nameOf(node?.nodeType === 3 ? node.parentElement : node)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
  globalThis.layoutShifts = () => found;
}

/** Late images and fonts may move the page after its figures have come. */
const QUIET_MS = 1_200;

/** Runs in the page: true once it has its title and nothing of it is marked busy. */
const isComplete = () =>
  document.querySelector('main h1') !== null && document.querySelector('main [aria-busy="true"], #root[inert]') === null;

/**
 * Opens a page with answers that are `delayMs` late. Returns the sum of its layout shifts, and the moved elements. If the page is not
 * prerendered, the browser gets the empty document, as when the server is too busy to render.
 */
export async function layoutShifts(browser, url, { path, width, height, isPrerendered }, delayMs) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue().catch(() => undefined);
    });
    if (!isPrerendered)
      await page.route(
        (address) => address.pathname === path,
        async (route) => route.fulfill({ response: await context.request.get(`${url}/index.html`) }),
      );
    await page.goto(url + path, { waitUntil: 'commit' });
    // The page with skeletons keeps some of them forever.
    await page.waitForFunction(isComplete, null, { timeout: 20_000 }).catch(() => undefined);
    await page.waitForTimeout(QUIET_MS);
    await page.waitForFunction(isComplete, null, { timeout: 20_000 }).catch(() => undefined);
    return await page.evaluate(() => globalThis.layoutShifts());
  } finally {
    await context.close();
  }
}
