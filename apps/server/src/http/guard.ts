import type { Problem } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const NAMES = ['localhost', '127.0.0.1', '[::1]'];
const HTTP_PORT = 80;

/** Names under which a browser on this machine reaches one of the ports. */
function allowedHosts(ports: readonly number[]): string[] {
  return ports.flatMap((port) => NAMES.flatMap((name) => (port === HTTP_PORT ? [name, `${name}:${port}`] : [`${name}:${port}`])));
}

const countOf = (request: FastifyRequest, header: string): number =>
  request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === header).length;

// A page elsewhere may link to the dashboard, but not load its figures or act in the user's name.
function isForeign(request: FastifyRequest, hosts: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return !(reads && request.headers['sec-fetch-mode'] === 'navigate' && request.headers['sec-fetch-dest'] === 'document');
}

/**
 * Access mode `local`: who may come in. Everything that is not clearly a browser or a program on this machine is refused. The
 * Host check keeps out pages whose name was pointed at the loopback address after they were loaded.
 */
export function refusalOf(request: FastifyRequest, extraPorts: readonly number[]): Problem | null {
  const { remoteAddress, localPort } = request.raw.socket;
  if (remoteAddress === undefined || !LOOPBACK.includes(remoteAddress)) return { status: 403, code: 'wrong-host', params: {} };
  if (!request.raw.url?.startsWith('/')) return { status: 400, code: 'bad-request', params: {} };
  if (countOf(request, 'host') !== 1) return { status: 400, code: 'bad-request', params: { header: 'host' } };
  const hosts = allowedHosts(localPort === undefined ? extraPorts : [localPort, ...extraPorts]);
  const host = request.headers.host?.toLowerCase() ?? '';
  if (!hosts.includes(host)) return { status: 421, code: 'wrong-host', params: { allowed: hosts.join(', ') } };
  return isForeign(request, hosts) ? { status: 403, code: 'cross-site', params: {} } : null;
}
