import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import type { Health } from './health.ts';
import { BUSY_RETRY_SECONDS } from './running-queries.ts';

interface HealthOptions {
  readonly health: Health;
  /** Checks the states that change without an event. */
  readonly check: () => Promise<void>;
}

const STATUS = { ok: 200, degraded: 200, unavailable: 503 } as const;

/** Sends the names of the states; `/readyz` says nothing else about the server. */
function sendReadiness(reply: FastifyReply, health: Health): FastifyReply {
  const report = health.report();
  if (report.status === 'unavailable') reply.header('retry-after', String(BUSY_RETRY_SECONDS));
  return reply.code(STATUS[report.status]).header('cache-control', 'no-store').send(report);
}

/** `/livez`: the process answers, without touching the data. `/readyz`: whether figures are answered, and the faults. */
export const healthRoutes: FastifyPluginCallback<HealthOptions> = (app, { health, check }, done) => {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    await check();
    return sendReadiness(reply, health);
  });
  done();
};
