import { waitFor } from '@testing-library/react';
import { MAX_UPLOAD_BYTES } from '@pendapa/contracts';
import { RequestFailed } from '@pendapa/query';
import { uploadOf } from '../testing/fixtures.ts';
import { createSendQueue, type Sender } from './send-queue.ts';

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
  readonly arrive: () => void;
  readonly fail: (error: Error) => void;
}

/** A queue whose files arrive when the test says so. */
function openQueue(overrides: Partial<Sender> = {}) {
  const sent: Sent[] = [];
  const busy: boolean[] = [];
  const arrived: string[] = [];
  const queue = createSendQueue({
    send: (file, { onSent, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        sent.push({ name: file.name, signal, onSent, arrive: () => resolve(uploadOf({ name: file.name })), fail: reject });
      }),
    onArrived: async ({ name }) => void arrived.push(name),
    onBusy: (isBusy) => busy.push(isBusy),
    ...overrides,
  });
  return { queue, sent, busy, arrived, names: () => queue.sendings().map(({ file, state }) => `${file.name} ${state}`) };
}

const file = (name: string): File => new File(['Pajak;Jumlah'], name);

it('sends one file after the other, and forgets those that have arrived', async () => {
  const { queue, sent, busy, arrived, names } = openQueue();
  queue.add([file('a.csv'), file('b.csv')], 1_048_576);
  expect(names()).toEqual(['a.csv sending', 'b.csv waiting']);
  sent[0]?.onSent(6);
  expect(queue.sendings()[0]?.sent).toBe(6);
  sent[0]?.arrive();
  await waitFor(() => expect(names()).toEqual(['b.csv sending']));
  expect(arrived).toEqual(['a.csv']);
  expect(busy).toEqual([true, false, true]);
});

it('stops a file at once, and goes on with the next', async () => {
  const { queue, sent, names } = openQueue();
  queue.add([file('a.csv'), file('b.csv')], 1_048_576);
  const [first] = queue.sendings();
  queue.remove(first?.key ?? 0);
  expect(sent[0]?.signal.aborted).toBe(true);
  await waitFor(() => expect(names()).toEqual(['b.csv sending']));
});

it('keeps a file that failed with the reason, and sends it again on request', async () => {
  const { queue, sent, names } = openQueue();
  queue.add([file('a.csv')], 1_048_576);
  sent[0]?.fail(new RequestFailed({ code: 'upload-disk-full', params: {} }));
  await waitFor(() => expect(names()).toEqual(['a.csv failed']));
  expect(queue.sendings()[0]?.failure?.code).toBe('upload-disk-full');
  queue.retry(queue.sendings()[0]?.key ?? 0);
  expect(names()).toEqual(['a.csv sending']);
  expect(sent).toHaveLength(2);
});

it.each(['file-changed', 'not-signed-in', 'unreachable'] as const)('keeps a file with its reason if it ends as %s', async (code) => {
  const { queue, sent, names, arrived } = openQueue();
  queue.add([file('a.csv'), file('b.csv')], 1_048_576);
  sent[0]?.fail(new RequestFailed({ code, params: {} }));
  await waitFor(() => expect(names()).toEqual(['a.csv failed', 'b.csv sending']));
  expect(queue.sendings()[0]?.failure?.code).toBe(code);
  expect(arrived).toEqual([]);
});

it('forgets a file that has arrived, also if its reading is refused', async () => {
  const { queue, sent, names } = openQueue({
    onArrived: () => Promise.reject(new RequestFailed({ code: 'upload-busy', params: {} })),
  });
  queue.add([file('a.csv')], 1_048_576);
  sent[0]?.arrive();
  await waitFor(() => expect(names()).toEqual([]));
});

it('refuses a file for which the server has no room before it is sent, and sends the others', () => {
  const { queue, sent, names } = openQueue();
  queue.add([new File(['12345'], 'a.csv'), new File(['1234'], 'b.csv')], 4);
  expect(names()).toEqual(['a.csv failed', 'b.csv sending']);
  expect(queue.sendings()[0]?.failure?.code).toBe('upload-disk-full');
  expect(sent.map(({ name }) => name)).toEqual(['b.csv']);
});

it('refuses a file that is larger than any may be', () => {
  const { queue } = openQueue();
  const huge = new File([], 'a.csv');
  Object.defineProperty(huge, 'size', { value: MAX_UPLOAD_BYTES + 1 });
  queue.add([huge], MAX_UPLOAD_BYTES);
  expect(queue.sendings()[0]?.failure).toEqual({ code: 'upload-too-large', params: { most: '1024' } });
});
