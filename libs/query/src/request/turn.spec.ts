import { QueryClient } from '@tanstack/react-query';
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
    queryFn: async ({ signal }) => {
      await lastTurn(client, signal);
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
