import { readUpload, sendUpload } from '@pendapa/query';
import { createSendQueue } from './send-queue.ts';

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The files that this window sends. Each is read as soon as it has arrived; its view says so if the reading is refused. */
export const sendQueue = createSendQueue({
  send: sendUpload,
  onArrived: ({ id }) => readUpload(id, {})(new AbortController().signal),
  // The browser asks before it closes a window that sends files.
  onBusy: (isBusy) => (isBusy ? window.addEventListener('beforeunload', warn) : window.removeEventListener('beforeunload', warn)),
});
