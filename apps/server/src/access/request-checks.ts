import type { Problem } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';

export const headerCount = (request: FastifyRequest, header: string): number =>
  request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === header).length;

/** The value of a header that was sent exactly once; null if it is missing, repeated or empty. */
export function singleHeader(request: FastifyRequest, header: string): string | null {
  const value = request.headers[header];
  return headerCount(request, header) === 1 && typeof value === 'string' && value !== '' ? value : null;
}

export const pathOf = (request: FastifyRequest): string => (request.raw.url ?? '').split('?')[0] ?? '';

/** The part of the address after the first question mark. */
export function queryStringOf(request: FastifyRequest): string {
  const { url = '' } = request.raw;
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

export const isRead = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD';

/** True for a browser that opens a page; false for programs and for parts of a page. */
export const isPageRequest = (request: FastifyRequest): boolean =>
  isRead(request) && !pathOf(request).startsWith('/api') && (request.headers.accept ?? '').includes('text/html');

// True if another site sent the request. Other sites may link to the dashboard, but not load figures or act for the user.
function isForeign(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && !origins.includes(origin)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return !(isRead(request) && request.headers['sec-fetch-mode'] === 'navigate' && request.headers['sec-fetch-dest'] === 'document');
}

/** Refuses requests that no mode admits: absolute targets, and no Host or two of them. */
export function malformedProblem(request: FastifyRequest): Problem | null {
  if (!request.raw.url?.startsWith('/')) return { status: 400, code: 'bad-request', params: {} };
  return headerCount(request, 'host') === 1 ? null : { status: 400, code: 'bad-request', params: { header: 'host' } };
}

/** Refuses requests that use none of the server's names, or come from a page of another site. */
export function originProblem(request: FastifyRequest, hosts: readonly string[], origins: readonly string[]): Problem | null {
  const host = request.headers.host?.toLowerCase() ?? '';
  if (!hosts.includes(host)) return { status: 421, code: 'wrong-host', params: { allowed: hosts.join(', ') } };
  return isForeign(request, origins) ? { status: 403, code: 'cross-site', params: {} } : null;
}
