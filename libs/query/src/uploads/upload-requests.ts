import type { Check, ReadingDecisions } from '@pendapa/contracts';
import { deleteAt, postJson, putJson } from '../request/failure.ts';

/** A request that changes an upload, a load or a mapping. Throws `RequestFailed` if it is refused. */
export type UploadRequest = (signal: AbortSignal) => Promise<void>;

const API = '/api/v1';
const addressOf = (id: string, rest = ''): string => `${API}/uploads/${encodeURIComponent(id)}${rest}`;

/** Reads the file by what was decided so far. */
export const readUpload =
  (id: string, reading: ReadingDecisions): UploadRequest =>
  (signal) =>
    postJson(addressOf(id, '/reading'), reading, signal);

/** Stores what was decided so far, and reads nothing. */
export const saveReading =
  (id: string, reading: ReadingDecisions): UploadRequest =>
  (signal) =>
    putJson(addressOf(id, '/reading'), reading, signal);

/** Reads and checks the whole file as an import would, and publishes nothing. */
export const checkUpload =
  (id: string, check: Check): UploadRequest =>
  (signal) =>
    postJson(addressOf(id, '/check'), check, signal);

/** Publishes what the named receipt says. */
export const publishUpload =
  (id: string, checkedReceipt: string): UploadRequest =>
  (signal) =>
    postJson(addressOf(id, '/publication'), { checkedReceipt }, signal);

/** Ends the running step. */
export const cancelUpload =
  (id: string): UploadRequest =>
  (signal) =>
    postJson(addressOf(id, '/cancellation'), {}, signal);

/** Serves the generation before this upload again. */
export const undoUpload =
  (id: string): UploadRequest =>
  (signal) =>
    postJson(addressOf(id, '/undo'), {}, signal);

/** Deletes the file and what was decided about it. */
export const discardUpload =
  (id: string): UploadRequest =>
  (signal) =>
    deleteAt(addressOf(id), signal);

/** Begins to remove a load from the data. */
export const sendLoadRemoval =
  (number: number): UploadRequest =>
  (signal) =>
    postJson(`${API}/loads/${String(number)}/removal`, {}, signal);

/** Ends the removal of this load that runs or waits. */
export const cancelLoadRemoval =
  (number: number): UploadRequest =>
  (signal) =>
    postJson(`${API}/loads/${String(number)}/removal/cancellation`, {}, signal);

/** Stores codes for texts that had none, and maps the rows that have them. */
export const sendCodeMappings =
  (mappings: readonly { readonly field: string; readonly value: string; readonly code: string }[]): UploadRequest =>
  (signal) =>
    putJson(`${API}/codes/mappings`, { mappings }, signal);

/** Ends the mapping that runs or waits; loads that are mapped already stay. */
export const cancelCodeMappings = (): UploadRequest => (signal) => postJson(`${API}/codes/mappings/cancellation`, {}, signal);

/** Address of the receipt of a load, and of what was wrong with it. */
export const receiptAddress = (name: string): string => `${API}/loads/receipt?${new URLSearchParams({ name })}`;
export const loadFindingsAddress = (name: string): string => `${API}/loads/findings?${new URLSearchParams({ name })}`;

/** Address of the refused rows as CSV. */
export const findingsAddress = (id: string): string => addressOf(id, '/findings');
