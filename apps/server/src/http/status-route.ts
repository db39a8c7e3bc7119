import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { StatusSchema } from '@pendapa/contracts/wire';
import type { Context } from './context.ts';
import { NoParametersSchema } from './no-parameters.ts';

/** `GET /status`: whose data, how new, which extracts. Never kept: whether the data are old depends on the clock. */
export const statusRoute: FastifyPluginCallbackTypebox<Context> = (app, { warehouse }, done) => {
  const schema = { querystring: NoParametersSchema, response: { 200: StatusSchema } };
  app.get('/status', { schema }, async (_request, reply) => {
    const status = warehouse.status();
    reply.headers({ 'cache-control': 'no-store', 'x-data-generation': status.generation });
    return status;
  });
  done();
};
