import { screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { useFormat } from '@pendapa/i18n';
import { answerOf, renderPage } from '@pendapa/testing';
import { AnswersProvider } from './answers-provider.tsx';
import { askMissing, takeAnswers, writeAnswers, type Answers } from './answers.ts';
import { createQueryClient } from './query-client.ts';
import { valueOf } from '../reading/figure.ts';
import { totalOf } from '../reading/rows.ts';
import { useAnswer } from './use-answer.ts';

const REVENUE = '/api/v1/answers/revenue?m=amount';
const CHECK = '/api/v1/answers/revenue?m=amount&by=bank';
const amount = (total: string) => answerOf({ measures: { amount: { unit: 'money', total } } });

function Figure() {
  const result = useAnswer({ subject: 'revenue', measures: ['amount'] });
  useAnswer({ subject: 'revenue', measures: ['amount'], by: ['bank'] }, true, 'last');
  useAnswer({ subject: 'objects', measures: ['registered'] }, false);
  useQuery({ queryKey: ['outlook'], meta: { workedOut: 'here' }, queryFn: () => Promise.reject(new Error('no worker here')) });
  const format = useFormat();
  return (
    <output>{`${result.state} ${result.answer ? format.value(valueOf(totalOf(result.answer, 'amount')), 'money') : 'nothing'}`}</output>
  );
}

const render = (answers: Answers): string =>
  renderToString(
    <AnswersProvider answers={answers}>
      <Figure />
    </AnswersProvider>,
  ).replaceAll('\u00a0', ' ');
const soon = (): number => performance.now() + 5_000;

async function renderToTheEnd(answers: Answers): Promise<string> {
  while (await askMissing(answers, soon())) render(answers);
  return render(answers);
}

it('draws without a browser what it would draw with one: asks what is asked, and works out nothing', async () => {
  const { server, unmount } = renderPage(<p />, { answers: { [REVENUE]: amount('5'), [CHECK]: amount('5') } });
  const answers = createQueryClient(() => undefined);
  expect(render(answers)).toContain('loading nothing');
  expect(await renderToTheEnd(answers)).toContain('ready Rp 5');
  expect(server.requestedAddresses).toEqual([REVENUE, CHECK]);
  unmount();
});

it('hands over what is known: the first picture has it, and nothing of it is asked again', async () => {
  const first = renderPage(<p />, { answers: { [REVENUE]: amount('5'), [CHECK]: amount('5') } });
  const before = createQueryClient(() => undefined);
  render(before);
  await renderToTheEnd(before);
  first.unmount();

  const answers = createQueryClient();
  takeAnswers(answers, writeAnswers(before));
  const { server } = renderPage(
    <AnswersProvider answers={answers}>
      <Figure />
    </AnswersProvider>,
    { answers: { [REVENUE]: amount('7'), [CHECK]: amount('7') } },
  );
  expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toBe('ready Rp 5');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.requestedAddresses).toEqual([]);
});

it('waits no longer than it may, and draws what has come', async () => {
  const { server, unmount } = renderPage(<p />, { answers: { [REVENUE]: amount('5') } });
  const plain = server.fetch;
  globalThis.fetch = (input, init) => (String(input) === REVENUE ? new Promise(() => undefined) : plain(input, init));
  const answers = createQueryClient(() => undefined);
  render(answers);
  expect(await askMissing(answers, performance.now() + 20)).toBe(true);
  expect(render(answers)).toContain('loading nothing');
  unmount();
});

it('throws where an answer is refused', async () => {
  const { unmount } = renderPage(<p />, { answers: { [REVENUE]: { status: 401, code: 'not-signed-in', params: {} } } });
  const answers = createQueryClient(() => undefined);
  render(answers);
  await expect(askMissing(answers, soon())).rejects.toThrow('not-signed-in');
  unmount();
});

function ComputedFigure() {
  useAnswer({ subject: 'revenue', measures: ['amount'], by: ['bank'] }, true, 'browser');
  return null;
}

it('leaves to the browser what only the browser computes with', async () => {
  const { server, unmount } = renderPage(<p />, { answers: { [CHECK]: amount('5') } });
  const answers = createQueryClient(() => undefined);
  const computed = (
    <AnswersProvider answers={answers}>
      <ComputedFigure />
    </AnswersProvider>
  );
  renderToString(computed);
  // Only the status is missing.
  while (await askMissing(answers, soon())) renderToString(computed);
  expect(server.requestedAddresses).toEqual([]);
  unmount();
});
