import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLocked, openDraft } from '@pendapa/warehouse';
import { FolderQueue } from './folder-queue.ts';

let folder: string;
let queue: FolderQueue;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pendapa-queue-'));
  queue = new FolderQueue(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const work = (upload: string, who: string, signal = new AbortController().signal) => ({ who, step: 'checking', upload, signal }) as const;

/** Work that runs until the test ends it. */
function createTask() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  return {
    task: async () => {
      begin();
      await ended;
    },
    begun,
    end: () => end(),
  };
}

it('runs one work at a time, and says to the next who is at work', async () => {
  const [first, second] = [createTask(), createTask()];
  const done = [queue.run(work('a', 'sari'), first.task), queue.run(work('b', 'tono'), second.task)];
  await first.begun;
  expect(queue.waitsFor('a')).toBeNull();
  expect(queue.waitsFor('b')).toMatchObject({ who: 'sari', step: 'checking', upload: 'a' });
  expect(await queue.atWork()).toMatchObject({ who: 'sari', upload: 'a' });
  first.end();
  await second.begun;
  expect([queue.waitsFor('b'), await queue.atWork()]).toMatchObject([null, { who: 'tono', upload: 'b' }]);
  second.end();
  await Promise.all(done);
  expect(await queue.atWork()).toBeNull();
});

it('goes on after work that failed', async () => {
  await expect(queue.run(work('a', 'sari'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(work('b', 'tono'), () => Promise.resolve('done'))).toBe('done');
});

it('lets waiting work be cancelled at once, while the other goes on', async () => {
  const [first, stop] = [createTask(), new AbortController()];
  const running = queue.run(work('a', 'sari'), first.task);
  await first.begun;
  let hasRun = false;
  const waiting = queue.run(work('b', 'tono', stop.signal), () => Promise.resolve((hasRun = true)));
  stop.abort();
  await expect(waiting).rejects.toThrow('cancelled');
  expect(queue.waitsFor('b')).toBeNull();
  first.end();
  await running;
  expect(await queue.run(work('c', 'tono'), () => Promise.resolve('next'))).toBe('next');
  expect(hasRun).toBe(false);
});

it('waits for another process that has the folder, and then goes on by itself', async () => {
  const draft = await openDraft(folder);
  const done = queue.run(work('a', 'sari'), () => Promise.resolve('done'));
  while (queue.waitsFor('a') === null) await new Promise(setImmediate);
  expect([queue.waitsFor('a'), await queue.atWork()]).toMatchObject([
    { who: null, step: 'command' },
    { who: null, step: 'command' },
  ]);
  await expect(queue.runNow({ who: 'tono', step: 'removing', upload: null }, () => Promise.resolve())).rejects.toMatchObject({
    problem: { status: 409, code: 'folder-busy' },
  });
  await draft.discard();
  expect(await done).toBe('done');
});

it('runs short work only if nothing else is at work, also if two begin at once', async () => {
  const { task, begun, end } = createTask();
  const removing = { who: 'tono', step: 'removing', upload: null } as const;
  const first = queue.runNow(removing, task);
  const busy = { problem: { status: 409, code: 'folder-busy' } };
  await expect(queue.runNow(removing, () => Promise.resolve())).rejects.toMatchObject(busy);
  await begun;
  await expect(queue.runNow(removing, () => Promise.resolve())).rejects.toMatchObject(busy);
  end();
  await first;
  expect(await queue.runNow(removing, () => Promise.resolve('done'))).toBe('done');
});

it('tries again if another process was faster', async () => {
  let tries = 0;
  const task = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new FolderLocked({ id: 'terkunci', en: 'locked' })) : Promise.resolve(tries);
  };
  expect(await queue.run(work('a', 'sari'), task)).toBe(2);
});
