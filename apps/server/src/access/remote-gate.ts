import { isIP } from 'node:net';
import type { Problem } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { isLoopback, networkCheck, plainAddress } from './addresses.ts';
import { nobodyAt, type Admission, type Gate } from './caller.ts';
import { addressOfPeer, localHosts, portsOf } from './local-gate.ts';
import { HEALTH_PATHS, PUBLIC_PATHS } from './open-paths.ts';
import { formFault, nameFault, pathOf, reads, single } from './request-form.ts';

export interface Surroundings {
  /** `https://host`; null only if the server listens on this computer alone. */
  readonly publicAddress: string | null;
  /** Networks of the TLS proxy; null if the server listens on this computer alone. */
  readonly behindProxy: readonly string[] | null;
  /** The contact for reports of security problems. */
  readonly securityContact?: string;
}

const isIncluded = (networks: readonly string[] | null): ((address: string) => boolean) => (networks ? networkCheck(networks) : isLoopback);

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
 * The gate of the modes that serve other computers: only the proxy may connect, only under the public name; then `authenticate` decides.
 * Health checks are open to all, because monitors connect directly.
 */
export function remoteGate({ publicAddress, behindProxy }: Surroundings, authenticate: Authenticate): Gate {
  const mayConnect = isIncluded(behindProxy);

  const placeFault = (request: FastifyRequest): Problem | null => {
    if (!mayConnect(addressOfPeer(request))) return { status: 403, code: 'wrong-host', params: {} };
    const scheme = single(request, 'x-forwarded-proto');
    if (behindProxy && scheme !== null && scheme !== 'https') return { status: 403, code: 'not-allowed', params: {} };
    if (publicAddress !== null) return nameFault(request, [new URL(publicAddress).host], [publicAddress]);
    const hosts = localHosts(portsOf(request, []));
    return nameFault(
      request,
      hosts,
      hosts.map((host) => `http://${host}`),
    );
  };

  const admit = (request: FastifyRequest): Admission => {
    const malformed = formFault(request);
    if (malformed) return { refusal: malformed };
    if (reads(request) && HEALTH_PATHS.includes(pathOf(request))) return { caller: nobodyAt(addressOf(request)) };
    const misplaced = placeFault(request);
    if (misplaced) return { refusal: misplaced };
    if (reads(request) && PUBLIC_PATHS.includes(pathOf(request))) return { caller: nobodyAt(addressOf(request)) };
    return authenticate(request, addressOf(request));
  };
  const addressOf = (request: FastifyRequest): string => {
    const peer = addressOfPeer(request);
    return behindProxy && mayConnect(peer) ? (forwardedFor(request) ?? peer) : peer;
  };
  return { admit, addressOf, clientOf: addressOf };
}
