import type { Role } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { callerOf, nobodyAt, createRefusal, type Admission, type Caller, type Gate } from './caller.ts';
import { remoteGate, type RemoteAccess } from './remote-gate.ts';
import { singleHeader } from './request-checks.ts';
import { secretCheck } from './secret.ts';
import { ImplicitSessions, type NextSessionNumber } from './sessions.ts';

/** The header with which the proxy authenticates itself. */
const PROXY_SECRET_HEADER = 'x-pendapa-proxy-secret';
const MAX_NAME_LENGTH = 100;

export interface ProxyAccess extends RemoteAccess {
  readonly secret: string;
  readonly identityHeader: string;
  readonly users: Readonly<Record<string, Role>>;
}

/** Access mode `proxy`: the proxy signs users in and names them; only the users of the settings are admitted. */
export function proxyGate(access: ProxyAccess, next: NextSessionNumber, onSignIn: (caller: Caller) => void): Gate {
  const isSecret = secretCheck(access.secret);
  const users = new Map(Object.entries(access.users));
  const visits = new ImplicitSessions(next, onSignIn);
  const gate = remoteGate(access, (request: FastifyRequest, address: string): Admission => {
    // Another program on the same machine can use the proxy's address, but does not know the secret.
    if (!isSecret(singleHeader(request, PROXY_SECRET_HEADER) ?? '')) return createRefusal(403, 'not-allowed');
    const subject = singleHeader(request, access.identityHeader)?.trim() ?? '';
    const role = users.get(subject);
    if (role !== undefined) return { caller: visits.callerOf({ role, subject }, address) };
    return { ...createRefusal(403, 'not-allowed'), actor: { ...nobodyAt(address), subject: subject.slice(0, MAX_NAME_LENGTH) } };
  });
  return { ...gate, clientOf: (request) => callerOf(request).subject };
}
