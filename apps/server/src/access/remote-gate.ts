import type { Problem } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { isLoopback, networkCheck, plainAddress } from './addresses.ts';
import { NOBODY, type Admission, type Gate } from './caller.ts';
import { addressOfPeer, localHosts, portsOf } from './local-gate.ts';
import { formFault, nameFault, pathOf, reads, single } from './request-form.ts';

export interface Surroundings {
  /** `https://host`; null only where the server listens on this computer alone. */
  readonly publicAddress: string | null;
  /** Networks of the proxy that speaks TLS; null where the server listens on this computer alone. */
  readonly behindProxy: readonly string[] | null;
}

const isIncluded = (networks: readonly string[] | null): ((address: string) => boolean) => (networks ? networkCheck(networks) : isLoopback);

/** The caller whom the proxy names last; what a caller writes before that is a caller's word. */
function forwardedFor(request: FastifyRequest): string | null {
  const named = single(request, 'x-forwarded-for')?.split(',').at(-1)?.trim();
  return named ? plainAddress(named) : null;
}

/**
 * The modes that serve other computers: only the proxy may connect, only under the public name, and then `authenticate` decides.
 * `/livez` alone, which knows nothing, answers everybody.
 */
export function remoteGate({ publicAddress, behindProxy }: Surroundings, authenticate: (request: FastifyRequest) => Admission): Gate {
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
    if (reads(request) && pathOf(request) === '/livez') return { caller: NOBODY };
    const misplaced = placeFault(request);
    return misplaced ? { refusal: misplaced } : authenticate(request);
  };
  const addressOf = (request: FastifyRequest): string => {
    const peer = addressOfPeer(request);
    return behindProxy && mayConnect(peer) ? (forwardedFor(request) ?? peer) : peer;
  };
  return { admit, addressOf, clientOf: addressOf };
}
