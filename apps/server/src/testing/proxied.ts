import type { Role } from '@pendapa/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { AccessPlan } from '../access/read-access.ts';

const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const HOST = 'pendapatan.example.go.id';
const PROXY_ADDRESS = '10.0.0.5';

/** Access mode `proxy` with the users of the settings. */
export const proxied = (users: Readonly<Record<string, Role>>): AccessPlan => ({
  mode: 'proxy',
  host: '10.0.0.7',
  access: { publicAddress: `https://${HOST}`, behindProxy: [PROXY_ADDRESS], secret: SECRET, identityHeader: 'x-forwarded-user', users },
});

export interface ProxiedRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path behind `/api/v1/`. */
  readonly url: string;
  readonly payload?: object;
  /** The entity tag of an answer that the browser has. */
  readonly tag?: string;
}

/** Sends a request of a user, as the proxy would. */
export const requestAs = (
  app: FastifyInstance,
  user: string,
  { method = 'GET', url, payload, tag }: ProxiedRequest,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url: `/api/v1/${url}`,
    remoteAddress: PROXY_ADDRESS,
    headers: {
      host: HOST,
      'x-pendapa-proxy-secret': SECRET,
      'x-forwarded-user': user,
      ...(tag === undefined ? {} : { 'if-none-match': tag }),
    },
    ...(payload ? { payload } : {}),
  });
