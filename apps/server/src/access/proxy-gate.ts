import type { Role } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { NOBODY, nobodyAt, refused, type Admission, type Caller, type Gate } from './caller.ts';
import { remoteGate, type Surroundings } from './remote-gate.ts';
import { single } from './request-form.ts';
import { secretCheck } from './secret.ts';
import { Visits, type NextSession } from './sessions.ts';

/** The header with which the proxy authenticates itself. */
const PROXY_SECRET_HEADER = 'x-pendapa-proxy-secret';
const LONGEST_NAME = 100;

export interface ProxyAccess extends Surroundings {
  readonly secret: string;
  readonly identityHeader: string;
  readonly users: Readonly<Record<string, Role>>;
}

/** Access mode `proxy`: the proxy signs users in and names them; only the users of the settings are admitted. */
export function proxyGate(access: ProxyAccess, next: NextSession, onSignIn: (caller: Caller) => void): Gate {
  const isSecret = secretCheck(access.secret);
  const users = new Map(Object.entries(access.users));
  const visits = new Visits(next, onSignIn);
  const gate = remoteGate(access, (request: FastifyRequest, address: string): Admission => {
    // Another program on the same machine can use the proxy's address, but does not know the secret.
    if (!isSecret(single(request, PROXY_SECRET_HEADER) ?? '')) return refused(403, 'not-allowed');
    const subject = single(request, access.identityHeader)?.trim() ?? '';
    const role = users.get(subject);
    if (role !== undefined) return { caller: visits.callerOf({ role, subject }, address) };
    return { ...refused(403, 'not-allowed'), actor: { ...nobodyAt(address), subject: subject.slice(0, LONGEST_NAME) } };
  });
  return { ...gate, clientOf: ({ caller }) => caller?.subject ?? NOBODY.subject };
}
