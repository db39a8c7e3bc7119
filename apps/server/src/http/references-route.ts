import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ReferencesSchema } from '@pendapa/contracts/wire';
import type { Context } from './context.ts';
import { entityTag, matchesTag, NotModifiedSchema, sayGeneration } from './entity-tag.ts';
import { NoParametersSchema } from './no-parameters.ts';

/** `GET /references`: marked events, the calendar by month, bands of indicators, versions of targets and days of arrears. */
export const referencesRoute: FastifyPluginCallbackTypebox<Context> = (app, { warehouse, edition }, done) => {
  const schema = { querystring: NoParametersSchema, response: { 200: ReferencesSchema, 304: NotModifiedSchema } };
  app.get('/references', { schema }, async (request, reply) => {
    const tagOf = (generation: number) => entityTag(edition, String(generation), 'references');
    const current = warehouse.generation();
    if (matchesTag(request.headers['if-none-match'], tagOf(current))) {
      sayGeneration(reply, current, tagOf);
      return reply.code(304).send(undefined);
    }
    const found = await warehouse.references();
    sayGeneration(reply, found.generation, tagOf);
    return found;
  });
  done();
};
