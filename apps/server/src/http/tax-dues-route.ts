import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { TaxDuesSchema } from '@pendapa/contracts/wire';
import type { Context } from './context.ts';
import { entityTag, matchesTag, NotModifiedSchema, sayGeneration } from './entity-tag.ts';
import { NoParametersSchema } from './no-parameters.ts';

/** `GET /tax-dues`: how each tax falls due by the rules in force on the data date, and when next. */
export const taxDuesRoute: FastifyPluginCallbackTypebox<Context> = (app, { warehouse, edition }, done) => {
  const schema = { querystring: NoParametersSchema, response: { 200: TaxDuesSchema, 304: NotModifiedSchema } };
  app.get('/tax-dues', { schema }, async (request, reply) => {
    const tagOf = (generation: number) => entityTag(edition, String(generation), 'tax-dues');
    const current = warehouse.generation();
    if (matchesTag(request.headers['if-none-match'], tagOf(current))) {
      sayGeneration(reply, current, tagOf);
      return reply.code(304).send(undefined);
    }
    const dues = await warehouse.dues();
    sayGeneration(reply, dues.generation, tagOf);
    return dues;
  });
  done();
};
