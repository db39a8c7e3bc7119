import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ReferencesSchema } from '@pendapa/contracts/wire';
import type { Context } from './context.ts';
import { matchesTag, NotModifiedSchema, setGenerationHeaders, createTagger } from './entity-tag.ts';
import { NoParametersSchema } from './no-parameters.ts';

/** `GET /references`: marked events, calendar by month, bands of indicators, target versions and snapshot days of arrears. */
export const referencesRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse } = context;
  const schema = { querystring: NoParametersSchema, response: { 200: ReferencesSchema, 304: NotModifiedSchema } };
  app.get('/references', { schema }, async (request, reply) => {
    const tags = createTagger(context);
    const tagOf = (generation: number) => tags(generation, 'references');
    const current = warehouse.generation();
    if (matchesTag(request.headers['if-none-match'], tagOf(current))) {
      setGenerationHeaders(reply, current, tagOf);
      return reply.code(304).send(undefined);
    }
    const found = await warehouse.references();
    setGenerationHeaders(reply, found.generation, tagOf);
    return found;
  });
  done();
};
