import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '@pendapa/contracts';
import { temporaryFolder } from '../testing/small-agency.ts';
import { PageRenderer } from './page-renderer.ts';

const THREAD = join(__dirname, '../../dist/ssr/render-thread.js');
const WINDOW = { language: 'id', width: 1366 } as const;
const ENDED_THREADS = Number(process.env['PENDAPA_THREADS'] ?? 12);

/** Fetches once and renders the answer. `large` makes the thread read for a while. */
const RENDER_MODULE = `
export async function render(address) {
  const body = await (await fetch('/api/v1/status')).text();
  return { html: address + ' ' + body, styles: '', names: '', answers: '{}', whole: true };
}
`;
const LARGE = `${RENDER_MODULE}export const large = ${JSON.stringify('x'.repeat(4_000_000))};\n`;

describe('page renderer', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let renderer: PageRenderer;
  beforeAll(async () => {
    folder = await temporaryFolder();
    await mkdir(join(folder.path, '.ssr'));
    await writeFile(join(folder.path, '.ssr', 'package.json'), '{ "type": "module" }');
  });
  beforeEach(async () => {
    await writeFile(join(folder.path, '.ssr', 'render-page.js'), RENDER_MODULE);
    renderer = new PageRenderer(THREAD, folder.path);
  });
  afterEach(() => renderer.close());
  afterAll(() => folder.remove());

  const answered = (body: string) => () => Promise.resolve({ status: 200, body });
  const render = (address: string, fetchAnswer = answered('body')): Promise<RenderedPage | null> =>
    renderer.render(address, WINDOW, fetchAnswer);

  it('are made by one thread, loaded before the first of them', async () => {
    renderer.load();
    expect(renderer.counts).toEqual({ renderings: 0, threads: 1 });
    const pages = await Promise.all(['/a', '/b', '/c'].map((address) => render(address)));
    expect(pages.map((page) => page?.html)).toEqual(['/a body', '/b body', '/c body']);
    expect(renderer.counts).toEqual({ renderings: 3, threads: 1 });
  });

  it('wait for each other beyond eight at once', async () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `/${String(index)}`);
    const pages = await Promise.all(addresses.map((address) => render(address)));
    expect(pages.map((page) => page?.html)).toEqual(addresses.map((address) => `${address} body`));
  });

  it('end with their thread, and an answer that comes later begins no other one', async () => {
    let answer: (body: string) => void = () => undefined;
    let markFetched: () => void = () => undefined;
    const isFetched = new Promise<void>((resolve) => (markFetched = resolve));
    const page = render('/a', () => {
      markFetched();
      return new Promise((resolve) => (answer = (body) => resolve({ status: 200, body })));
    });
    await isFetched;
    await renderer.close();
    expect(await page).toBeNull();
    answer('late');
    await new Promise((resolve) => setImmediate(resolve));
    expect(renderer.counts.threads).toBe(1);
  });

  it('pause after threads that ended in a row', async () => {
    await writeFile(join(folder.path, '.ssr', 'render-page.js'), 'export const render = () => process.exit(1);\n');
    for (let time = 0; time < 3; time += 1) expect(await render('/a')).toBeNull();
    const before = renderer.counts;
    expect(await render('/a')).toBeNull();
    expect(renderer.counts).toEqual(before);
  });

  it('leave no file open, however early their thread is ended', async () => {
    await writeFile(join(folder.path, '.ssr', 'render-page.js'), LARGE);
    const openFiles = async () => (await readdir('/proc/self/fd')).length;
    renderer.load();
    await renderer.close();
    const before = await openFiles();
    for (let time = 0; time < ENDED_THREADS; time += 1) {
      renderer.load();
      // Waits different numbers of event loop turns, so that threads end at different moments of their start.
      for (let ticks = 0; ticks < time * 20; ticks += 1) await new Promise((resolve) => setImmediate(resolve));
      await renderer.close();
    }
    expect(renderer.counts.threads).toBe(ENDED_THREADS + 1);
    expect(await openFiles()).toBeLessThanOrEqual(before);
  });
});
