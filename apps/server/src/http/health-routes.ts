import { access } from 'node:fs/promises';
import type { FastifyPluginCallback } from 'fastify';
import type { Context } from './context.ts';

/** `/livez`: the process answers; it asks nothing of the data. `/readyz`: the published generation is open. Neither tells a version. */
export const healthRoutes: FastifyPluginCallback<Context> = (app, { warehouse, dataFolder }, done) => {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const gone = await access(dataFolder).then(
      () => false,
      () => true,
    );
    // Older data than the published ones are still data, and what is open can still be read: the server stays in service and says so.
    return reply.header('cache-control', 'no-store').send({ status: gone || warehouse.damage() ? 'degraded' : 'ok' });
  });
  done();
};
