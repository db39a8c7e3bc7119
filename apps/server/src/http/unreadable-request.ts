import type { Socket } from 'node:net';
import { plainAddress } from '../access/addresses.ts';
import { nobodyAt } from '../access/caller.ts';
import type { RefusalLog } from '../access/refusal-log.ts';
import { SECURITY_HEADERS } from '../responses/security-headers.ts';
import { problemBody } from './problems.ts';

const SLOW = 408;

const statusOf = ({ code }: NodeJS.ErrnoException): number =>
  code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? SLOW : 400;

/** Answers requests that are not valid HTTP and reach no route; then the connection ends. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, refusals: RefusalLog): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = statusOf(error);
  const problem = { status, code: 'bad-request', params: {} } as const;
  // A slow connection is no attempt to get in.
  if (status !== SLOW) refusals.add({ actor: nobodyAt(plainAddress(socket.remoteAddress ?? '')), method: '-', path: '-', problem });
  const body = problemBody(problem);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} Bad Request\r\n${lines.join('')}\r\n${body}`);
}
