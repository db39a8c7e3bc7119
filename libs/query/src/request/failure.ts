import { PROBLEM_CODES, type Problem, type ProblemCode } from '@pendapa/contracts';

/** Reason of a failed request: the server's problem, that it was not reachable, or that a file changed while it was sent. */
export interface Failure {
  readonly code: ProblemCode | 'unreachable' | 'file-changed';
  readonly params: Readonly<Record<string, string>>;
}

/** The server did not answer. */
/** True if the user's rights do not include what was asked for: nothing is broken, and trying again does not help. */
export const isWithoutRight = ({ code }: Failure): boolean => ['not-allowed', 'other-unit', 'whole-agency-only'].includes(code);

export const UNREACHABLE: Failure = { code: 'unreachable', params: {} };
/** The browser cannot read a file on any more that changed since it was chosen. */
export const FILE_CHANGED: Failure = { code: 'file-changed', params: {} };
const UNEXPLAINED: Failure = { code: 'internal', params: {} };
/** The session has ended. */
export const SIGNED_OUT: Failure = { code: 'not-signed-in', params: {} };

export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';

  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

export const failureOf = (error: unknown): Failure => (error instanceof RequestFailed ? error.failure : UNEXPLAINED);

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null || !('code' in body)) return false;
  return PROBLEM_CODES.some((code) => code === body.code);
}

/** Reads the failure from the status and the body of a refused request. */
export function failureFrom(status: number, text: string): Failure {
  if (status === 401) return SIGNED_OUT;
  try {
    const body: unknown = JSON.parse(text);
    return isProblem(body) ? { code: body.code, params: body.params ?? {} } : UNEXPLAINED;
  } catch {
    return UNEXPLAINED;
  }
}

/** The server never redirects a query; a proxy does, to its sign-in. */
async function readFailure(response: Response): Promise<Failure> {
  if (response.type === 'opaqueredirect') return SIGNED_OUT;
  return failureFrom(response.status, await response.text().catch(() => ''));
}

async function send(address: string, signal: AbortSignal, request: RequestInit = {}): Promise<Response> {
  const headers = { accept: 'application/json', ...request.headers };
  const response = await fetch(address, { ...request, signal, redirect: 'manual', headers }).catch((error: unknown) => {
    throw signal.aborted ? error : new RequestFailed(UNREACHABLE);
  });
  if (!response.ok) throw new RequestFailed(await readFailure(response));
  return response;
}

/** Fetches the body of a successful response. Throws `RequestFailed` on any failure except an abort. */
export async function fetchJson<T>(address: string, signal: AbortSignal): Promise<T> {
  // The server validates responses against the contract's schema, so the browser does not.
  return (await (await send(address, signal)).json()) as T;
}

const post = (address: string, body: object, signal: AbortSignal): Promise<Response> =>
  send(address, signal, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Posts a body and waits until it is accepted. Throws `RequestFailed` on any failure except an abort. */
export async function postJson(address: string, body: object, signal: AbortSignal): Promise<void> {
  await post(address, body, signal);
}

/** Replaces what is at an address. Throws as `postJson`. */
export async function putJson(address: string, body: object, signal: AbortSignal): Promise<void> {
  await send(address, signal, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** Replaces what is at an address and returns what is there then. Throws as `postJson`. */
export async function changeJson<T>(address: string, body: object, signal: AbortSignal): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return (await (await send(address, signal, { method: 'PUT', headers, body: JSON.stringify(body) })).json()) as T;
}

/** Deletes what is at an address. Throws as `postJson`. */
export async function deleteAt(address: string, signal: AbortSignal): Promise<void> {
  await send(address, signal, { method: 'DELETE' });
}

/** Posts a body and returns the response body. Throws as `postJson`. */
export async function askJson<T>(address: string, body: object, signal: AbortSignal): Promise<T> {
  return (await (await post(address, body, signal)).json()) as T;
}
