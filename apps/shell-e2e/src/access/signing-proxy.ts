import { randomUUID } from 'node:crypto';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { freePort } from './free-port.ts';
import { selfSigned } from './self-signed.ts';

/** The proxy's response to a request of a user who has not signed in. */
export type AnswerToStrangers = 401 | 302;

export interface SigningProxy {
  readonly address: string;
  /** Ends all sessions, as a proxy does after its timeout. */
  readonly endSessions: () => void;
  readonly answerStrangersWith: (status: AnswerToStrangers) => void;
  /** Sets the secret that identifies the proxy to the server. */
  readonly useSecret: (secret: string) => void;
  readonly close: () => Promise<void>;
}

const SIGN_IN = '/proxy/sign-in';
const SIGN_OUT = '/proxy/sign-out';
const SESSION = /(?:^|; )proxy-session=([\w-]+)/;

const page = (to: string): string =>
  `<!doctype html><html lang="en"><title>Agency</title><h1>Agency sign-in</h1><form action="${SIGN_IN}">
<label>User <input name="user"></label><input type="hidden" name="to" value="${to.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><button>Go</button></form>`;

/** Simulates an agency's proxy: serves TLS, signs users in by name and sends that name to the server. */
export async function signingProxy(backend: number): Promise<SigningProxy> {
  const port = await freePort();
  const address = `https://127.0.0.1:${String(port)}`;
  const users = new Map<string, string>();
  let secret = '';
  let strangers: AnswerToStrangers = 401;

  const redirect = (response: ServerResponse, location: string, cookie?: string): void => {
    response.writeHead(302, { location, ...(cookie === undefined ? {} : { 'set-cookie': `${cookie}; Path=/; Secure; HttpOnly` }) });
    response.end();
  };
  const signIn = ({ searchParams }: URL, response: ServerResponse): void => {
    const [user, to] = [searchParams.get('user'), searchParams.get('to') ?? '/'];
    if (user === null) {
      response.setHeader('content-type', 'text/html');
      response.end(page(to));
      return;
    }
    const session = randomUUID();
    users.set(session, user);
    redirect(response, to, `proxy-session=${session}`);
  };
  const pass = (request: IncomingMessage, response: ServerResponse, user: string): void => {
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
      'x-forwarded-user': user,
      'x-pendapa-proxy-secret': secret,
    };
    const { method, url } = request;
    const onward = ask({ host: '127.0.0.1', port: backend, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // The server may be restarting.
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(onward);
  };
  const server = createServer(selfSigned(), (request, response) => {
    const url = new URL(request.url ?? '/', address);
    const session = SESSION.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const user = users.get(session);
    if (url.pathname === SIGN_IN) return signIn(url, response);
    if (url.pathname === SIGN_OUT) {
      users.delete(session);
      return redirect(response, SIGN_IN, 'proxy-session=; Max-Age=0');
    }
    if (user !== undefined) return pass(request, response, user);
    const isPage = (request.headers.accept ?? '').includes('text/html');
    if (isPage || strangers === 302) return redirect(response, `${SIGN_IN}?to=${encodeURIComponent(request.url ?? '/')}`);
    response.writeHead(401).end('Sign in first');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address,
    endSessions: () => users.clear(),
    answerStrangersWith: (status) => (strangers = status),
    useSecret: (other) => (secret = other),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
