import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { StatusSchema } from '@pendapa/contracts/wire';
import { NOBODY } from '../access/caller.ts';
import { rightsOf } from '../access/rights.ts';
import type { Context } from './context.ts';
import { NoParametersSchema } from './no-parameters.ts';

/** `GET /status`: whose data, how new, which extracts, and what the caller may. Never kept: whether the data are old depends on the clock. */
export const statusRoute: FastifyPluginCallbackTypebox<Context> = (app, { warehouse, disclosure }, done) => {
  const schema = { querystring: NoParametersSchema, response: { 200: StatusSchema } };
  app.get('/status', { schema }, async (request, reply) => {
    const status = { ...warehouse.status(), rights: rightsOf(request.caller ?? NOBODY, disclosure) };
    reply.headers({ 'cache-control': 'no-store', 'x-data-generation': status.generation });
    return status;
  });
  done();
};
