import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '@pendapa/contracts';
import { temporaryFolder } from '../testing/small-agency.ts';
import { Drawings } from './drawings.ts';

const THREAD = join(__dirname, '../../dist/documents/drawing-thread.js');
const WINDOW = { language: 'id', width: 1366 } as const;
const ENDED_THREADS = Number(process.env['PENDAPA_THREADS'] ?? 12);

/** Fetches once and renders the answer. `large` makes the thread read for a while. */
const DRAW = `
export async function draw(address) {
  const body = await (await fetch('/api/v1/status')).text();
  return { html: address + ' ' + body, styles: '', names: '', answers: '{}', whole: true };
}
`;
const LARGE = `${DRAW}export const large = ${JSON.stringify('x'.repeat(4_000_000))};\n`;

describe('drawings', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let drawings: Drawings;
  beforeAll(async () => {
    folder = await temporaryFolder();
    await mkdir(join(folder.path, '.drawing'));
    await writeFile(join(folder.path, '.drawing', 'package.json'), '{ "type": "module" }');
  });
  beforeEach(async () => {
    await writeFile(join(folder.path, '.drawing', 'draw.js'), DRAW);
    drawings = new Drawings(THREAD, folder.path);
  });
  afterEach(() => drawings.close());
  afterAll(() => folder.remove());

  const answered = (body: string) => () => Promise.resolve({ status: 200, body });
  const draw = (address: string, ask = answered('told')): Promise<RenderedPage | null> => drawings.draw(address, WINDOW, ask);

  it('are made by one thread, loaded before the first of them', async () => {
    drawings.load();
    expect(drawings.counts).toEqual({ drawings: 0, threads: 1 });
    const pages = await Promise.all(['/a', '/b', '/c'].map((address) => draw(address)));
    expect(pages.map((page) => page?.html)).toEqual(['/a told', '/b told', '/c told']);
    expect(drawings.counts).toEqual({ drawings: 3, threads: 1 });
  });

  it('wait for each other beyond eight at once', async () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `/${String(index)}`);
    const pages = await Promise.all(addresses.map((address) => draw(address)));
    expect(pages.map((page) => page?.html)).toEqual(addresses.map((address) => `${address} told`));
  });

  it('end with their thread, and an answer that comes later begins no other one', async () => {
    let answer: (body: string) => void = () => undefined;
    let asked: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const page = draw('/a', () => {
      asked();
      return new Promise((resolve) => (answer = (body) => resolve({ status: 200, body })));
    });
    await isAsked;
    await drawings.close();
    expect(await page).toBeNull();
    answer('late');
    await new Promise((resolve) => setImmediate(resolve));
    expect(drawings.counts.threads).toBe(1);
  });

  it('pause after threads that ended in a row', async () => {
    await writeFile(join(folder.path, '.drawing', 'draw.js'), 'export const draw = () => process.exit(1);\n');
    for (let time = 0; time < 3; time += 1) expect(await draw('/a')).toBeNull();
    const before = drawings.counts;
    expect(await draw('/a')).toBeNull();
    expect(drawings.counts).toEqual(before);
  });

  it('leave no file open, however early their thread is ended', async () => {
    await writeFile(join(folder.path, '.drawing', 'draw.js'), LARGE);
    const openFiles = async () => (await readdir('/proc/self/fd')).length;
    drawings.load();
    await drawings.close();
    const before = await openFiles();
    for (let time = 0; time < ENDED_THREADS; time += 1) {
      drawings.load();
      // Waits different numbers of event loop turns, so that threads end at different moments of their start.
      for (let turn = 0; turn < time * 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await drawings.close();
    }
    expect(drawings.counts.threads).toBe(ENDED_THREADS + 1);
    expect(await openFiles()).toBeLessThanOrEqual(before);
  });
});
