import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '@pendapa/contracts';
import { openWarehouse, readManifest } from '@pendapa/warehouse';
import { publishPayment, publishSmallAgency, temporaryFolder } from '../testing/small-agency.ts';
import { randomGenerator } from '../testing/random-generator.ts';
import { build } from './build.ts';

/** More, and other places, with `npm run test:faults -- --full`. */
const SPOILED = Number(process.env['PENDAPA_SPOILED'] ?? 16);
const SEED = 7 + Number(process.env['PENDAPA_ROUND'] ?? 0);
const ANSWERS = [
  '/api/v1/answers/revenue?m=amount&by=unit&from=2023-01-01&to=2024-12-31',
  '/api/v1/answers/revenue?m=amount&by=month,channel&from=2023-01-01&to=2024-12-31',
];
/** Sum of all payments by generation. */
const SUMS: Readonly<Record<number, string>> = { 1: '2000', 2: '2040' };

type Spoil = (bytes: Buffer, next: () => number) => Buffer;
const place = (bytes: Buffer, next: () => number): number => Math.floor(next() * bytes.length);

const SPOILERS: Record<string, Spoil> = {
  'a flipped bit': (bytes, next) => {
    const spoiled = Buffer.from(bytes);
    const at = place(bytes, next);
    spoiled[at] = (spoiled[at] ?? 0) ^ (1 << Math.floor(next() * 8));
    return spoiled;
  },
  'a block of zeros': (bytes, next) => Buffer.from(bytes).fill(0, place(bytes, next) & ~4095, (place(bytes, next) & ~4095) + 4096),
  'a spoiled header': (bytes, next) => {
    const spoiled = Buffer.from(bytes);
    spoiled[Math.floor(next() * 64)] = 0xff;
    return spoiled;
  },
  'a cut end': (bytes, next) => bytes.subarray(0, place(bytes, next)),
};

describe('a published generation that is damaged', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let data: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    data = join(folder.path, 'data');
    await publishSmallAgency(data);
    await publishPayment(data, '2024-03-16', 40);
  });
  afterAll(() => folder.remove());

  /** Asks until the answers stop changing: the query that meets the damage gets a problem, the next an older answer. */
  async function askUntilStable(): Promise<{ outcomes: string[]; ready: unknown }> {
    const warehouse = await openWarehouse(data, { threads: 1 });
    const app = await build({ warehouse, dataFolder: data, shellFolder: folder.path, extraPorts: [80] });
    const outcomes: string[] = [];
    try {
      for (const url of [...ANSWERS, ...ANSWERS]) {
        const response = await app.inject(url);
        const { generation, totals } = response.json<Answer>();
        if (response.statusCode !== 200) outcomes.push(String(response.statusCode));
        else outcomes.push(totals.current['amount'] === SUMS[generation] ? `right ${String(generation)}` : `WRONG ${response.body}`);
      }
      await warehouse.refresh();
      return { outcomes, ready: (await app.inject('/readyz')).json() };
    } finally {
      await app.close();
      await warehouse.close();
    }
  }

  it.each(Object.entries(SPOILERS))('never gives a wrong number: %s', async (_name, spoil) => {
    const next = randomGenerator(SEED);
    // The parts of the newer generation only: the older one is intact, and users get it instead.
    const older = JSON.parse(await readFile(join(data, 'generations', '000001.json'), 'utf8')) as { parts: { file: string }[] };
    const own = ((await readManifest(data))?.parts ?? []).filter(({ file }) => !older.parts.some((part) => part.file === file));
    let fellBack = 0;
    for (let round = 0; round < SPOILED / Object.keys(SPOILERS).length; round += 1) {
      const path = join(data, 'parts', own[round % own.length]?.file ?? '');
      const whole = await readFile(path);
      const spoiled = spoil(whole, next);
      await writeFile(path, spoiled);
      const { outcomes, ready } = await askUntilStable();
      expect([round, outcomes.filter((outcome) => !/^(right [12]|503)$/.test(outcome))]).toEqual([round, []]);
      // The check of the files must report the damage, whatever the queries met.
      expect(ready).toEqual(spoiled.equals(whole) ? { status: 'ok' } : { status: 'degraded', states: ['generation-damaged'] });
      if (outcomes.at(-1) === 'right 1') fellBack += 1;
      await writeFile(path, whole);
    }
    expect(fellBack).toBeGreaterThan(0);
  });

  it('is told by the server within a minute of its own clock, though nobody asks for what is damaged', async () => {
    // Only the clock of the server's checks is simulated: files, connections and the engine use real time.
    jest.useFakeTimers({
      doNotFake: [
        ...([
          'hrtime',
          'nextTick',
          'performance',
          'queueMicrotask',
          'setImmediate',
          'clearImmediate',
          'setTimeout',
          'clearTimeout',
          'Date',
        ] as const),
      ],
    });
    const warehouse = await openWarehouse(data, { threads: 1 });
    const app = await build({ warehouse, dataFolder: data, shellFolder: folder.path, extraPorts: [80] });
    const own = (await readManifest(data))?.parts.at(-1)?.file ?? '';
    const path = join(data, 'parts', own);
    const whole = await readFile(path);
    /** The seconds until the damage is reported; more than a minute if it never is. */
    const secondsUntil = async (status: string): Promise<number> => {
      let seconds = 0;
      while (seconds <= 60 && (await app.inject('/readyz')).json<{ status: string }>().status !== status) {
        seconds += 1;
        jest.advanceTimersByTime(1_000);
        // Long enough for a check of these few files.
        await pause(100);
      }
      return seconds;
    };
    try {
      expect(await secondsUntil('ok')).toBe(0);
      const spoiled = Buffer.from(whole);
      spoiled[whole.length >> 1] = (spoiled[whole.length >> 1] ?? 0) ^ 1;
      await writeFile(path, spoiled);
      expect(await secondsUntil('degraded')).toBeLessThanOrEqual(60);
    } finally {
      jest.useRealTimers();
      await writeFile(path, whole);
      await app.close();
      await warehouse.close();
    }
  });

  it('is told by the server when its folder is gone, and when it is back', async () => {
    const away = `${data}-away`;
    const warehouse = await openWarehouse(data, { threads: 1 });
    const app = await build({ warehouse, dataFolder: data, shellFolder: folder.path, extraPorts: [80] });
    const ready = async (): Promise<unknown> => (await app.inject('/readyz')).json();
    expect(await ready()).toEqual({ status: 'ok' });
    await rename(data, away);
    expect(await ready()).toEqual({ status: 'degraded', states: ['data-folder-away'] });
    await rename(away, data);
    expect(await ready()).toEqual({ status: 'ok' });
    await app.close();
    await warehouse.close();
  });
});
