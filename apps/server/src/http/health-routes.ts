import type { FastifyPluginCallback } from 'fastify';
import type { Context } from './context.ts';
import { refuse } from './refused.ts';

/** `/livez`: the process answers; it asks nothing of the data. `/readyz`: a generation is open. Neither tells a version. */
export const healthRoutes: FastifyPluginCallback<Context> = (app, { warehouse }, done) => {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    if (warehouse.generation() < 1) refuse(503, 'no-data');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  done();
};
