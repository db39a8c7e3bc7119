import { useEffect, useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAddress } from '@pendapa/page-manifest';
import { answerOf } from './answer-of.ts';
import { renderPage } from './render-page.tsx';
import { stubServer } from './stub-server.ts';

const ADDRESS = '/api/v1/answers/revenue?m=amount';

function Probe() {
  const { path, parameters, go } = useAddress();
  const [body, setBody] = useState('waiting');
  useEffect(() => {
    fetch(ADDRESS)
      .then((response) => response.text())
      .then(setBody, (error: Error) => setBody(error.message));
  }, []);
  return (
    <button onClick={() => go('/targets?tax=PAT')}>
      {document.documentElement.dataset['theme']} {path} {parameters.get('tax')} {body}
    </button>
  );
}

it('renders with theme, address and the answers of the test', async () => {
  const answer = answerOf({ measures: { amount: { unit: 'money', total: '5' } } });
  const { server, visited } = renderPage(<Probe />, { mode: 'dark', path: '/overview?tax=PBBP2', answers: { [ADDRESS]: answer } });
  expect(await screen.findByText(/dark \/overview PBBP2 .*"amount":"5"/)).toBeInTheDocument();
  expect(server.requestedAddresses).toEqual([ADDRESS]);
  await userEvent.click(screen.getByRole('button'));
  expect(visited).toEqual(['/targets?tax=PAT']);
  expect(screen.getByRole('button')).toHaveTextContent('dark /targets PAT');
});

it('names an address that the test said nothing about', async () => {
  renderPage(<Probe />);
  expect(await screen.findByText(/The test has no answer for \/api\/v1\/answers\/revenue\?m=amount/)).toBeInTheDocument();
});

describe('the server of a test', () => {
  it('gives a status with what the test says about it', async () => {
    const response = await stubServer({}, { asOf: '2023-07-31' }).fetch('/api/v1/status');
    expect(await response.json()).toMatchObject({ asOf: '2023-07-31', currency: { code: 'IDR' } });
  });

  it('refuses with a problem, and plays a server that cannot be reached', async () => {
    const server = stubServer({ '/a': { status: 400, code: 'bad-request', params: {} }, '/b': null });
    const refused = await server.fetch('/a');
    expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    await expect(server.fetch('/b')).rejects.toThrow('Failed to fetch');
    await expect(stubServer({}, null).fetch('/api/v1/status')).rejects.toThrow(TypeError);
  });
});

it('an answer has its values in columns, its totals, and null for what was not said', () => {
  const answer = answerOf({
    by: { month: ['2026-10-01', '2026-11-01'] },
    measures: { amount: { unit: 'money', values: ['1', null], before: ['2', '3'], total: '1' } },
    comparison: { from: '2025-01-01', to: '2025-11-14' },
  });
  expect(answer.columns.map(({ key, values }) => [key, values])).toEqual([
    ['month', ['2026-10-01', '2026-11-01']],
    ['amount', ['1', null]],
    ['amount', ['2', '3']],
  ]);
  expect(answer.totals).toEqual({ current: { amount: '1' }, comparison: { amount: null } });
  expect(answer.rowCount).toBe(2);
});
