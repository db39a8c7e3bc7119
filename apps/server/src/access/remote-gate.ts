import { isIP } from 'node:net';
import type { Problem } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { isLoopback, networkCheck, plainAddress } from './addresses.ts';
import { nobodyAt, type Admission, type Gate } from './caller.ts';
import { peerAddress, localHosts, portsOf } from './local-gate.ts';
import { HEALTH_PATHS, PUBLIC_PATHS } from './public-paths.ts';
import { malformedProblem, originProblem, pathOf, isRead, singleHeader } from './request-checks.ts';

export interface RemoteAccess {
  /** `https://host`; null only if the server listens on this computer alone. */
  readonly publicAddress: string | null;
  /** Networks of the TLS proxy; null if the server listens on this computer alone. */
  readonly behindProxy: readonly string[] | null;
  /** The contact for reports of security problems. */
  readonly securityContact?: string;
}

const addressCheck = (networks: readonly string[] | null): ((address: string) => boolean) =>
  networks ? networkCheck(networks) : isLoopback;

/** The last address of `X-Forwarded-For`, in one header or several. The earlier ones come from the caller and prove nothing. */
function forwardedFor(request: FastifyRequest): string | null {
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1);
  const address = plainAddress(named?.trim() ?? '');
  return isIP(address) === 0 ? null : address;
}

/** Decides on a request that came through the proxy; `address` is the caller's. */
type Authenticate = (request: FastifyRequest, address: string) => Admission;

/**
 * The gate of the modes that serve other computers. Only the proxy may connect, under the public name; then `authenticate` decides. Health
 * checks are open to all, because monitors connect directly.
 */
export function remoteGate({ publicAddress, behindProxy }: RemoteAccess, authenticate: Authenticate): Gate {
  const canConnect = addressCheck(behindProxy);

  const originFault = (request: FastifyRequest): Problem | null => {
    if (!canConnect(peerAddress(request))) return { status: 403, code: 'wrong-host', params: {} };
    const scheme = singleHeader(request, 'x-forwarded-proto');
    if (behindProxy && scheme !== null && scheme !== 'https') return { status: 403, code: 'not-allowed', params: {} };
    if (publicAddress !== null) return originProblem(request, [new URL(publicAddress).host], [publicAddress]);
    const hosts = localHosts(portsOf(request, []));
    return originProblem(
      request,
      hosts,
      hosts.map((host) => `http://${host}`),
    );
  };

  const admit = (request: FastifyRequest): Admission => {
    const malformed = malformedProblem(request);
    if (malformed) return { refusal: malformed };
    if (isRead(request) && HEALTH_PATHS.includes(pathOf(request))) return { caller: nobodyAt(addressOf(request)) };
    const misplaced = originFault(request);
    if (misplaced) return { refusal: misplaced };
    if (isRead(request) && PUBLIC_PATHS.includes(pathOf(request))) return { caller: nobodyAt(addressOf(request)) };
    return authenticate(request, addressOf(request));
  };
  const addressOf = (request: FastifyRequest): string => {
    const peer = peerAddress(request);
    return behindProxy && canConnect(peer) ? (forwardedFor(request) ?? peer) : peer;
  };
  return { admit, addressOf, clientOf: addressOf };
}
