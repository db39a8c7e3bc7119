import { MAX_UPLOAD_BYTES, type Upload } from '@pendapa/contracts';
import { failureOf, type Failure, type SendOptions } from '@pendapa/query';

/** A file that is being sent, waits for its turn, or could not be sent. */
export interface Sending {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Bytes on their way. */
  readonly sent: number;
  /** Seconds since the first byte; 0 before. */
  readonly seconds: number;
  /** Null unless the state is `failed`. */
  readonly failure: Failure | null;
}

export interface SendQueue {
  readonly sendings: () => readonly Sending[];
  readonly subscribe: (changed: () => void) => () => void;
  /** A file of more than `maxBytes` fails at once. */
  readonly add: (files: readonly File[], maxBytes: number) => void;
  /** Stops or forgets a file. Nothing of it stays on the server. */
  readonly remove: (key: number) => void;
  /** Sends a file again that failed. */
  readonly retry: (key: number) => void;
}

export interface Sender {
  /** Sends a file to its end. */
  readonly send: (file: File, options: SendOptions) => Promise<Upload>;
  /** Called after each file that the server has. Its failure does not concern the file. */
  readonly onArrived: (upload: Upload) => Promise<void>;
  /** Called when the first file begins and after the last one. */
  readonly onBusy: (isBusy: boolean) => void;
}

const MILLISECONDS = 1_000;
const BYTES_IN_MB = 1_048_576;

/** The failure that the server would send after a part of the file. A limit below the usual one is what is free on its disk. */
const tooLarge = (maxBytes: number): Failure =>
  maxBytes < MAX_UPLOAD_BYTES
    ? { code: 'upload-disk-full', params: {} }
    : { code: 'upload-too-large', params: { most: String(Math.floor(maxBytes / BYTES_IN_MB)) } };

/** Sends files one after the other. It outlives the page, so that a look at another page stops nothing. */
export function createSendQueue({ send, onArrived, onBusy }: Sender): SendQueue {
  let sendings: readonly Sending[] = [];
  let nextKey = 1;
  let running: { readonly key: number; readonly controller: AbortController } | null = null;
  const listeners = new Set<() => void>();

  const update = (next: readonly Sending[]): void => {
    sendings = next;
    for (const listener of listeners) listener();
  };
  const change = (key: number, changes: Partial<Sending>): void =>
    update(sendings.map((sending) => (sending.key === key ? { ...sending, ...changes } : sending)));
  const drop = (key: number): void => update(sendings.filter((sending) => sending.key !== key));

  async function sendOne({ key, file }: Sending): Promise<void> {
    const controller = new AbortController();
    running = { key, controller };
    onBusy(true);
    const begun = performance.now();
    change(key, { state: 'sending', sent: 0, seconds: 0, failure: null });
    const onSent = (sent: number) => change(key, { sent, seconds: (performance.now() - begun) / MILLISECONDS });
    try {
      const upload = await send(file, { onSent, signal: controller.signal });
      await onArrived(upload).catch(() => undefined);
      drop(key);
    } catch (error) {
      if (!controller.signal.aborted) change(key, { state: 'failed', failure: failureOf(error) });
    }
    running = null;
    onBusy(false);
    sendNext();
  }

  function sendNext(): void {
    const next = sendings.find(({ state }) => state === 'waiting');
    if (running === null && next !== undefined) void sendOne(next);
  }

  return {
    sendings: () => sendings,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add: (files, maxBytes) => {
      const added = files.map((file): Sending => {
        const failure = file.size > maxBytes ? tooLarge(maxBytes) : null;
        return { key: nextKey++, file, state: failure === null ? 'waiting' : 'failed', sent: 0, seconds: 0, failure };
      });
      update([...sendings, ...added]);
      sendNext();
    },
    remove: (key) => {
      if (running?.key === key) running.controller.abort();
      drop(key);
    },
    retry: (key) => {
      change(key, { state: 'waiting' });
      sendNext();
    },
  };
}
