import { LANGUAGES } from '@pendapa/contracts';
import { AuditUnavailable, type AuditEntry } from '@pendapa/warehouse';
import type { FastifyError, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { TOO_MANY_RETRY_SECONDS } from '../responses/send-text.ts';
import type { Caller } from './caller.ts';
import { languageOf, sendTextPage } from './text-page.ts';
import type { RefusalLog } from './refusal-log.ts';
import { SESSION_SECONDS } from './sessions.ts';
import { safeReturnAddress, SIGN_IN, SIGN_OUT } from './sign-in-addresses.ts';
import { signInPage, type Notice } from './sign-in-page.ts';
import { SESSION_COOKIE, type TokenGate } from './token-gate.ts';

export interface SignInContext {
  readonly signIn: TokenGate;
  readonly refusals: RefusalLog;
  readonly actorOf: (request: FastifyRequest) => Caller;
  readonly record: (entry: AuditEntry) => Promise<void>;
  /** Records an event in the audit log without waiting; failures are logged. */
  readonly recordLater: (entry: AuditEntry) => void;
}

const MAX_FORM_BYTES = 4_096;
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const STATUS = { wrong: 401, 'too-many': 429, 'too-large': 413, unreadable: 400, unrecorded: 503 } as const satisfies Record<
  Notice,
  number
>;

const queryOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(request.raw.url?.split('?')[1] ?? '');

function send(request: FastifyRequest, reply: FastifyReply, notice: Notice | null = null): FastifyReply {
  const query = queryOf(request);
  const language = LANGUAGES.find((each) => each === query.get('lang')) ?? languageOf(request);
  if (notice === 'too-many') reply.header('retry-after', TOO_MANY_RETRY_SECONDS);
  const page = signInPage({ language, to: safeReturnAddress(query.get('to')), notice });
  return sendTextPage(request, reply, notice === null ? 200 : STATUS[notice], page);
}

const cookieOf = (value: string, seconds: number): string => `${SESSION_COOKIE}=${value}; ${ATTRIBUTES}; Max-Age=${String(seconds)}`;

/** Access mode `token`: `/masuk` exchanges the secret for a session, `/keluar` ends it. A refusal shows the form again. */
export const signInRoutes: FastifyPluginCallback<SignInContext> = (app, { signIn, refusals, actorOf, record, recordLater }, done) => {
  const refuse = (request: FastifyRequest, reply: FastifyReply, notice: Exclude<Notice, 'unrecorded'>): FastifyReply => {
    const code = notice === 'wrong' ? 'not-signed-in' : notice === 'too-many' ? 'too-many-tries' : 'bad-request';
    refusals.add({ actor: actorOf(request), method: 'POST', path: SIGN_IN, problem: { status: STATUS[notice], code, params: {} } });
    return send(request, reply, notice);
  };

  // Only these routes read forms: elsewhere a page of another site could send one.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof AuditUnavailable) {
      request.log.error({ err: error, path: SIGN_IN }, 'request failed');
      return send(request, reply, 'unrecorded');
    }
    if (error.statusCode === undefined || error.statusCode >= 500) throw error;
    return refuse(request, reply, error.statusCode === STATUS['too-large'] ? 'too-large' : 'unreadable');
  });

  app.get(SIGN_IN, (request, reply) => send(request, reply));

  app.post(SIGN_IN, async (request, reply) => {
    const form = (request.body ?? {}) as Readonly<Record<string, string | undefined>>;
    const outcome = signIn.signIn(request, String(form['secret'] ?? '').trim());
    if ('refused' in outcome) return refuse(request, reply, outcome.refused);
    const before = signIn.signOut(request);
    if (before) recordLater({ actor: before, action: 'sign-out', details: { by: 'sign-in' } });
    await record({ actor: outcome.caller, action: 'sign-in', details: { by: 'secret' } }).catch((error: unknown) => {
      signIn.end(outcome.cookie);
      throw error;
    });
    return reply
      .headers({ 'set-cookie': cookieOf(outcome.cookie, SESSION_SECONDS), 'cache-control': 'no-store' })
      .redirect(safeReturnAddress(form['to'] ?? queryOf(request).get('to')), 303);
  });

  app.post(SIGN_OUT, (request, reply) => {
    const caller = signIn.signOut(request);
    if (caller) recordLater({ actor: caller, action: 'sign-out', details: { by: 'reader' } });
    return reply.headers({ 'set-cookie': cookieOf('', 0), 'cache-control': 'no-store' }).redirect(SIGN_IN, 303);
  });
  done();
};

/** The other modes have no form: their users signed in at the proxy and are redirected. */
export const signInRedirect: FastifyPluginCallback = (app, _options, done) => {
  app.get(SIGN_IN, (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(safeReturnAddress(queryOf(request).get('to')), 303),
  );
  done();
};
