import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PageFilters, useFilters } from '@pendapa/filters';
import { valueOf, totalOf, AnswersProvider, useAnswer, useTogether } from '@pendapa/query';
import { answerOf, renderPage, type StubAnswers } from '@pendapa/testing';
import { AnswerState } from './answer-state.tsx';

const REVENUE = '/api/v1/answers/revenue?m=amount';
const amount = (total: string) => answerOf({ measures: { amount: { unit: 'money', total } } });
const count = (total: number) => answerOf({ measures: { registered: { unit: 'count', total } } });

/** Server whose answers about objects wait until they are released. */
function slowObjects() {
  const releases: (() => void)[] = [];
  let holding = false;
  const answers: StubAnswers = (address) => {
    const [first, second] = address.includes('tax=PBBP2') ? ['2', 20] : ['1', 10];
    return address.startsWith('/api/v1/answers/revenue') ? amount(String(first)) : count(Number(second));
  };
  const gate =
    (fetched: typeof fetch): typeof fetch =>
    async (input, init) => {
      if (holding && String(input).includes('/objects')) await new Promise<void>((resolve) => releases.push(resolve));
      return fetched(input, init);
    };
  return { answers, gate, hold: () => (holding = true), release: () => releases.splice(0).forEach((go) => go()) };
}

function useBoth(tax: string | null) {
  const where = tax === null ? {} : { tax: [tax] };
  return useTogether({
    revenue: useAnswer({ subject: 'revenue', measures: ['amount'], where }),
    objects: useAnswer({ subject: 'objects', measures: ['registered'], where }),
  });
}

function Both() {
  const [tax, setTax] = useState<string | null>(null);
  const { revenue, objects } = useBoth(tax);
  const figure = [revenue.answer && totalOf(revenue.answer, 'amount'), objects.answer && totalOf(objects.answer, 'registered')]
    .map(valueOf)
    .join(' ');
  return (
    <>
      <output>{`${figure} ${revenue.state}`}</output>
      <button onClick={() => setTax('PBBP2')}>filter</button>
    </>
  );
}

it('shows figures of two questions change together, however long one of them takes', async () => {
  const server = slowObjects();
  const { server: stub } = renderPage(<Both />, { answers: server.answers, wrapper: AnswersProvider });
  globalThis.fetch = server.gate(stub.fetch);
  const shows = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  await shows('1 10 ready');
  server.hold();
  await userEvent.click(screen.getByRole('button', { name: 'filter' }));
  await waitFor(() => expect(stub.requestedAddresses).toContain(`${REVENUE}&tax=PBBP2`));
  await shows('1 10 updating');
  server.release();
  await shows('2 20 ready');
});

it('draws nothing anew, and keeps the filters of what is shown, while the next figures are on their way', async () => {
  const server = slowObjects();
  const renderedTexts: string[] = [];
  function Panel() {
    const { choices, change } = useFilters();
    const result = useAnswer({ subject: 'objects', measures: ['registered'], where: { tax: choices.tax } });
    return (
      <>
        <AnswerState result={result} measure="registered" height={100}>
          {(answer) => <Figure total={String(valueOf(totalOf(answer, 'registered')))} />}
        </AnswerState>
        <button onClick={() => change({ tax: ['PBBP2'] })}>filter</button>
      </>
    );
  }
  function Figure({ total }: { readonly total: string }) {
    const { choices } = useFilters();
    renderedTexts.push(`${total} ${choices.tax.join()}`);
    return <output>{total}</output>;
  }
  const options = { dimension: 'taxType', options: [{ code: 'PBBP2', name: { id: '', en: '' }, parent: null }], truncated: false } as const;
  const { server: stub } = renderPage(
    <PageFilters offers={['tax']}>
      <Panel />
    </PageFilters>,
    {
      answers: (address) =>
        address.includes('/dimensions/')
          ? { ...options, options: [...options.options], generation: 1 }
          : count(address.includes('PBBP2') ? 20 : 10),
      wrapper: AnswersProvider,
    },
  );
  globalThis.fetch = server.gate(stub.fetch);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('10'));
  server.hold();
  const before = renderedTexts.length;
  await userEvent.click(screen.getByRole('button', { name: 'filter' }));
  await waitFor(() => expect(screen.getByRole('status').closest('[aria-busy="true"]')).toBeInTheDocument());
  expect(renderedTexts.slice(before)).toEqual([]);
  server.release();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('20'));
  expect(renderedTexts.slice(before)).toEqual(['20 PBBP2']);
});
