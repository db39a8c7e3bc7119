import { isLoopback, plainAddress } from './addresses.ts';
import type { Admission, Gate } from './caller.ts';
import { createRefusal } from './caller.ts';
import { malformedProblem, originProblem } from './request-checks.ts';
import type { FastifyRequest } from 'fastify';

const NAMES = ['localhost', '127.0.0.1', '[::1]'];
const HTTP_PORT = 80;

/** The host names under which a browser on this machine reaches one of the ports. */
export function localHosts(ports: readonly number[]): string[] {
  return ports.flatMap((port) => NAMES.flatMap((name) => (port === HTTP_PORT ? [name, `${name}:${port}`] : [`${name}:${port}`])));
}

export const peerAddress = (request: FastifyRequest): string => plainAddress(request.raw.socket.remoteAddress ?? '');

/** The port listened on, and the further ones under which a browser may name this server. */
export const portsOf = (request: FastifyRequest, extraPorts: readonly number[]): readonly number[] => {
  const { localPort } = request.raw.socket;
  return localPort === undefined ? extraPorts : [localPort, ...extraPorts];
};

/**
 * Access mode `local`: refuses everything that is not clearly a browser or program on this machine.
 * The host check stops DNS rebinding: a page whose name was pointed at the loopback address after loading.
 */
export function localGate(extraPorts: readonly number[]): Gate {
  const admit = (request: FastifyRequest): Admission => {
    if (!isLoopback(peerAddress(request))) return createRefusal(403, 'wrong-host');
    const hosts = localHosts(portsOf(request, extraPorts));
    const refusal =
      malformedProblem(request) ??
      originProblem(
        request,
        hosts,
        hosts.map((host) => `http://${host}`),
      );
    return refusal
      ? { refusal }
      : { caller: { role: 'local', subject: 'local', session: null, address: peerAddress(request), units: null } };
  };
  return { admit, addressOf: peerAddress, clientOf: peerAddress };
}
