import type { Page } from '@playwright/test';

/** Fetches the server-rendered document for a desktop viewport. */
export async function documentOf(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address, { headers: { accept: 'text/html', cookie: 'pendapa-window=id.1280' } });
  return response.text();
}

const ANSWERS = /<script type="application\/json" id="answers">(.*?)<\/script>/s;

/** Queries whose answers the document contains. */
export function answeredIn(document: string): readonly string[] {
  const { queries } = JSON.parse(ANSWERS.exec(document)?.[1] ?? '{"queries":[]}') as { queries: { queryKey: readonly unknown[] }[] };
  return queries.flatMap(({ queryKey: [kind, address] }) => (kind === 'answer' ? [String(address)] : []));
}

const STYLES = /<style[^]*?<\/style>/g;

/** Reads the sentence and figures of a document, or of the open page if `document` is omitted. */
export const figuresOnPage = (page: Page, document?: string): Promise<readonly string[]> =>
  page.evaluate((text) => {
    const read = text === undefined ? window.document : new DOMParser().parseFromString(text, 'text/html');
    return [...read.querySelectorAll('main [data-page-sentence], main article')].map(({ textContent }) => textContent ?? '');
  }, document?.replaceAll(STYLES, ''));

/** Disables server rendering, so that a test can delay or change every answer. */
export async function withoutDrawing(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return route.fulfill({ response: await page.request.get('/index.html') });
  });
}
