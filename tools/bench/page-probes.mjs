/**
 * Runs in the page before its scripts. `loading()` returns the largest paint, the last change of document and page, and the layout shift.
 * The sample insights above each page wait a second on purpose.
 */
export function watchLoading() {
  const seen = { lcp: NaN, last: NaN, own: NaN, cls: 0 };
  const isOwn = ({ target }) =>
    target instanceof Element && target.closest('main') !== null && target.closest('main > :first-child') === null;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((changes) => {
    seen.last = performance.now();
    if (changes.some(isOwn)) seen.own = seen.last;
  }).observe(document, { subtree: true, childList: true, characterData: true });
  globalThis.loading = () => seen;
}

/**
 * Runs in the page before its scripts. `start()` returns times in ms: first paint, first key figure, largest paint and last change. It also
 * returns the quiet time since, and the layout shift.
 */
export function watchStart() {
  const seen = { paint: NaN, figure: NaN, lcp: NaN, element: '', last: 0, cls: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.element = `${element?.tagName.toLowerCase() ?? '-'} ${(element?.textContent ?? '').slice(0, 40)}`;
  });
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  const hasFigure = () => [...document.querySelectorAll('main article p')].some(({ textContent }) => /\d/.test(textContent));
  let found = false;
  const look = () => {
    seen.last = performance.now();
    if (found || !hasFigure()) return;
    found = true;
    // A figure is painted when the next frame begins.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.figure = performance.now();
      }),
    );
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  // A page from server rendering cannot be used yet.
  const isUsed = () => found && document.querySelector('#root[inert]') === null;
  globalThis.start = () => ({ ...seen, still: isUsed() ? performance.now() - seen.last : 0 });
}

/** Runs in the loaded page. Notes for each key the first change, the last change in a chart, and each chart's changes. */
export function watchFilters() {
  const probe = { pressed: NaN, first: NaN, charts: NaN, counts: new Map() };
  globalThis.filterProbe = probe;
  document.addEventListener(
    'keydown',
    () => {
      Object.assign(probe, { pressed: performance.now(), first: NaN, charts: NaN });
      probe.counts.clear();
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (Number.isNaN(probe.first)) probe.first = performance.now();
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  // A chart is the element that a panel's description names: figure, list, or table outside the table view.
  for (const panel of document.querySelectorAll('main section')) {
    const body = panel.lastElementChild;
    if (!body?.querySelector('figure, ol[aria-label], ul[aria-label], table, [role="group"]')) continue;
    // One callback contains all changes of one React commit.
    new MutationObserver(() => {
      probe.charts = performance.now();
      probe.counts.set(panel, (probe.counts.get(panel) ?? 0) + 1);
    }).observe(body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['d', 'style', 'height', 'y', 'cx', 'cy', 'points'],
    });
  }
}

const QUIET = 400;

/** Presses a filter's key and waits until the page stops changing. Returns ms from the key, and the most commits of one chart. */
export async function filterTimes(page, key) {
  await page.keyboard.press(key);
  await page.waitForFunction(
    (quiet) => {
      const { first, charts } = globalThis.filterProbe;
      return !Number.isNaN(first) && !Number.isNaN(charts) && performance.now() - Math.max(first, charts) > quiet;
    },
    QUIET,
    { timeout: 15_000 },
  );
  return page.evaluate(() => {
    const { pressed, first, charts, counts } = globalThis.filterProbe;
    return { feedback: first - pressed, charts: charts - pressed, commits: Math.max(0, ...counts.values()) };
  });
}
