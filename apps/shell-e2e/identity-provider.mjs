// A real OpenID Connect provider on this computer, for tests. Its users are invented, and their names are enough to sign in.
// Arguments: port, client secret, origin of the dashboard. Messages of the parent: `new-keys`, `late-tokens`, `timely-tokens`, `close`, `listen`.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [port, secret, dashboard] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;
const GROUPS = { siti: ['pendapa-analis'], ratna: ['pendapa-pengelola'], tono: ['arsip'] };
const HOUR = 3_600;

/** By how much the provider's clock is late while it makes tokens, in ms. */
let lateBy = 0;
const now = Date.now;

function newKey() {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  return { ...key, kid: randomUUID(), alg: 'RS256', use: 'sig' };
}

const groupsOf = (name) => GROUPS[name] ?? (name.startsWith('pegawai') ? ['pendapa-analis'] : []);

const page = (title, body) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`;

function newProvider() {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'pendapa',
        client_secret: secret,
        redirect_uris: [`${dashboard}/masuk/kembali`],
        post_logout_redirect_uris: [`${dashboard}/masuk`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [newKey()] },
    cookies: { keys: ['only for tests'] },
    scopes: ['openid', 'profile', 'groups'],
    claims: { openid: ['sub'], profile: ['preferred_username'], groups: ['groups'] },
    ttl: { IdToken: HOUR, Interaction: HOUR, Session: HOUR, Grant: HOUR, AccessToken: HOUR },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (context, form) => {
          context.body = page('Agency sign-out', `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`);
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, name) => ({
      accountId: name,
      claims: () => ({ sub: name, preferred_username: name, groups: groupsOf(name) }),
    }),
    // The agency's users are not asked whether the agency's dashboard may know their names.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid profile groups');
      await grant.save();
      return grant;
    },
  });
  return { provider, answer: provider.callback() };
}

let current = newProvider();

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

async function interact(request, response) {
  const { provider } = current;
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html');
    const fields = '<label>User <input name="user" autofocus></label><button>Go</button><button name="cancel" value="1">Cancel</button>';
    return response.end(page('Agency sign-in', `<form method="post">${fields}</form>`));
  }
  const form = await bodyOf(request);
  const result = form.has('cancel') ? { error: 'access_denied' } : { login: { accountId: form.get('user') ?? '' } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

const server = createServer((request, response) => {
  if (request.url === '/token') {
    Date.now = () => now() - lateBy;
    response.once('close', () => (Date.now = now));
  }
  if (!request.url.startsWith('/interaction/')) return current.answer(request, response);
  return interact(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
const listen = () => new Promise((resolve) => server.listen(Number(port), resolve));
const close = () =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

const ORDERS = {
  'new-keys': () => (current = newProvider()),
  'late-tokens': () => (lateBy = 2 * HOUR * 1_000),
  'timely-tokens': () => (lateBy = 0),
  close,
  listen,
};
process.on('message', async (order) => {
  await ORDERS[order]();
  process.send(order);
});
await listen();
process.send('ready');
