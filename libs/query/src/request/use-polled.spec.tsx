import { act, screen } from '@testing-library/react';
import type { Uploads } from '@pendapa/contracts';
import { renderPage } from '@pendapa/testing';
import { useLoads, useUploads } from '../uploads/use-uploads.ts';
import { AnswersProvider } from './answers-provider.tsx';
import { createQueryClient } from './query-client.ts';

const SECOND = 1_000;
const removal = { who: 'local', step: 'removing', since: '2026-11-28T00:00:00Z', load: 7, progress: null, waitsFor: null } as const;
const uploads = (running: Uploads['removal']): Uploads => ({
  uploads: [],
  atWork: null,
  removal: running,
  removalFault: null,
  limits: { bytes: 1, uploads: 1 },
  profiles: [],
  currency: { code: 'IDR', symbol: 'Rp', digits: 0 },
  timeZone: 'Asia/Jakarta',
});

function Uploading() {
  const { answer, failure } = useUploads();
  useLoads();
  return <output>{failure ? failure.code : answer && (answer.removal ? 'removing' : 'idle')}</output>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('leads to the sign-in once if the session has ended, and asks no more', async () => {
  const signedOut = jest.fn();
  const answers = createQueryClient(signedOut);
  let isSignedIn = true;
  const { server } = renderPage(
    <AnswersProvider answers={answers}>
      <Uploading />
    </AnswersProvider>,
    {
      answers: (path) => {
        if (path !== '/api/v1/uploads') return undefined;
        return isSignedIn ? uploads(null) : { status: 401, code: 'not-signed-in', params: {} };
      },
    },
  );
  await pass(0);
  expect(screen.getByText('idle')).toBeInTheDocument();
  isSignedIn = false;
  const requests = () => server.requestedAddresses.filter((address) => address === '/api/v1/uploads').length;
  await pass(6 * SECOND);
  expect(screen.getByText('not-signed-in')).toBeInTheDocument();
  const before = requests();
  await pass(60 * SECOND);
  expect(requests()).toBe(before);
  expect(signedOut).toHaveBeenCalledTimes(1);
});

it('fetches the loads again when the removal of one has ended', async () => {
  let running: Uploads['removal'] = removal;
  const { server } = renderPage(
    <AnswersProvider>
      <Uploading />
    </AnswersProvider>,
    { answers: (path) => (path === '/api/v1/uploads' ? uploads(running) : path === '/api/v1/loads' ? { loads: [] } : undefined) },
  );
  await pass(0);
  expect(screen.getByText('removing')).toBeInTheDocument();
  const requests = () => server.requestedAddresses.filter((address) => address === '/api/v1/loads').length;
  expect(requests()).toBe(1);
  running = null;
  await pass(2 * SECOND);
  expect(screen.getByText('idle')).toBeInTheDocument();
  expect(requests()).toBe(2);
});
