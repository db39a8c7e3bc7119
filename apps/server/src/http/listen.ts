import type { FastifyInstance } from 'fastify';
import { Listener } from './listener.ts';
import type { RunningQueries } from './running-queries.ts';

export type Listening = Pick<Listener, 'port' | 'stop'>;

/** Listens for an app that is already built; see `Listener.open`. */
export async function listen(
  app: FastifyInstance,
  host: string | null,
  port: number,
  queries: RunningQueries,
  maxConnections?: number,
): Promise<Listening> {
  const listener = await Listener.open(host, port, maxConnections);
  await listener.attach(app, queries);
  return listener;
}
