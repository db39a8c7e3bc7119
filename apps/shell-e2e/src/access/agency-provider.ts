import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '../../identity-provider.mjs');

type Order = 'new-keys' | 'late-tokens' | 'timely-tokens' | 'close' | 'listen';

/** The agency's identity provider, in a process of its own. */
export interface AgencyProvider {
  readonly address: string;
  readonly do: (order: Order) => Promise<void>;
  readonly end: () => void;
}

const answerOf = (child: ChildProcess, expected: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const listen = (message: unknown): void => {
      if (message !== expected) return;
      child.off('message', listen);
      resolve();
    };
    child.on('message', listen);
    child.once('exit', () => reject(new Error('The identity provider has ended.')));
  });

/** Starts a provider that knows one client: the dashboard at `dashboard`. */
export async function agencyProvider(port: number, secret: string, dashboard: string): Promise<AgencyProvider> {
  const child = fork(PROGRAM, [String(port), secret, dashboard], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await answerOf(child, 'ready');
  return {
    address: `http://localhost:${String(port)}`,
    do: async (order) => {
      const done = answerOf(child, order);
      child.send(order);
      await done;
    },
    end: () => child.kill(),
  };
}
