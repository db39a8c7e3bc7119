import type { Problem } from '@pendapa/contracts';
import type { AuditEntry } from '@pendapa/warehouse';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, type Caller } from '../caller.ts';
import { sendRefusalPage } from '../refusal-page.ts';
import { queryStringOf } from '../request-checks.ts';
import { languageOf, sendTextPage } from '../text-page.ts';
import { SESSIONS } from './oidc-addresses.ts';
import type { People } from '../people.ts';
import { steadyNow, type OidcSessions } from './session-store.ts';
import { sessionsPage } from './sessions-page.ts';

export interface SessionsContext {
  readonly sessions: OidcSessions;
  readonly people: People;
  readonly record: (entry: AuditEntry) => Promise<void>;
  /** Records in the audit log that a route refused a request. */
  readonly recordRefusal: (request: FastifyRequest, problem: Problem) => void;
}

const MAX_FORM_BYTES = 256;
const REFUSED = { status: 403, code: 'not-allowed', params: {} } as const;
const ENDED = `${SESSIONS}?selesai=1`;

/** `GET /sesi` lists the open sessions, `POST /sesi` ends one by its number. Both are for the role `admin`. */
export const sessionsRoutes: FastifyPluginCallback<SessionsContext> = (app, { sessions, people, record, recordRefusal }, done) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  /** The administrator who sent the request; null, with the refusal sent and recorded, for everybody else. */
  const adminOf = (request: FastifyRequest, reply: FastifyReply): Caller | null => {
    const caller = callerOf(request);
    if (caller.role === 'admin') return caller;
    recordRefusal(request, REFUSED);
    sendRefusalPage(request, reply, REFUSED);
    return null;
  };

  app.get(SESSIONS, (request, reply) => {
    const admin = adminOf(request, reply);
    if (!admin) return reply;
    const now = steadyNow();
    const listed = sessions.list().map(({ number, subject, groups, beganAt, lastSeenAt, address }) => ({
      number,
      subject,
      role: people.personOf(subject, groups)?.role ?? null,
      ageMs: now - beganAt,
      idleMs: now - lastSeenAt,
      address,
      isOwn: number === admin.session,
    }));
    return sendTextPage(request, reply, 200, sessionsPage(listed, languageOf(request), queryStringOf(request) === 'selesai=1'));
  });

  app.post(SESSIONS, async (request, reply) => {
    const admin = adminOf(request, reply);
    if (!admin) return reply;
    const { number } = (request.body ?? {}) as Readonly<Record<string, string | undefined>>;
    const ended = await sessions.end(Number(number));
    if (ended) await record({ actor: admin, action: 'sign-out', details: { by: 'admin', of: ended.subject, session: ended.number } });
    return reply.header('cache-control', 'no-store').redirect(ended ? ENDED : SESSIONS, 303);
  });
  done();
};
