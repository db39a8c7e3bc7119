import type { Role } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { nobodyAt, createRefusal, type Admission, type Caller, type Gate } from './caller.ts';
import { remoteGate, type RemoteAccess } from './remote-gate.ts';
import { headerCount, pathOf, singleHeader } from './request-checks.ts';
import { secretCheck } from './secret.ts';
import { Sessions, ImplicitSessions, type NextSessionNumber } from './sessions.ts';
import { SIGN_IN, SIGN_OUT } from './sign-in-addresses.ts';
import { FailedTries } from './failed-tries.ts';

export interface TokenAccess extends RemoteAccess {
  readonly secret: string;
  readonly role: Role;
}

/** The `__Host-` prefix: the browser accepts and sends the cookie only for this host and over TLS. */
export const SESSION_COOKIE = '__Host-pendapa';
/** Addresses that need no session. They are compared as whole paths, because prefixes leave gaps. */
const OPEN_PATHS = [SIGN_IN, SIGN_OUT];
/** The scheme name is case-insensitive. */
const BEARER = /^Bearer +([\x21-\x7e]{1,1024})$/i;

type SignIn = { readonly cookie: string; readonly caller: Caller } | { readonly refused: 'wrong' | 'too-many' };

export interface TokenGate extends Gate {
  /** Exchanges the secret for a session. */
  readonly signIn: (request: FastifyRequest, tried: string) => SignIn;
  /** Ends the session of a cookie. */
  readonly end: (cookie: string) => void;
  /** Ends the session of a request. Returns its caller; null if there is none. */
  readonly signOut: (request: FastifyRequest) => Caller | null;
}

/** The cookie of the session. Two cookies of the name count as none, because somebody else set one of them. */
function sessionOf(request: FastifyRequest): string | null {
  const cookies = (singleHeader(request, 'cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const own = cookies.filter((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  return own.length === 1 ? (own[0]?.slice(SESSION_COOKIE.length + 1) ?? null) : null;
}

/** Access mode `token`: admits everybody who has the secret, by a session of eight hours or as a Bearer token. */
export function tokenGate(
  access: TokenAccess,
  next: NextSessionNumber,
  onBearer: (caller: Caller) => void,
  sessions = new Sessions(next),
  tries = new FailedTries(),
): TokenGate {
  const isSecret = secretCheck(access.secret);
  const withSecret = { role: access.role, subject: 'token', units: null } as const;
  const visits = new ImplicitSessions(next, onBearer);

  const check = (address: string, tried: string): 'right' | 'wrong' | 'too-many' => {
    if (!tries.canTry(address)) return 'too-many';
    if (isSecret(tried)) return 'right';
    tries.recordFailure(address);
    return 'wrong';
  };

  const byBearer = (request: FastifyRequest, address: string): Admission => {
    const [, tried] = BEARER.exec(singleHeader(request, 'authorization') ?? '') ?? [];
    const outcome = check(address, tried ?? '');
    if (outcome === 'right') return { caller: visits.callerOf(withSecret, address) };
    return outcome === 'too-many' ? createRefusal(429, 'too-many-tries') : createRefusal(401, 'not-signed-in');
  };

  const gate = remoteGate(access, (request, address): Admission => {
    if (OPEN_PATHS.includes(pathOf(request))) return { caller: nobodyAt(address) };
    if (headerCount(request, 'authorization') > 0) return byBearer(request, address);
    const caller = sessions.callerOf(sessionOf(request) ?? '', address);
    return caller ? { caller } : { ...createRefusal(401, 'not-signed-in'), signIn: true };
  });

  return {
    ...gate,
    // A caller who sends the secret has no session, even if the request has a cookie.
    clientOf: (request) => (headerCount(request, 'authorization') > 0 ? null : sessionOf(request)) ?? gate.addressOf(request),
    signIn: (request, tried) => {
      const address = gate.addressOf(request);
      const outcome = check(address, tried);
      if (outcome !== 'right') return { refused: outcome };
      const { id, number } = sessions.begin(withSecret);
      return { cookie: id, caller: { ...withSecret, session: number, address } };
    },
    end: (cookie) => sessions.end(cookie),
    signOut: (request) => {
      const id = sessionOf(request) ?? '';
      const caller = sessions.callerOf(id, gate.addressOf(request));
      sessions.end(id);
      return caller;
    },
  };
}
