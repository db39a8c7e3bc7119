import type { FastifyPluginCallback } from 'fastify';
import { ROBOTS, SECURITY_CONTACT } from '../access/open-paths.ts';
import { sendText } from './send-text.ts';

export interface PublicContext {
  /** Where this server is reached; null on this computer alone. */
  readonly publicAddress: string | null;
  /** Whom to tell of a weakness. */
  readonly securityContact: string | null;
}

/** Nothing of a dashboard belongs into a search engine. */
const ROBOTS_TEXT = 'User-agent: *\nDisallow: /\n';
/** A reader asks again after so many days. */
const VALID_DAYS = 90;
const DAY_MS = 86_400_000;

/** RFC 9116; without a contact of the settings the agency itself is it. */
function securityText({ publicAddress, securityContact }: PublicContext): string {
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    '# Laporkan kelemahan keamanan kepada pengelola dasbor instansi ini.',
    "# Report a weakness to the administrator of this agency's dashboard.",
    `Contact: ${securityContact ?? `${publicAddress ?? 'http://localhost'}/`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: id, en',
    ...(publicAddress === null ? [] : [`Canonical: ${publicAddress}${SECURITY_CONTACT}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** What robots and finders of weaknesses look for; it tells nothing of the agency's data, and nobody signs in for it. */
export const publicRoutes: FastifyPluginCallback<PublicContext> = (app, context, done) => {
  app.get(ROBOTS, (_request, reply) => sendText(reply, 200, ROBOTS_TEXT));
  app.get(SECURITY_CONTACT, (_request, reply) => sendText(reply, 200, securityText(context)));
  done();
};
