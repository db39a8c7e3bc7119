import type { FastifyInstance } from 'fastify';
import { Doorway } from './doorway.ts';
import type { RunningQueries } from './running-queries.ts';

export type Listening = Pick<Doorway, 'port' | 'stop'>;

/** Listens for an app that is already built; see `Doorway.open`. */
export async function listen(
  app: FastifyInstance,
  host: string | null,
  port: number,
  queries: RunningQueries,
  most?: number,
): Promise<Listening> {
  const doorway = await Doorway.open(host, port, most);
  await doorway.handTo(app, queries);
  return doorway;
}
