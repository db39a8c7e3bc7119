import { PROBLEM_CODES, type Problem, type ProblemCode } from '@pendapa/contracts';

/** Why a request gave nothing: the server's own problem, or that it could not be asked. */
export interface Failure {
  readonly code: ProblemCode | 'unreachable';
  readonly params: Readonly<Record<string, string>>;
}

const UNREACHABLE: Failure = { code: 'unreachable', params: {} };
const UNEXPLAINED: Failure = { code: 'internal', params: {} };

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

async function readFailure(response: Response): Promise<Failure> {
  try {
    const body: unknown = await response.json();
    return isProblem(body) ? { code: body.code, params: body.params ?? {} } : UNEXPLAINED;
  } catch {
    return UNEXPLAINED;
  }
}

/** The body of a successful answer; throws `RequestFailed` for everything else but an abort. */
export async function fetchJson<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } }).catch((error: unknown) => {
    throw signal.aborted ? error : new RequestFailed(UNREACHABLE);
  });
  if (!response.ok) throw new RequestFailed(await readFailure(response));
  // The server validates against the contract's schema; the browser takes its word for it.
  return (await response.json()) as T;
}

async function post(address: string, body: object, signal: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(address, { method: 'POST', signal, headers, body: JSON.stringify(body) }).catch((error: unknown) => {
    throw signal.aborted ? error : new RequestFailed(UNREACHABLE);
  });
  if (!response.ok) throw new RequestFailed(await readFailure(response));
  return response;
}

/** Sends a body and waits until it is accepted; throws `RequestFailed` for everything else but an abort. */
export async function postJson(address: string, body: object, signal: AbortSignal): Promise<void> {
  await post(address, body, signal);
}

/** Sends a body and gives what is answered to it; throws likewise. */
export async function askJson<T>(address: string, body: object, signal: AbortSignal): Promise<T> {
  return (await (await post(address, body, signal)).json()) as T;
}
