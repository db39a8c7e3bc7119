import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import type { Status } from '@pendapa/contracts';
import { useFormat } from '@pendapa/i18n';
import { answerOf, renderPage, type StubAnswers, type RenderPageOptions } from '@pendapa/testing';
import { valueOf } from '../reading/figure.ts';
import { totalOf } from '../reading/rows.ts';
import { AnswersProvider } from './answers-provider.tsx';
import { createQueryClient } from './query-client.ts';
import { signInAddress } from './sign-in.ts';
import { useAnswer } from './use-answer.ts';

const ALL = '/api/v1/answers/revenue?m=amount';
const LAND = '/api/v1/answers/revenue?m=amount&tax=PBBP2';
const amount = (total: string) => answerOf({ measures: { amount: { unit: 'money', total } } });

function Figure() {
  const [tax, setTax] = useState<string | null>(null);
  const result = useAnswer({ subject: 'revenue', measures: ['amount'], where: tax === null ? {} : { tax: [tax] } });
  const format = useFormat();
  return (
    <>
      <output>{`${result.state} ${result.answer ? format.value(valueOf(totalOf(result.answer, 'amount')), 'money') : 'nothing'}`}</output>
      <span>{result.failure?.code}</span>
      <button onClick={() => setTax('PBBP2')}>filter</button>
      <button onClick={result.retry}>retry</button>
    </>
  );
}

const show = (answers: StubAnswers, options: RenderPageOptions = {}) =>
  renderPage(<Figure />, { answers, wrapper: AnswersProvider, ...options });
const shown = (): string => (screen.getByRole('status').textContent ?? '').replaceAll('\u00a0', ' ');
const expectState = (text: string) => waitFor(() => expect(shown()).toBe(text));

it('asks one address and gives the figure in the currency of the agency', async () => {
  const { server } = show({ [ALL]: amount('125000000000') }, { status: { currency: { code: 'USD', symbol: '$', digits: 2 } } });
  expect(shown()).toBe('loading nothing');
  await expectState('ready $1,25 miliar');
  expect(server.requestedAddresses).toEqual([ALL]);
});

it('shares one request among equal questions', async () => {
  const { server } = renderPage(
    <>
      <Figure />
      <Figure />
    </>,
    { answers: { [ALL]: amount('5') }, wrapper: AnswersProvider },
  );
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['ready Rp\u00a05', 'ready Rp\u00a05']),
  );
  expect(server.requestedAddresses).toEqual([ALL]);
});

it('keeps the figures before it while those of a new question are on their way', async () => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { server } = show({ [ALL]: amount('5'), [LAND]: amount('3') });
  await expectState('ready Rp 5');
  const plain = server.fetch;
  globalThis.fetch = async (input, init) => {
    if (String(input) === LAND) await gate;
    return plain(input, init);
  };
  await userEvent.click(screen.getByText('filter'));
  await expectState('updating Rp 5');
  release();
  await expectState('ready Rp 3');
});

it('keeps the last figures, marked, when the server cannot be reached, and gets well again', async () => {
  const { server } = show({ [ALL]: amount('5') });
  await expectState('ready Rp 5');
  server.answerWith({ [ALL]: null });
  await userEvent.click(screen.getByText('retry'));
  await expectState('stale Rp 5');
  server.answerWith({ [ALL]: amount('7') });
  await userEvent.click(screen.getByText('retry'));
  await expectState('ready Rp 7');
});

it('tells the reason of a refusal and does not repeat the request', async () => {
  const { server } = show({ [ALL]: { status: 400, code: 'unknown-value', params: { parameter: 'm', value: 'x' } } });
  await expectState('failed nothing');
  expect(screen.getByText('unknown-value')).toBeInTheDocument();
  expect(server.requestedAddresses).toHaveLength(1);
});

it('leaves for the sign-in when the session has ended, and says so meanwhile', async () => {
  const left = jest.fn();
  const answers = createQueryClient(left);
  const Provider = ({ children }: { readonly children: ReactNode }) => <AnswersProvider answers={answers}>{children}</AnswersProvider>;
  show({ [ALL]: { status: 401, code: 'not-signed-in', params: {} } }, { wrapper: Provider });
  await expectState('failed nothing');
  expect(screen.getByText('not-signed-in')).toBeInTheDocument();
  expect(left).toHaveBeenCalled();
});

it('leads back from the sign-in to the same view', () => {
  expect(signInAddress({ pathname: '/revenue-channel', search: '?t=PBBP2&c=p' })).toBe('/masuk?to=%2Frevenue-channel%3Ft%3DPBBP2%26c%3Dp');
});

it('shows no figure while the currency is unknown', async () => {
  show({ [ALL]: amount('5') }, { status: null });
  await expectState('failed nothing');
  expect(screen.getByText('unreachable')).toBeInTheDocument();
});

it.each<[string, Partial<Status>]>([
  ['newer data are', { generation: 2, revision: '2-1' }],
  ['other settings are', { revision: '1-7' }],
  ['fewer units are', { reader: { mode: 'proxy', role: 'viewer', name: 'siti', ofUnits: { rights: 'own-only', units: [] } } }],
])('asks again when %s served', async (_, changed) => {
  jest.useFakeTimers();
  try {
    let served: Partial<Status> = {};
    const { server } = show({ [ALL]: amount('5') });
    const plain = server.fetch;
    globalThis.fetch = async (input, init) => {
      const response = await plain(input, init);
      if (String(input) !== '/api/v1/status') return response;
      return new Response(JSON.stringify({ ...((await response.json()) as object), ...served }), { status: 200 });
    };
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(shown()).toBe('ready Rp 5');
    served = changed;
    server.answerWith({ [ALL]: amount('9') });
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(shown()).toBe('ready Rp 9');
  } finally {
    jest.useRealTimers();
  }
});

it('asks nothing while its tab is hidden, and whether anything changed when it is seen again', async () => {
  jest.useFakeTimers();
  const look = (state: DocumentVisibilityState) =>
    act(() => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      window.dispatchEvent(new Event('visibilitychange'));
    });
  try {
    const { server } = show({ [ALL]: amount('5') });
    await act(() => jest.advanceTimersByTimeAsync(100));
    const plain = server.fetch;
    const requests: string[] = [];
    globalThis.fetch = (input, init) => {
      requests.push(String(input));
      return plain(input, init);
    };
    look('hidden');
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(requests).toEqual([]);
    look('visible');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(requests).toEqual(['/api/v1/status']);
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
});

it('does not compile where the subject lacks the measure or the dimension', () => {
  function Wrong() {
    // @ts-expect-error revenue does not count registered objects
    useAnswer({ subject: 'revenue', measures: ['registered'] });
    // @ts-expect-error objects have no channel
    useAnswer({ subject: 'objects', measures: ['registered'], by: ['channel'] });
    const { answer } = useAnswer({ subject: 'revenue', measures: ['amount'], by: ['month'] });
    // @ts-expect-error the query has no measure transactions
    return answer ? totalOf(answer, 'transactions') : null;
  }
  expect(Wrong).toBeInstanceOf(Function);
});

it('asks again by itself while the server still opens its data', async () => {
  let requests = 0;
  const starting = (): Response => Response.json({ type: 'about:blank', status: 503, code: 'starting', params: {} }, { status: 503 });
  const { server } = show({ [ALL]: amount('5') });
  const answers = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (String(input) !== ALL) return answers(input, init);
    requests += 1;
    return requests <= 2 ? Promise.resolve(starting()) : answers(input, init);
  });
  await waitFor(() => expect(shown()).toBe('ready Rp 5'), { timeout: 10_000 });
  expect(server.requestedAddresses.filter((address) => address === ALL)).toHaveLength(1);
});
