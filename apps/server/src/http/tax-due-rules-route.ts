import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { TaxDueRulesSchema } from '@pendapa/contracts/wire';
import type { Context } from './context.ts';
import { matchesTag, NotModifiedSchema, setGenerationHeaders, createTagger } from './entity-tag.ts';
import { NoParametersSchema } from './no-parameters.ts';

/** `GET /tax-dues`: the due rule of each tax on the data date, and its next due date. */
export const taxDueRulesRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse } = context;
  const schema = { querystring: NoParametersSchema, response: { 200: TaxDueRulesSchema, 304: NotModifiedSchema } };
  app.get('/tax-dues', { schema }, async (request, reply) => {
    const tags = createTagger(context);
    const tagOf = (generation: number) => tags(generation, 'tax-dues');
    const current = warehouse.generation();
    if (matchesTag(request.headers['if-none-match'], tagOf(current))) {
      setGenerationHeaders(reply, current, tagOf);
      return reply.code(304).send(undefined);
    }
    const rules = await warehouse.taxDueRules();
    setGenerationHeaders(reply, rules.generation, tagOf);
    return rules;
  });
  done();
};
