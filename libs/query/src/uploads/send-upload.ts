import type { Upload } from '@pendapa/contracts';
import { failureFrom, FILE_CHANGED, RequestFailed, SIGNED_OUT, UNREACHABLE, type Failure } from '../request/failure.ts';

const UPLOADS = '/api/v1/uploads';
/** Other sites cannot send this type without the server's consent. */
const BYTES = 'application/octet-stream';

export interface SendOptions {
  /** Called with the number of bytes that are on their way. */
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** A request whose file changed or is gone looks like a lost connection, so that the file is looked at. */
const failureOfFile = (file: File): Promise<Failure | null> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => null,
      () => FILE_CHANGED,
    );

/**
 * Sends a file and returns its upload. `fetch` reports no progress of a body, so this is an older request.
 * @throws RequestFailed if the server refuses it, the connection breaks, or the file changes meanwhile
 * @throws DOMException named AbortError if the signal aborts it
 */
export function sendUpload(file: File, { onSent, signal }: SendOptions): Promise<Upload> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const address = new URL(`${UPLOADS}?${new URLSearchParams({ name: file.name })}`, window.location.href).href;
    request.open('POST', address);
    request.setRequestHeader('content-type', BYTES);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      // The server validates responses against the contract's schema, so the browser does not.
      if (request.status === 201) resolve(JSON.parse(request.responseText) as Upload);
      // The server never redirects a file; a proxy does, to its sign-in. This request follows it by itself.
      else if (request.responseURL !== '' && request.responseURL !== address) reject(new RequestFailed(SIGNED_OUT));
      else reject(new RequestFailed(failureFrom(request.status, request.responseText)));
    };
    request.onerror = () => void failureOfFile(file).then((failure) => reject(new RequestFailed(failure ?? UNREACHABLE)));
    request.onabort = () => reject(new DOMException('Stopped by the user', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.send(file);
  });
}
