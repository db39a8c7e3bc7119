import { LANGUAGES } from '@pendapa/contracts';
import { AuditUnavailable, type AuditEntry } from '@pendapa/warehouse';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { nobodyAt, type Caller, type Gate } from '../caller.ts';
import type { RefusalLog } from '../refusal-log.ts';
import { pathOf, queryStringOf } from '../request-checks.ts';
import type { NextSessionNumber } from '../sessions.ts';
import { safeReturnAddress, SIGN_IN, SIGN_OUT } from '../sign-in-addresses.ts';
import { languageOf, sendTextPage } from '../text-page.ts';
import { SESSION_COOKIE } from '../token-gate.ts';
import { SignInFailed, toSignInFailed } from './failure.ts';
import type { Identity, IdentityProvider, PendingSignIn } from './identity-provider.ts';
import { originOf, SIGN_IN_RETURN, SIGN_IN_START } from './oidc-addresses.ts';
import { providerPage, type Notice } from './oidc-pages.ts';
import type { People } from '../people.ts';
import { COOKIE_OPTIONS, SIGN_IN_MS, steadyNow } from './session-store.ts';
import type { SignedIn } from './session.ts';

export interface OidcContext {
  readonly provider: IdentityProvider;
  readonly people: People;
  readonly publicAddress: string | null;
  readonly gate: Gate;
  readonly nextNumber: NextSessionNumber;
  readonly refusals: RefusalLog;
  readonly record: (entry: AuditEntry) => Promise<void>;
  /** Records an event in the audit log without waiting; failures are logged. */
  readonly recordLater: (entry: AuditEntry) => void;
}

/** Tabs in which a sign-in can wait at the same time. */
const MAX_TABS = 5;
const SIGNED_OUT = `${SIGN_IN}?keluar=1`;
const STATUS: Readonly<Record<Notice, number>> = {
  denied: 403,
  expired: 400,
  mismatch: 400,
  clock: 503,
  'unknown-key': 503,
  'provider-away': 503,
  'provider-error': 503,
  'client-refused': 503,
  'no-name': 403,
  'no-role': 403,
  unrecorded: 503,
  'signed-out': 200,
};

const queryOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(queryStringOf(request));
const noStore = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

function send(request: FastifyRequest, reply: FastifyReply, notice: Notice | null, to: string): FastifyReply {
  const query = queryOf(request);
  const language = LANGUAGES.find((each) => each === query.get('lang')) ?? languageOf(request);
  return sendTextPage(request, reply, notice === null ? 200 : STATUS[notice], providerPage({ language, to, notice }));
}

/** Takes the sign-in with the state of the provider's answer out of the session: an answer counts once. */
async function takePending({ session }: FastifyRequest, state: string | null): Promise<PendingSignIn> {
  const pending = session.signIns?.find((each) => each.state === state);
  if (!pending) throw new SignInFailed('expired');
  session.signIns = session.signIns?.filter((each) => each !== pending) ?? [];
  await session.save();
  if (Date.now() > pending.at + SIGN_IN_MS) throw new SignInFailed('expired');
  return pending;
}

/**
 * Access mode `oidc`: `/masuk` leads to `/masuk/mulai`, this to the provider, and the provider back to `/masuk/kembali`. `/keluar` ends the
 * session and answers with the address that ends the session at the provider.
 */
export const oidcRoutes: FastifyPluginCallback<OidcContext> = (app, context, done) => {
  const { provider, people, publicAddress, gate, nextNumber, refusals, record, recordLater } = context;
  const callerOf = (request: FastifyRequest, { subject, groups, number }: SignedIn): Caller => {
    const address = gate.addressOf(request);
    return { ...nobodyAt(address), ...people.personOf(subject, groups), subject, session: number };
  };

  const fail = (request: FastifyRequest, reply: FastifyReply, error: SignInFailed, to: string, subject = ''): FastifyReply => {
    const { reason, cause } = error;
    const actor = { ...nobodyAt(gate.addressOf(request)), subject };
    const problem = { status: STATUS[reason], code: 'not-signed-in', params: {} } as const;
    refusals.add({ actor, method: request.method, path: pathOf(request), problem, reason });
    // The message alone: the error itself may hold claims of the user.
    if (cause !== undefined) request.log.warn({ fault: String(cause), reason }, 'sign-in');
    return send(request, reply, reason, to);
  };

  const lead = async (request: FastifyRequest, reply: FastifyReply, to: string, isSecondAttempt: boolean): Promise<FastifyReply> => {
    const redirectUri = `${originOf(request, publicAddress)}${SIGN_IN_RETURN}`;
    const asksAgain = queryOf(request).get('akun') === 'lain';
    const { address, pending } = await provider.begin({ redirectUri, to, isSecondAttempt, asksAgain });
    const { session } = request;
    session.signIns = [...(session.signIns ?? []), pending].slice(-MAX_TABS);
    // The plugin itself stores nothing on a connection without TLS, which here ends at the proxy.
    await session.save();
    return noStore(reply).redirect(address, 303);
  };

  const begin = async (request: FastifyRequest, reply: FastifyReply, identity: Identity, to: string): Promise<FastifyReply> => {
    const person = people.personOf(identity.subject, identity.groups);
    if (!person) return fail(request, reply, new SignInFailed('no-role'), to, identity.subject);
    const before = request.session.signedIn;
    if (before) recordLater({ actor: callerOf(request, before), action: 'sign-out', details: { by: 'sign-in' } });
    const signedIn = { ...identity, number: nextNumber(), beganAt: steadyNow() };
    await record({ actor: callerOf(request, signedIn), action: 'sign-in', details: { by: 'oidc' } });
    // A new id: a cookie that somebody planted before the sign-in opens nothing.
    await request.session.regenerate();
    request.session.signedIn = signedIn;
    await request.session.save();
    return noStore(reply).redirect(to, 303);
  };

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof AuditUnavailable)) throw error;
    request.log.error({ err: error, path: pathOf(request) }, 'request failed');
    return send(request, reply, 'unrecorded', '/');
  });

  app.get(SIGN_IN, (request, reply) => {
    const query = queryOf(request);
    return send(request, reply, query.get('keluar') === '1' ? 'signed-out' : null, safeReturnAddress(query.get('to')));
  });

  app.get(SIGN_IN_START, async (request, reply) => {
    const to = safeReturnAddress(queryOf(request).get('to'));
    try {
      return await lead(request, reply, to, false);
    } catch (error) {
      return fail(request, reply, toSignInFailed(error), to);
    }
  });

  app.get(SIGN_IN_RETURN, async (request, reply) => {
    let to = '/';
    try {
      const pending = await takePending(request, queryOf(request).get('state'));
      to = pending.to;
      const identity = await provider.finish(queryStringOf(request), pending).catch(async (error: unknown) => {
        const failure = toSignInFailed(error);
        if (failure.reason !== 'unknown-key' || pending.isSecondAttempt) throw failure;
        return null;
      });
      // The keys of the provider are read again; its own session makes the second attempt silent.
      if (identity === null) return await lead(request, reply, to, true);
      return await begin(request, reply, identity, to);
    } catch (error) {
      if (error instanceof AuditUnavailable) throw error;
      return fail(request, reply, toSignInFailed(error), to);
    }
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, parsed) => parsed(null, null));
  app.post(SIGN_OUT, async (request, reply) => {
    const { signedIn } = request.session;
    if (!signedIn) return noStore(reply).send({ address: SIGN_IN });
    await request.session.destroy();
    recordLater({ actor: callerOf(request, signedIn), action: 'sign-out', details: { by: 'reader' } });
    const address = await provider.endSessionAddress(signedIn.idToken, `${originOf(request, publicAddress)}${SIGN_IN}`);
    return noStore(reply)
      .clearCookie(SESSION_COOKIE, COOKIE_OPTIONS)
      .send({ address: address ?? SIGNED_OUT });
  });
  done();
};
