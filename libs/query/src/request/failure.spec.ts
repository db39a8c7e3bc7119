import { deleteAt, fetchJson, failureOf, postJson, putJson } from './failure.ts';

const { signal } = new AbortController();
const withType = (type: string): Response => Object.defineProperty(Response.error(), 'type', { value: type });

const SIGNED_OUT: [string, () => Response][] = [
  ['the server', () => Response.json({ status: 401, code: 'not-signed-in', params: {} }, { status: 401 })],
  ['a proxy with a page of its own', () => new Response('<h1>401 Authorization Required</h1>', { status: 401 })],
  ['a proxy that redirects to its sign-in', () => withType('opaqueredirect')],
];

it.each(SIGNED_OUT)('tells that the session has ended where this is said by %s', async (_name, answer) => {
  const requests: RequestInit[] = [];
  globalThis.fetch = (_address, request = {}) => {
    requests.push(request);
    return Promise.resolve(answer());
  };
  const failures = await Promise.all(
    [
      fetchJson('/api/v1/status', signal),
      postJson('/api/v1/audit/exports', {}, signal),
      putJson('/api/v1/codes/mappings', {}, signal),
      deleteAt('/api/v1/uploads/u1', signal),
    ].map((request) => request.catch(failureOf)),
  );
  expect(failures).toEqual(Array.from({ length: 4 }, () => ({ code: 'not-signed-in', params: {} })));
  expect(requests.map(({ method, redirect }) => [method, redirect])).toEqual([
    [undefined, 'manual'],
    ['POST', 'manual'],
    ['PUT', 'manual'],
    ['DELETE', 'manual'],
  ]);
});

it('does not take another refusal, or a server that is away, for a session that has ended', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('<h1>403 Forbidden</h1>', { status: 403 }));
  expect(await fetchJson('/api/v1/status', signal).catch(failureOf)).toMatchObject({ code: 'internal' });
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await fetchJson('/api/v1/status', signal).catch(failureOf)).toMatchObject({ code: 'unreachable' });
});
