import type { Role } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { NOBODY, refused, type Admission, type Caller, type Gate } from './caller.ts';
import { remoteGate, type Surroundings } from './remote-gate.ts';
import { countOf, pathOf, single } from './request-form.ts';
import { secretCheck } from './secret.ts';
import { Sessions } from './sessions.ts';
import { Tries } from './tries.ts';

export interface TokenAccess extends Surroundings {
  readonly secret: string;
  readonly role: Role;
}

/** The host prefix: the browser takes it from this host only, over TLS only, and sends it to no other. */
export const SESSION_COOKIE = '__Host-pendapa';
export const SIGN_IN = '/masuk';
/** What somebody who has not signed in needs for it. Whole paths: a guard by beginnings is a guard with gaps. */
const OPEN_PATHS = [SIGN_IN, '/masuk.css'];
const BEARER = /^Bearer ([\x21-\x7e]{1,1024})$/;

type SignIn = { readonly cookie: string } | { readonly refused: 'wrong' | 'too-many' };

export interface TokenGate extends Gate {
  /** Exchanges the secret for a session. */
  readonly signIn: (request: FastifyRequest, tried: string) => SignIn;
  readonly signOut: (request: FastifyRequest) => void;
}

/** The session's value; a cookie that is sent twice was put there by somebody else, and none counts. */
function sessionOf(request: FastifyRequest): string | null {
  const cookies = (single(request, 'cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const own = cookies.filter((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  return own.length === 1 ? (own[0]?.slice(SESSION_COOKIE.length + 1) ?? null) : null;
}

/** Access mode `token`: whoever has the secret, in a browser for eight hours after giving it once, or as a Bearer token. */
export function tokenGate(access: TokenAccess, sessions = new Sessions(), tries = new Tries()): TokenGate {
  const isSecret = secretCheck(access.secret);
  const withSecret: Caller = { role: access.role, subject: 'token' };

  const check = (request: FastifyRequest, tried: string): 'right' | 'wrong' | 'too-many' => {
    const address = gate.addressOf(request);
    if (!tries.mayTry(address)) return 'too-many';
    if (isSecret(tried)) return 'right';
    tries.failed(address);
    return 'wrong';
  };

  const byBearer = (request: FastifyRequest): Admission => {
    const [, tried] = BEARER.exec(single(request, 'authorization') ?? '') ?? [];
    const outcome = check(request, tried ?? '');
    if (outcome === 'right') return { caller: withSecret };
    return outcome === 'too-many' ? refused(429, 'too-many-tries') : refused(401, 'not-signed-in');
  };

  const gate = remoteGate(access, (request): Admission => {
    if (OPEN_PATHS.includes(pathOf(request))) return { caller: NOBODY };
    if (countOf(request, 'authorization') > 0) return byBearer(request);
    const caller = sessions.callerOf(sessionOf(request) ?? '');
    return caller ? { caller } : { ...refused(401, 'not-signed-in'), signIn: true };
  });

  return {
    ...gate,
    // Whoever brings the secret with each request has no session, whatever cookie comes beside it.
    clientOf: (request) => (countOf(request, 'authorization') > 0 ? null : sessionOf(request)) ?? gate.addressOf(request),
    signIn: (request, tried) => {
      const outcome = check(request, tried);
      return outcome === 'right' ? { cookie: sessions.begin(withSecret) } : { refused: outcome };
    },
    signOut: (request) => sessions.end(sessionOf(request) ?? ''),
  };
}
