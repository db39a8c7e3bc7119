/** Runs in the page before its scripts. Notes the time of the first figure, and the longest task since. */
function watchOutlook() {
  const seen = { figure: NaN, task: 0, changed: NaN };
  globalThis.outlook = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    seen.changed = performance.now();
    if (Number.isNaN(seen.figure) && document.querySelector('main article p[title^="Rp"]')) seen.figure = seen.changed;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** The time of the last answer that the outlook needs. */
const dataAt = () =>
  Math.max(
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => /answers\/(revenue|achievement)\?/.test(name))
      .map(({ responseEnd }) => responseEnd),
  );

const PRESSES = 5;

/** The time from a key on a slider to the last change on screen. */
async function sliderTime(page) {
  const slider = page.getByRole('slider').first();
  await slider.focus();
  const times = [];
  for (let at = 0; at < PRESSES; at += 1) {
    const pressed = await page.evaluate(() => performance.now());
    await slider.press('ArrowRight');
    await page.waitForTimeout(800);
    times.push((await page.evaluate(() => globalThis.outlook.changed)) - pressed);
  }
  return Math.max(...times);
}

/**
 * Times in ms of `/predictive` in a new page. From the data to the first figure; from a slider key to the last change; the longest task.
 */
export async function outlookTimes(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(watchOutlook);
  await page.goto(`${url}/predictive`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !Number.isNaN(globalThis.outlook.figure), null, { timeout: 60_000 });
  const data = await page.evaluate(dataAt);
  const { figure, task: loading } = await page.evaluate(() => globalThis.outlook);
  await page.evaluate(() => Object.assign(globalThis.outlook, { task: 0 }));
  const slider = await sliderTime(page);
  const { task: sliding } = await page.evaluate(() => globalThis.outlook);
  await context.close();
  return { outlook: figure - data, slider, loading, sliding };
}
