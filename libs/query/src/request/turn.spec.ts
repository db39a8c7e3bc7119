import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { lastTurn } from './turn.ts';

it('a check asks once no figures are on their way', async () => {
  const client = new QueryClient();
  const events: string[] = [];
  let arrive: (figures: string) => void = () => undefined;
  const figures = client.fetchQuery({
    queryKey: ['answer', 'figures'],
    queryFn: () => new Promise<string>((resolve) => (arrive = resolve)),
  });
  const check = client.fetchQuery({
    queryKey: ['answer', 'check'],
    meta: { turn: 'last' },
    queryFn: async ({ queryKey, signal }) => {
      await lastTurn(client, signal, queryKey);
      events.push('check asks');
      return 'checked';
    },
  });
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  events.push('figures arrive');
  arrive('1');
  expect([await figures, await check]).toEqual(['1', 'checked']);
  expect(events).toEqual(['figures arrive', 'check asks']);
});

it('a check does not wait if a panel wants the same figures', async () => {
  const client = new QueryClient();
  void client.fetchQuery({ queryKey: ['answer', 'others'], queryFn: () => new Promise<string>(() => undefined) });
  const check = client.fetchQuery({
    queryKey: ['answer', 'shared'],
    meta: { turn: 'last' },
    queryFn: async ({ queryKey, signal }) => {
      await lastTurn(client, signal, queryKey);
      return 'figures';
    },
  });
  const panel = new QueryObserver(client, { queryKey: ['answer', 'shared'], meta: { turn: 'first' }, queryFn: () => 'never asked' });
  const leave = panel.subscribe(() => undefined);
  expect(await check).toBe('figures');
  leave();
});
