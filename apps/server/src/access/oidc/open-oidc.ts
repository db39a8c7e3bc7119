import { hkdfSync } from 'node:crypto';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { Problem } from '@pendapa/contracts';
import type { AuditEntry } from '@pendapa/warehouse';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gate } from '../caller.ts';
import type { RefusalLog } from '../refusal-log.ts';
import type { People } from '../people.ts';
import type { NextSessionNumber } from '../sessions.ts';
import { SESSION_COOKIE } from '../token-gate.ts';
import { IdentityProvider } from './identity-provider.ts';
import { oidcGate } from './oidc-gate.ts';
import { oidcRoutes } from './oidc-routes.ts';
import type { OidcAccess } from './oidc-access.ts';
import { SessionFile } from './session-file.ts';
import { COOKIE_OPTIONS, OidcSessions } from './session-store.ts';
import { sessionsRoutes } from './sessions-routes.ts';

export interface OidcOptions {
  readonly people: People;
  readonly dataFolder: string;
  readonly nextNumber: NextSessionNumber;
  /** Receives the cause if the provider cannot be read; null when it can. */
  readonly onProvider: (fault: string | null) => void;
  /** Receives the cause if sessions cannot be stored. */
  readonly onUnstored: (error: unknown) => void;
}

export interface OidcRoutesContext {
  readonly refusals: RefusalLog;
  readonly record: (entry: AuditEntry) => Promise<void>;
  readonly recordLater: (entry: AuditEntry) => void;
  readonly recordRefusal: (request: FastifyRequest, problem: Problem) => void;
}

export interface Oidc {
  readonly gate: Gate;
  /** Finds the session of each request; registered before the gate decides. */
  readonly addSessions: (app: FastifyInstance) => Promise<void>;
  readonly addRoutes: (app: FastifyInstance, context: OidcRoutesContext) => Promise<void>;
}

const KEY_BYTES = 32;

/** The key that signs cookies comes from the client's secret, so that it is the same after a restart. */
const cookieKey = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'pendapa session cookie', KEY_BYTES)).toString('hex');

/** Access mode `oidc`: sessions, gate and routes. The provider is read in the background, because the server starts without it. */
export async function openOidc(access: OidcAccess, options: OidcOptions): Promise<Oidc> {
  const { people, dataFolder, nextNumber, onProvider, onUnstored } = options;
  const file = new SessionFile(dataFolder, onUnstored);
  const stored = access.keepOverRestart ? await file.read() : await file.remove();
  const sessions = new OidcSessions(access.limits, access.keepOverRestart ? file : null, stored);
  const provider = new IdentityProvider(access.provider, onProvider);
  const gate = oidcGate(access, people, sessions);
  const { publicAddress } = access;
  return {
    gate,
    addSessions: async (app) => {
      await app.register(cookie);
      await app.register(session, {
        secret: cookieKey(access.provider.secret),
        cookieName: SESSION_COOKIE,
        cookie: COOKIE_OPTIONS,
        store: sessions,
        saveUninitialized: false,
        rolling: false,
      });
      app.addHook('onReady', (done) => {
        void provider.start();
        done();
      });
      app.addHook('onClose', async () => {
        provider.close();
        await sessions.close();
      });
    },
    addRoutes: async (app, context) => {
      await app.register(oidcRoutes, { ...context, provider, people, publicAddress, gate, nextNumber });
      await app.register(sessionsRoutes, { ...context, sessions, people });
    },
  };
}
