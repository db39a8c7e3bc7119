import type { Role } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { callerOf, nobodyAt, createRefusal, type Admission, type Caller, type Gate } from './caller.ts';
import type { People } from './people.ts';
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
  /** Users of the settings; those of the file `users.json` come before them. */
  readonly users: Readonly<Record<string, Role>>;
}

interface ProxyGateOptions {
  readonly people: People;
  readonly next: NextSessionNumber;
  readonly onSignIn: (caller: Caller) => void;
}

/** Access mode `proxy`: the proxy signs users in and names them; only known users are admitted. */
export function proxyGate(access: ProxyAccess, { people, next, onSignIn }: ProxyGateOptions): Gate {
  const isSecret = secretCheck(access.secret);
  const visits = new ImplicitSessions(next, onSignIn);
  const gate = remoteGate(access, (request: FastifyRequest, address: string): Admission => {
    // Another program on the same machine can use the proxy's address, but does not know the secret.
    if (!isSecret(singleHeader(request, PROXY_SECRET_HEADER) ?? '')) return createRefusal(403, 'not-allowed');
    const subject = singleHeader(request, access.identityHeader)?.trim() ?? '';
    const person = people.personOf(subject);
    if (person !== null) return { caller: visits.callerOf({ ...person, subject }, address) };
    return { ...createRefusal(403, 'not-allowed'), actor: { ...nobodyAt(address), subject: subject.slice(0, MAX_NAME_LENGTH) } };
  });
  return { ...gate, clientOf: (request) => callerOf(request).subject };
}
