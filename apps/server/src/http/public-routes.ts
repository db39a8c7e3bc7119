import type { FastifyPluginCallback } from 'fastify';
import { ROBOTS, SECURITY_CONTACT } from '../access/public-paths.ts';
import { sendText } from '../responses/send-text.ts';

export interface PublicContext {
  /** The public address of this server; null if it serves only this computer. */
  readonly publicAddress: string | null;
  /** The contact for reports of security problems. */
  readonly securityContact: string | null;
}

/** Search engines must not index a dashboard. */
const ROBOTS_TEXT = 'User-agent: *\nDisallow: /\n';
/** `Expires` of security.txt. */
const VALID_DAYS = 90;
const DAY_MS = 86_400_000;

/** RFC 9116. The contact of the settings, else the public address of the server. */
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

/** `/robots.txt`, `/.well-known/security.txt` and `/favicon.ico`: no sign-in, and no data of the agency. */
export const publicRoutes: FastifyPluginCallback<PublicContext> = (app, context, done) => {
  app.get(ROBOTS, (_request, reply) => sendText(reply, 200, ROBOTS_TEXT));
  app.get(SECURITY_CONTACT, (_request, reply) => sendText(reply, 200, securityText(context)));
  done();
};
