import type { Page } from '@playwright/test';

/** The document as the server sends it to somebody who opens the address at a desk. */
export async function documentOf(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address, { headers: { accept: 'text/html', cookie: 'pendapa-window=id.1280' } });
  return response.text();
}

const ANSWERS = /<script type="application\/json" id="answers">(.*?)<\/script>/s;

/** The questions whose answers a document brings. */
export function answeredIn(document: string): readonly string[] {
  const { queries } = JSON.parse(ANSWERS.exec(document)?.[1] ?? '{"queries":[]}') as { queries: { queryKey: readonly unknown[] }[] };
  return queries.flatMap(({ queryKey: [kind, address] }) => (kind === 'answer' ? [String(address)] : []));
}

const STYLES = /<style[^]*?<\/style>/g;

/** What a page says: its sentence and its figures, as text. `document`: the text of one; without it the page that is open. */
export const saidBy = (page: Page, document?: string): Promise<readonly string[]> =>
  page.evaluate((text) => {
    const read = text === undefined ? window.document : new DOMParser().parseFromString(text, 'text/html');
    return [...read.querySelectorAll('main [data-page-sentence], main article')].map(({ textContent }) => textContent ?? '');
  }, document?.replaceAll(STYLES, ''));

/** Leaves the drawing of all pages to the browser, so that every answer is one that can be held back or changed. */
export async function withoutDrawing(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return route.fulfill({ response: await page.request.get('/index.html') });
  });
}
