import type { Role } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { NOBODY, refused, type Admission, type Gate } from './caller.ts';
import { remoteGate, type Surroundings } from './remote-gate.ts';
import { single } from './request-form.ts';
import { secretCheck } from './secret.ts';

/** Header in which the proxy proves to be the proxy. */
const PROXY_SECRET_HEADER = 'x-pendapa-proxy-secret';

export interface ProxyAccess extends Surroundings {
  readonly secret: string;
  readonly identityHeader: string;
  readonly users: Readonly<Record<string, Role>>;
}

/** Access mode `proxy`: the proxy has signed the user in and names them; only users of the settings are let in. */
export function proxyGate(access: ProxyAccess): Gate {
  const isSecret = secretCheck(access.secret);
  const users = new Map(Object.entries(access.users));
  const gate = remoteGate(access, (request: FastifyRequest): Admission => {
    // An address can be borrowed by another program of the same machine: the secret cannot.
    if (!isSecret(single(request, PROXY_SECRET_HEADER) ?? '')) return refused(403, 'not-allowed');
    const subject = single(request, access.identityHeader)?.trim() ?? '';
    const role = users.get(subject);
    return role === undefined ? refused(403, 'not-allowed') : { caller: { role, subject } };
  });
  return { ...gate, clientOf: ({ caller }) => caller?.subject ?? NOBODY.subject };
}
