import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { FindingsSchema } from '@pendapa/contracts/wire';
import { findingsOf } from '../findings/find-findings.ts';
import type { Context } from './context.ts';
import { entityTag, matchesTag, NotModifiedSchema, sayGeneration, settingsMark } from './entity-tag.ts';
import { NoParametersSchema } from './no-parameters.ts';

/** `GET /findings`: what the figures of the generation show by the rules; they rest on answers that every role may have. */
export const findingsRoute: FastifyPluginCallbackTypebox<Context> = (app, { warehouse, edition }, done) => {
  const schema = { querystring: NoParametersSchema, response: { 200: FindingsSchema, 304: NotModifiedSchema } };
  app.get('/findings', { schema }, async (request, reply) => {
    const mark = settingsMark(warehouse.status());
    const tagOf = (generation: number) => entityTag(edition, mark, String(generation), 'findings');
    const current = warehouse.generation();
    if (matchesTag(request.headers['if-none-match'], tagOf(current))) {
      sayGeneration(reply, current, tagOf);
      return reply.code(304).send(undefined);
    }
    const found = await findingsOf(warehouse);
    sayGeneration(reply, found.generation, tagOf);
    return found;
  });
  done();
};
