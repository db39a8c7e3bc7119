import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_LATER, sendText } from '../http/send-text.ts';
import { SESSION_SECONDS } from './sessions.ts';
import { isOwnAddress, SIGN_IN_STYLE, signInPage, type Notice } from './sign-in-page.ts';
import { SESSION_COOKIE, SIGN_IN, type TokenGate } from './token-gate.ts';
import type { RefusalLog } from './refusal-log.ts';

export interface SignInContext {
  readonly signIn: TokenGate;
  readonly refusals: RefusalLog;
}

const LONGEST_FORM = 4_096;
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

const ownAddress = (text: unknown): string => (typeof text === 'string' && isOwnAddress(text) ? text : '/');

function sendPage(reply: FastifyReply, to: string, notice: Notice | null = null): FastifyReply {
  const status = notice === null ? 200 : notice === 'wrong' ? 401 : 429;
  if (notice === 'too-many') reply.header('retry-after', RETRY_LATER);
  return sendText(reply, status, signInPage(to, notice), 'text/html');
}

/** Access mode `token`: `/masuk` exchanges the secret for a session, `/keluar` ends it. */
export const signInRoutes: FastifyPluginCallback<SignInContext> = (app, { signIn, refusals }, done) => {
  // Forms are read here and nowhere else: everywhere else a page of another site could send one.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: LONGEST_FORM }, (_request, body, parsed) =>
    parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const toOf = (request: FastifyRequest): string => ownAddress(new URLSearchParams(request.raw.url?.split('?')[1] ?? '').get('to'));
  app.get(SIGN_IN, (request, reply) => sendPage(reply, toOf(request)));
  app.get('/masuk.css', (_request, reply) => sendText(reply, 200, SIGN_IN_STYLE, 'text/css'));

  app.post(SIGN_IN, (request, reply) => {
    const form = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const to = ownAddress(form['to']);
    const outcome = signIn.signIn(request, String(form['secret'] ?? '').trim());
    if ('cookie' in outcome) {
      reply.header('set-cookie', `${SESSION_COOKIE}=${outcome.cookie}; ${ATTRIBUTES}; Max-Age=${String(SESSION_SECONDS)}`);
      return reply.header('cache-control', 'no-store').redirect(to, 303);
    }
    const problem =
      outcome.refused === 'wrong' ? ({ status: 401, code: 'not-signed-in' } as const) : ({ status: 429, code: 'too-many-tries' } as const);
    refusals.add({ address: signIn.addressOf(request), method: 'POST', path: SIGN_IN, problem: { ...problem, params: {} } });
    return sendPage(reply, to, outcome.refused);
  });

  app.post('/keluar', (request, reply) => {
    signIn.signOut(request);
    reply.header('set-cookie', `${SESSION_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`);
    return reply.header('cache-control', 'no-store').redirect(SIGN_IN, 303);
  });
  done();
};
